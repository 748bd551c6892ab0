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
