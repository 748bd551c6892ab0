/// Writes the round-trip tests: code that rebuilds each contract through its accessors, and a case for each operation.
struct TestWriter {
    let layout: Layout

    func add(to generated: inout GeneratedFiles) {
        for group in layout.groups {
            let types = layout.description.order.filter { layout.group(type: $0) == group }
            let resources = layout.description.resources.filter { layout.group($0) == group }
            let derived = types.flatMap(layout.description.derived).map(layout.group(type:))
            let needed = layout.closure(of: group).union(derived)
            let modules = ["ICWSCore"] + needed.map { "ICWS" + $0 }
            let own = modules.sorted().map { "import \($0)\n" }.joined()
            let rebuilds = types.map(rebuild).joined(separator: "\n")
            if !types.isEmpty {
                generated.add(
                    "Tests/ICWSRoundTripTests/Generated/\(group)+Rebuild.swift",
                    GeneratedFiles.head + own + "\n" + rebuilds)
            }
            if !resources.isEmpty {
                generated.add(
                    "Tests/ICWSRoundTripTests/Generated/\(group)+Trips.swift",
                    GeneratedFiles.head + own + "\n" + trips(group, resources))
            }
        }
        generated.add("Tests/ICWSRoundTripTests/Generated/AllMessages.swift", messages)
        let groups = layout.groups.filter { group in layout.description.resources.contains { layout.group($0) == group }
        }
        let all = groups.map { Names.small($0) + ",\n" }.joined()
        generated.add(
            "Tests/ICWSRoundTripTests/Generated/AllTrips.swift",
            GeneratedFiles.head + "extension TripCase {\nprivate static let groups: [[TripCase]] = [\n\(all)]\n"
                + "/// A case for each operation.\nstatic let all: [TripCase] = groups.flatMap { $0 }\n}\n")
    }

    /// A list of all contracts whose base is the message.
    private var messages: String {
        let all = layout.description.derived(from: "Messaging.Message").map { "\(layout.name(of: $0)).self,\n" }
            .joined()
        let modules = ["ICWSCore"] + layout.groups.map { "ICWS" + $0 }
        let text =
            "extension MessageCase {\n/// Each kind of message.\nstatic let kinds: [any MessageContract.Type] = [\n\(all)]\n}\n"
        let used = modules.filter { $0 == "ICWSCore" || layout.mentions($0, in: text) }
        return GeneratedFiles.head + used.sorted().map { "import \($0)\n" }.joined() + "\n" + text
    }

    private func rebuild(_ id: String) -> String {
        guard let type = layout.description.types[id] else { return "" }
        let name = layout.name(of: id)
        guard type.kind == "object" else { return "extension \(name): Rebuildable {}\n" }
        var text = "extension \(name): Rebuildable {\nfunc rebuilt() -> Self {\n"
        for derived in layout.description.derived(from: id) {
            let sub = layout.name(of: derived)
            text += "if typeURN == \(sub).urn, let derived = self.as(\(sub).self) {\n"
            text += "return Self(fields: derived.rebuilt().fields)\n}\n"
        }
        let properties = layout.description.allProperties(type)
        text += properties.isEmpty ? "return started()\n}\n}\n" : "var copy = started()\n"
        if properties.isEmpty { return text }
        for property in properties {
            let name = Names.quoted(Names.property(property.name))
            text += "copy.\(name) = self.\(name).rebuilt()\n"
        }
        return text + "return copy\n}\n}\n"
    }

    private func trips(_ group: String, _ resources: [Description.Resource]) -> String {
        let writer = RequestWriter(layout: layout)
        var text = "extension TripCase {\nstatic let \(Names.small(group)): [TripCase] = [\n"
        for resource in resources {
            for method in resource.methods {
                let request = "\(layout.name(of: resource)).\(RequestWriter.name(method))"
                let arguments = writer.sampleArguments(method)
                text += "TripCase(\"\(resource.path)\", \"\(method.operation)\") { trip async throws in\n"
                text += "let sample = \(arguments.isEmpty ? "()" : "trip.sample")\n"
                if arguments.isEmpty { text = String(text.dropLast("let sample = ()\n".count)) }
                text += "try await trip.run(\(request)(\(arguments)))\n},\n"
            }
        }
        return text + "]\n}\n"
    }
}
