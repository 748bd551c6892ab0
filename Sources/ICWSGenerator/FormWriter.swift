/// Writes the enum form of contracts from which others derive: a case for each of them.
struct FormWriter {
    let layout: Layout

    /// The form of one contract; empty when nothing derives from it, or when what derives from it is in other targets.
    func source(of id: String) -> String {
        guard let type = layout.description.types[id], !type.namespace.hasPrefix("Messaging") else { return "" }
        let all = layout.description.derived(from: id)
        guard !all.isEmpty, all.allSatisfy({ layout.group(type: $0) == layout.group(type: id) }) else { return "" }
        // What derives from a case is inside that case, so only the ends of the tree have one.
        let ends = all.filter { layout.description.derived(from: $0).isEmpty }
        let cases = zip(Self.names(ends.map { layout.shortName(of: $0) }), ends)
        let name = layout.shortName(of: id)
        var text = "extension \(layout.name(of: id)) {\n"
        text += "/// What a ``\(name)`` is, by its `__type`.\npublic enum Form: Sendable, Hashable {\n"
        for (label, end) in cases {
            text += "/// A ``\(layout.shortName(of: end))``.\ncase \(Names.quoted(label))(\(layout.name(of: end)))\n"
        }
        text += "/// Anything else, or one whose fields do not fit.\ncase other(\(layout.name(of: id)))\n}\n\n"
        text += "/// The value as what it is.\npublic var form: Form {\nswitch typeURN {\n"
        for (label, end) in cases {
            let urn = layout.description.types[end]?.urn ?? ""
            text += "case \"\(urn)\": self.as(\(layout.name(of: end)).self).map(Form.\(label)) ?? .other(self)\n"
        }
        return text + "default: .other(self)\n}\n}\n}\n"
    }

    /// Names of cases: without what all of them begin and end with.
    static func names(_ types: [String]) -> [String] {
        guard types.count > 1 else { return types.map(Names.small) }
        let words = types.map(Self.words)
        let shortest = words.map(\.count).min() ?? 0
        var first = 0
        while first < shortest - 1, Set(words.map { $0[first] }).count == 1 { first += 1 }
        var last = 0
        while last < shortest - 1 - first, Set(words.map { $0[$0.count - 1 - last] }).count == 1 { last += 1 }
        let names = words.map { Names.small($0[first..<($0.count - last)].joined()) }
        return Set(names).count == names.count && !names.contains("other") ? names : types.map(Names.small)
    }

    private static func words(_ name: String) -> [String] {
        name.reduce(into: [String]()) { words, letter in
            if letter.isUppercase || words.isEmpty {
                words.append(String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
    }
}
