/// The operator's settings for pushes of every kind.
package struct PushRules: Sendable {
    /// `push.timeScale`: Beckon's own waits are shorter by this factor.
    package var timeScale: Double
    /// `pushEnabled`: pushes to devices of other types are dropped.
    package var enabledTypes: Set<PushType>
    /// How pushes to GMS apps look.
    package var styles: PushStyles

    /// `deliverAtMostOnce` of the default provider section: an attempt in doubt is not repeated.
    package var isAtMostOnce = false
    /// `deliverAtMostOnce` of the named provider sections that set it.
    package var atMostOnceSections: [String: Bool] = [:]

    /// The operator's texts of pushes in several languages.
    package var texts = PushTexts()

    /// What notices of native conversations may show.
    package var noticeText = ServiceOptions.PushText.none
    package var noticeTexts = NoticeTexts()
    package var noticeStyle = NoticeStyle()
    /// `push.preview.characters`; nil for the push service's default: 50 for APNs, else 100.
    package var previewLength: Int?

    package init(
        enabledTypes: Set<PushType> = Set(PushType.allCases), styles: PushStyles = PushStyles(), timeScale: Double = 1
    ) {
        self.enabledTypes = enabledTypes
        self.styles = styles
        self.timeScale = timeScale
    }

    /// Whether a provider section forbids repeating a push that may have been delivered.
    func isAtMostOnce(providerName: String?) -> Bool {
        providerName.flatMap { atMostOnceSections[$0] } ?? isAtMostOnce
    }
}

/// The operator's texts of pushes in several languages (`push.texts.<language>.messages`, `localizationFileLocation`).
///
/// A text is found by the text that a push would show without it, or by a key of the operator's own.
package struct PushTexts: Hashable, Sendable {
    /// Texts by language (``LanguageTag/normal(_:)``), then by the text or key that they stand for.
    package typealias Catalog = [String: [String: String]]

    /// `push.language`: the language of devices whose own has no texts.
    package var language: String?
    /// The texts of all pushes.
    package var common: Catalog
    /// The texts of provider sections, which come first for their devices.
    package var providers: [String: Catalog]

    package init(language: String? = nil, common: Catalog = [:], providers: [String: Catalog] = [:]) {
        self.language = language
        self.common = common
        self.providers = providers
    }

    /// The text in a language; the text itself where the operator gave none.
    ///
    /// - Parameters:
    ///   - text: A text or a key.
    ///   - language: The device's language.
    ///   - provider: The device's provider section.
    /// - Returns: A text that is not empty, unless the given one is.
    package func text(_ text: String, language: String?, provider: String?) -> String {
        guard !text.isEmpty, !(common.isEmpty && providers.isEmpty) else { return text }
        let own = provider.flatMap { providers[$0] } ?? [:]
        let tags = LanguageTag.order(language, fallback: self.language)
        return tags.lazy.compactMap { own[$0]?[text] ?? common[$0]?[text] }.first { !$0.isEmpty } ?? text
    }

    /// The text in a device's language.
    func text(_ text: String, for device: Device) -> String {
        self.text(text, language: device.language, provider: device.providerName)
    }

    /// A style with its words in a device's language.
    func style(_ style: PushStyle, for device: Device) -> PushStyle {
        guard !(common.isEmpty && providers.isEmpty) else { return style }
        var style = style
        style.apple.title = style.apple.title.map { text($0, for: device) }
        style.apple.body = style.apple.body.map { text($0, for: device) }
        style.android.title = style.android.title.map { text($0, for: device) }
        style.android.body = style.android.body.map { text($0, for: device) }
        style.customMessage = style.customMessage.map { text($0, for: device) }
        return style
    }
}

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
