/// Writes the Swift source of contracts and enums.
struct ContractWriter {
    let layout: Layout

    /// The source of one contract or enum.
    func source(of id: String) -> String {
        guard let type = layout.description.types[id] else { return "" }
        return switch type.kind {
        case "object": contract(type)
        case "flags": flags(type)
        default: enumeration(type)
        }
    }

    private func contract(_ type: Description.Contract) -> String {
        let name = layout.shortName(of: type.id)
        let derived = layout.description.derived(from: type.id)
        let isBase = !derived.isEmpty
        let message = layout.description.messages[type.id]
        var conformances = type.base.map { layout.name(of: $0) + ".Kind" } ?? "Contract"
        if message != nil { conformances += ", MessageContract" }
        var text = "extension ICWS.\(type.namespace) {\n"
        text += comment(type, message)
        text += "public struct \(name): \(conformances) {\n"
        if isBase {
            text += "/// What ``\(name)`` and everything that derives from it have.\n"
            text += "public protocol Kind: \(type.base.map { layout.name(of: $0) + ".Kind" } ?? "Contract") {}\n\n"
        }
        text += "/// What stands in `__type`.\npublic static var urn: String { \"\(type.urn)\" }\n"
        if isBase { text += derivedURNs(derived) }
        if let message { text += subscriptions(message) }
        text += "/// The fields.\npublic var fields: ContractFields\n"
        text += "/// Makes a window on fields that were checked.\n///\n/// - Parameter fields: The fields.\n"
        text += "public init(fields: ContractFields) { self.fields = fields }\n"
        if isBase {
            text += "/// Takes a contract that derives from this one, as it is.\n///\n"
            text += "/// - Parameter kind: The contract.\n"
            text += "public init(_ kind: some Kind) { self.init(fields: kind.fields) }\n"
        }
        text += initialiser(type)
        if !isBase { text += accessors(type) }
        text += check(type) + "}\n}\n"
        if isBase {
            let full = layout.name(of: type.id)
            text += "\nextension \(full): \(full).Kind {}\n"
            if !type.properties.isEmpty { text += "\nextension \(full).Kind {\n\(accessors(type))}\n" }
        }
        return text
    }

    private func comment(_ type: Description.Contract, _ message: Description.Message?) -> String {
        var text = "/// Contract `\(type.id)`.\n///\n"
        if let message {
            text += message.subscriptions.isEmpty ? "/// A message that no subscription is known for" : "/// A message"
            let paths = message.subscriptions.map { "`\($0)`" }.joined(separator: ",\n/// ")
            text += paths.isEmpty ? "" : " of " + paths
            text += " (\(Self.source(message.source))).\n///\n"
        }
        return text + "/// \(Self.source(type.source).capitalizedFirst).\n"
    }

    /// Says in words how something in the description is known.
    static func source(_ source: String) -> String {
        switch source {
        case "library": "known from the vendor's library"
        case "docs-page", "docs-2017", "documentation": "documented"
        case "third-party": "seen in other programs"
        case "abstract": "only what derives from it is sent"
        default: "inferred"
        }
    }

    private func derivedURNs(_ derived: [String]) -> String {
        let urns = derived.compactMap { layout.description.types[$0]?.urn }.map { "\"\($0)\"" }
        let list = "[\n\(urns.joined(separator: ",\n")),\n]"
        return "/// The urns of what derives from it.\npublic static var derivedURNs: [String] {\n\(list)\n}\n"
    }

    private func subscriptions(_ message: Description.Message) -> String {
        let paths = message.subscriptions.map { "\"\($0)\"" }
        let list = paths.isEmpty ? "[]" : "[\n\(paths.joined(separator: ",\n")),\n]"
        return "/// The subscriptions that deliver it.\npublic static var subscriptions: [String] {\n\(list)\n}\n"
    }

    private func initialiser(_ type: Description.Contract) -> String {
        let required = layout.description.allProperties(type).filter { $0.required && !$0.nullable }
        let start = type.typeOnWire ? "fields = ContractFields(type: Self.urn)\n" : "fields = ContractFields()\n"
        guard !required.isEmpty else {
            return "/// Makes a contract of which nothing is set.\npublic init() {\n\(start)}\n"
        }
        var text = "/// Makes a contract of what is required.\n///\n"
        text += required.count == 1 ? "" : "/// - Parameters:\n"
        for property in required {
            text += required.count == 1 ? "/// - Parameter " : "///   - "
            text += "\(Names.property(property.name)): \(words(property.type).capitalizedFirst).\n"
        }
        let parameters = required.map { "\(Names.property($0.name)): \(layout.spelling($0.type))" }
        text += "public init(\n\(parameters.joined(separator: ",\n"))\n) {\n\(start)"
        for property in required {
            text += "fields.set(\"\(property.name)\", \(Names.quoted(Names.property(property.name))))\n"
        }
        return text + "}\n"
    }

