/// Writes the generated sources, tests and names of ICWS from its description.
@main
struct Generator {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            print("usage: ICWSGenerator DESCRIPTION ROOT")
            return
        }
        do {
            let layout = Layout(try Description(path: arguments[1]))
            guard layout.isComplete else { throw GeneratorError("a resource or type has no target") }
            let generator = Generator(layout: layout)
            var generated = GeneratedFiles(root: arguments[2])
            generator.addSources(to: &generated)
            TestWriter(layout: layout).add(to: &generated)
            generated.add("Sources/ICWS/Names.md", NameTable(layout: layout).text)
            try generated.write(replacing: ["Sources/ICWS/Generated", "Tests/ICWSRoundTripTests/Generated"])
            for group in layout.groups {
                let needed = (layout.dependencies[group] ?? []).sorted().joined(separator: " ")
                print("\(group): \(needed)")
            }
        } catch {
            print("nothing was generated: \(error)")
        }
    }

    let layout: Layout

    /// Adds the namespaces, and for each target a file of contracts, one of enums and one of requests.
    func addSources(to generated: inout GeneratedFiles) {
        let homes = NamespaceHomes(layout)
        generated.add("Sources/ICWSCore/Namespaces.swift", homes.source(nil))
        let forms = FormWriter(layout: layout)
        let short = ShortNames(layout)
        let contracts = ContractWriter(layout: layout)
        let requests = RequestWriter(layout: layout)
        for group in layout.groups {
            let types = layout.description.order.filter { layout.group(type: $0) == group }
            let objects = types.filter { layout.description.types[$0]?.kind == "object" }
            let enums = types.filter { layout.description.types[$0]?.kind != "object" }
            let resources = layout.description.resources.filter { layout.group($0) == group }
            let imports = imports(of: group)
            add("Contracts", objects.map(contracts.source), imports, group, &generated)
            add("Enums", enums.map(contracts.source), "public import ICWSCore\n", group, &generated)
            add("Requests", resources.map(requests.source), imports, group, &generated)
            add("Forms", objects.map(forms.source).filter { !$0.isEmpty }, imports, group, &generated)
            let names = [homes.source(group), short.source(group, layout)].filter { !$0.isEmpty }
            add("Names", names, "public import ICWSCore\n", group, &generated)
        }
    }

    private func add(
        _ kind: String, _ parts: [String], _ imports: String, _ group: String, _ generated: inout GeneratedFiles
    ) {
        guard !parts.isEmpty else { return }
        let text = parts.joined(separator: "\n")
        let json = text.contains("JSONObject") ? "public import BeckonJSON\n" : ""
        let used = imports.split(separator: "\n").filter { line in
            guard let module = line.split(separator: " ").last, module != "ICWSCore" else { return true }
            return layout.mentions(String(module), in: text)
        }
        generated.add(
            "Sources/ICWS/Generated/\(group)/\(group)+\(kind).swift",
            GeneratedFiles.head + json + used.joined(separator: "\n") + "\n\n" + text)
    }

    private func imports(of group: String) -> String {
        let modules = ["ICWSCore"] + (layout.dependencies[group] ?? []).map { "ICWS" + $0 }
        return modules.sorted().map { "public import \($0)\n" }.joined()
    }
}

extension Layout {
    /// Whether a source text names a type of a target.
    func mentions(_ module: String, in text: String) -> Bool {
        description.order.contains { "ICWS" + group(type: $0) == module && text.contains(name(of: $0)) }
    }
}
