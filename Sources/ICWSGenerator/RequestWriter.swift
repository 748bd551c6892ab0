/// Writes the Swift source of resources with their request values.
struct RequestWriter {
    let layout: Layout

    /// A parameter of a request's initialiser.
    private struct Argument {
        var name: String
        var type: String
        var preset: String
        var call: String
        var words: String
        var isGeneric = false
    }

    /// The source of one resource.
    func source(of resource: Description.Resource) -> String {
        let name = layout.resourceNames[resource.path] ?? ""
        var text = "extension ICWS.\(resource.namespace).Resources {\n"
        text += "/// Resource `\(resource.path)`.\npublic enum \(name) {\n"
        text += resource.methods.map { request($0, resource) }.joined(separator: "\n")
        return text + "}\n}\n"
    }

    /// The name of a request value.
    static func name(_ method: Description.Method) -> String { Names.capital(method.operation) }

    private func request(_ method: Description.Method, _ resource: Description.Resource) -> String {
        let arguments = arguments(method)
        let version = method.version > 0 ? " \(method.version)" : ""
        var text = "/// `\(method.verb) \(resource.path)`.\n///\n"
        text += "/// The call is \(ContractWriter.source(method.source)). Feature `\(method.feature)`\(version), "
        text += "\(method.featureSource == "inferred" ? "inferred" : "documented"). Success is "
        text += "\(method.successStatus == 0 ? "any 2xx" : String(method.successStatus)), "
        text += "\(ContractWriter.source(method.successSource)).\n"
        text += "public struct \(Self.name(method)): ServerRequest {\n"
        text += "/// What a success holds.\npublic typealias Success = \(success(method))\n"
        text += "/// The operation.\npublic static var operation: ServerOperation {\n"
        text += "ServerOperation(\n\"\(method.operation)\", \"\(method.verb)\", \"\(resource.path)\","
        text += " \(method.successStatus), \"\(method.feature)\", \(method.version))\n}\n"
        for argument in arguments {
            text += "/// \(argument.words)\npublic var \(Names.quoted(argument.name)): \(argument.type)\n"
        }
        text += initialiser(arguments)
        text += "/// Names the values of the request.\n///\n/// - Parameter parts: Takes them.\n"
        text += "public func fill(_ parts: inout RequestParts) {\n"
        return text + arguments.map { $0.call + "\n" }.joined() + "}\n}\n"
    }

    private func initialiser(_ arguments: [Argument]) -> String {
        var text = "/// Makes a request.\n"
        if !arguments.isEmpty { text += arguments.count == 1 ? "///\n" : "///\n/// - Parameters:\n" }
        for argument in arguments {
            text += arguments.count == 1 ? "/// - Parameter " : "///   - "
            text += "\(argument.name): \(argument.words)\n"
        }
        let parameters = arguments.map { argument in
            "\(argument.name): \(argument.isGeneric ? "some \(argument.type).Kind" : argument.type)\(argument.preset)"
        }
        text += arguments.isEmpty ? "public init() {}\n" : "public init(\n\(parameters.joined(separator: ",\n"))\n) {\n"
        if arguments.isEmpty { return text }
        for argument in arguments {
            let name = Names.quoted(argument.name)
            text += "self.\(argument.name) = \(argument.isGeneric ? "\(argument.type)(\(name))" : name)\n"
        }
        return text + "}\n"
    }

    private func success(_ method: Description.Method) -> String {
        switch method.success {
        case nil: "NoBody"
        case .scalar("Binary"), .stream: "BinaryBody"
        case let type?: "JSONBody<\(layout.spelling(type))>"
        }
    }

    private func arguments(_ method: Description.Method) -> [Argument] {
        var list = method.parameters.compactMap(argument)
        if let body = method.request {
            let isBase = body.named.contains { !layout.description.derived(from: $0).isEmpty }
            let name = bodyName(body)
            list.append(
                Argument(
                    name: name, type: layout.spelling(body), preset: "", call: "parts.body(\(Names.quoted(name)))",
                    words: "The body, `\(body.named.first ?? "")`.", isGeneric: isBase))
        }
        return list.filter { $0.preset.isEmpty } + list.filter { !$0.preset.isEmpty }
    }

    private func bodyName(_ body: Description.TypeReference) -> String {
        let type = body.named.first.flatMap { layout.description.types[$0]?.name } ?? "body"
        return Names.small(type)
    }

    private func argument(_ parameter: Description.Parameter) -> Argument? {
        guard parameter.name != "sessionId", parameter.name != "ININ-ICWS-CSRF-Token" else { return nil }
        let wire = parameter.name.hasPrefix("ININ-ICWS-") ? String(parameter.name.dropFirst(10)) : parameter.name
        let name = Names.small(wire)
        let quoted = Names.quoted(name)
        let kind = parameter.place == "path" ? "token" : parameter.place
        let place = ["token": "template token", "query": "query option"][kind] ?? "header"
        let words = "The \(place) `\(parameter.name)`"
        if parameter.isList {
            return Argument(
                name: name, type: "[String]", preset: " = []",
                call: "parts.query(\"\(parameter.name)\", list: \(quoted))", words: words + ", a list.")
        }
        return Argument(
            name: name, type: parameter.required ? "String" : "String?", preset: parameter.required ? "" : " = nil",
            call: "parts.\(kind)(\"\(parameter.name)\", \(quoted))",
            words: words + (parameter.required ? "." : ", if it is to be sent."))
    }

    /// The arguments with which a round-trip test calls a request's initialiser.
    func sampleArguments(_ method: Description.Method) -> String {
        let inputs = method.parameters.filter { argument($0) != nil }
        let first = inputs.filter { argument($0)?.preset.isEmpty ?? false }
        let last = inputs.filter { argument($0)?.preset.isEmpty == false }
        let ordered: [Description.Parameter?] = first + [nil] + last
        return ordered.compactMap { parameter -> String? in
            if let parameter, let argument = argument(parameter) {
                let text = "sample.text(\"\(parameter.name)\")"
                return "\(argument.name): \(parameter.isList ? "sample.list(\"\(parameter.name)\")" : text)"
            }
            guard let body = method.request else { return nil }
            return "\(bodyName(body)): sample.body(\(layout.spelling(body)).self)"
        }.joined(separator: ", ")
    }
}
