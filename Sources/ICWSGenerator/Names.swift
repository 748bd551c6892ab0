/// Spells names of the description in Swift.
enum Names {
    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A name in lower camel case: `userID` stays, `ID` becomes `id`, `OwnAgent_Preview` becomes `ownAgentPreview`.
    static func small(_ name: String) -> String {
        let joined = capital(name)
        let run = joined.prefix { $0.isUppercase || $0.isNumber }
        if run.count == joined.count { return joined.lowercased() }
        let lowered = run.count > 1 ? run.dropLast() : run
        return lowered.lowercased() + joined.dropFirst(lowered.count)
    }

    /// A name that begins with a capital, without underscores, dashes and spaces.
    static func capital(_ name: String) -> String {
        name.split { $0 == "_" || $0 == "-" || $0 == " " }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The name, in backticks if it is a keyword of Swift.
    static func quoted(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// The Swift name of a property.
    static func property(_ name: String) -> String {
        let small = small(name)
        let taken = ["fields", "json", "problems", "typeURN", "self", "hashValue", "with", "as", "urn"]
        return taken.contains(small) ? small + "Field" : small
    }

    /// The Swift names of an enum's values.
    static func cases(_ values: [String]) -> [String] {
        var used: Set<String> = ["unknown", "rawValue", "neutral", "json", "init", "self"]
        return values.map { value in
            var name = small(value)
            if name == "unknown" { name = "undetermined" }
            if name.first?.isNumber == true { name = "value" + name }
            while !used.insert(name).inserted { name += "Value" }
            return name
        }
    }
}