    private func accessors(_ type: Description.Contract) -> String {
        type.properties.map { property in
            let form = form(of: property)
            return """
                /// \(words(property.type).capitalizedFirst); \(form.words).\(note(property))
                public var \(Names.quoted(Names.property(property.name))): \(form.type) {
                get { fields.\(form.getter)("\(property.name)") }
                set { fields.set("\(property.name)", \(form.label)newValue) }
                }

                """
        }.joined()
    }

    /// What a value is: its meaning for people, with its unit.
    func words(_ type: Description.TypeReference) -> String {
        switch type {
        case .scalar(let name):
            [
                "Boolean": "true or false", "Integer": "a whole number", "Number": "a number", "String": "a text",
                "DateTime": "a point in time, UTC", "Duration": "a length of time, in seconds", "Guid": "a GUID",
                "Object": "any JSON object", "Binary": "bytes",
            ][name] ?? "a \(name)"
        case .named(let id):
            layout.description.types[id]?.kind == "object"
                ? "a ``\(layout.shortName(of: id))``" : "one of ``\(layout.shortName(of: id))``"
        case .array(let inner, let nullable): "a list, each \(words(inner))\(nullable ? " or null" : "")"
        case .map(let inner): "values by name, each \(words(inner))"
        case .stream(let inner): words(inner)
        }
    }

    /// What else the description says of a property.
    private func note(_ property: Description.Property) -> String {
        var text = ""
        if let feature = property.feature { text += "\n///\n/// Since \(feature)." }
        if let note = property.note { text += "\n///\n/// What is known: \(note)." }
        return text
    }

    /// The Swift type, accessor and comment of a property.
    private func form(
        of property: Description.Property
    ) -> (type: String, getter: String, label: String, words: String) {
        let spelling = layout.spelling(property.type)
        if property.required {
            return property.nullable
                ? (spelling + "?", "optional", "", "required, may be null")
                : (spelling, "required", "", "required")
        }
        return property.nullable
            ? ("Field<\(spelling)>", "field", "field: ", "absent, null or a value")
            : (spelling + "?", "optional", "optional: ", "may be missing")
    }

    private func check(_ type: Description.Contract) -> String {
        var text = "/// Names every known field with its type.\n///\n/// - Parameter checker: Looks at the fields.\n"
        text += "public static func checkFields(_ checker: inout ContractChecker) {\n"
        if let base = type.base { text += "\(layout.name(of: base)).checkFields(&checker)\n" }
        for property in type.properties {
            let call = property.required ? (property.nullable ? "requiredNullable" : "required") : "optional"
            text += "checker.\(call)(\"\(property.name)\", \(layout.spelling(property.type)).self)\n"
        }
        return text + "}\n"
    }

    private func enumeration(_ type: Description.Contract) -> String {
        let cases = Names.cases(type.values.map(\.name))
        var text = "extension ICWS.\(type.namespace) {\n/// Enum `\(type.id)`.\n///\n"
        text += "/// \(Self.source(type.source).capitalizedFirst).\n"
        text += "public enum \(layout.shortName(of: type.id)): WireEnum {\n"
        for (name, value) in zip(cases, type.values) {
            text += "/// `\(value.name)`, \(value.value).\ncase \(Names.quoted(name))\n"
        }
        text += "/// A number that the description does not name.\ncase unknown(Int)\n\n"
        text += "/// The number on the wire.\npublic var rawValue: Int {\nswitch self {\n"
        for (name, value) in zip(cases, type.values) { text += "case .\(Names.quoted(name)): \(value.value)\n" }
        text += "case .unknown(let number): number\n}\n}\n"
        text += "/// Makes a value; never fails.\n///\n/// - Parameter rawValue: The number on the wire.\n"
        text += "public init(rawValue: Int) {\nswitch rawValue {\n"
        var seen: Set<Int> = []
        for (name, value) in zip(cases, type.values) where seen.insert(value.value).inserted {
            text += "case \(value.value): self = .\(Names.quoted(name))\n"
        }
        return text + "default: self = .unknown(rawValue)\n}\n}\n}\n}\n"
    }

    private func flags(_ type: Description.Contract) -> String {
        var text = "extension ICWS.\(type.namespace) {\n/// Flags `\(type.id)`.\n///\n"
        text += "/// \(Self.source(type.source).capitalizedFirst).\n"
        let name = layout.shortName(of: type.id)
        text += "public struct \(name): WireEnum, OptionSet {\n/// The number on the wire.\npublic let rawValue: Int\n"
        text += "/// Makes a set; numbers without a name are kept.\n///\n"
        text += "/// - Parameter rawValue: The number on the wire.\n"
        text += "public init(rawValue: Int) { self.rawValue = rawValue }\n"
        for (name, value) in zip(Names.cases(type.values.map(\.name)), type.values) {
            text += "/// `\(value.name)`, \(value.value).\n"
            text += "public static let \(Names.quoted(name)): Self = Self(rawValue: \(value.value))\n"
        }
        return text + "}\n}\n"
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
