import Testing

@testable import Beckon

@Suite("Languages of devices") struct LanguageTagTests {
    @Test("the own tag, then shorter ones, then the operator's default, then every language")
    func order() {
        #expect(LanguageTag.order("de_AT", fallback: "en-GB") == ["de-at", "de", "en-gb", "en", ""])
        #expect(LanguageTag.order(nil, fallback: nil) == [""])
        #expect(LanguageTag.order("", fallback: "fr") == ["fr", ""])
        #expect(LanguageTag.order("--", fallback: nil) == [""])
        #expect(LanguageTag.order(Array(repeating: "a", count: 100).joined(separator: "-"), fallback: nil).count == 9)
    }

    @Test(
        "what has the form of a tag",
        arguments: [
            ("de", true), ("pt_BR", true), ("zh-Hant-TW", true), ("es-419", true), ("d", false), ("deutsch", false),
            ("", false), ("de-", false), ("order.shipped", false), ("de--at", false), ("dé", false),
        ])
    func form(text: String, isTag: Bool) { #expect(LanguageTag.isTag(text) == isTag) }

    @Test("a section's texts come before those of all, language by language; a text without any stays as it is")
    func texts() {
        let texts = PushTexts(
            language: "en",
            common: ["de": ["hello": "Hallo", "bye": ""], "en": ["hello": "Hello!", "bye": "Bye!"], "": ["x": "X"]],
            providers: ["brand": ["de": ["hello": "Servus"], "fr": ["hello": "Salut"]]])
        #expect(texts.text("hello", language: "de-CH", provider: nil) == "Hallo")
        #expect(texts.text("hello", language: "de-CH", provider: "brand") == "Servus")
        #expect(texts.text("hello", language: "fr", provider: "other") == "Hello!")
        #expect(texts.text("hello", language: nil, provider: nil) == "Hello!")
        #expect(texts.text("bye", language: "de", provider: nil) == "Bye!")
        #expect(texts.text("x", language: "de", provider: nil) == "X")
        #expect(texts.text("constructor", language: "de", provider: nil) == "constructor")
    }
}
