/// Language tags as apps and operators spell them: `de`, `de-AT`, `de_AT`.
package enum LanguageTag {
    /// The tag under which texts for every language are kept.
    package static let every = ""

    /// A tag in small letters, its parts joined by `-`.
    package static func normal(_ tag: String) -> String { tag.lowercased().replacing("_", with: "-") }

    /// Whether a text has the form of a tag: two or three letters, then parts of letters and digits.
    package static func isTag(_ text: String) -> Bool {
        let parts = normal(text).split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLetter) else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
        }
    }

    /// The tags whose texts a device may get, the best first: its own, the same without its last parts, the operator's
    /// default, every language.
    ///
    /// - Parameters:
    ///   - language: The device's language; nil if it gave none.
    ///   - fallback: The operator's default language.
    /// - Returns: The tags.
    package static func order(_ language: String?, fallback: String?) -> [String] {
        ([language, fallback].compactMap(\.self).flatMap(shortened)) + [every]
    }

    private static func shortened(_ language: String) -> [String] {
        var parts = normal(language).split(separator: "-").prefix(longest)
        var tags: [String] = []
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return tags
    }

    /// The most parts of a tag that count.
    private static let longest = 8

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
}
