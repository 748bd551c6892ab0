import Testing

@testable import Beckon

/// What counts as a name that a person can read.
@Suite("Text that can be seen") struct VisibleTextTests {
    @Test(
        "blanks, controls, zero-width characters, fillers and lone marks show nothing",
        arguments: [
            "", " ", "\t\n", "\u{A0}", "\u{2003}\u{3000}", "\u{200B}\u{200C}\u{200D}", "\u{FEFF}", "\u{2060}",
            "\u{AD}", "\u{180E}", "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{2800}", "\u{1D159}", "\u{34F}",
            "\u{301}",
            "\u{202E}\u{202C}", "\u{2066}\u{2069}", "\u{E0020}", "\u{FE0F}", "\u{0}\u{1}", " \u{200B}\u{301} ",
        ])
    func unseen(_ text: String) {
        #expect(!VisibleText.isSeen(text))
        #expect(VisibleText.trimmed(text) == nil)
    }

    @Test(
        "letters, digits, signs and emojis of every script are seen and stay as they are",
        arguments: ["a", "0", ".", "é", "e\u{301}", "日本", "محمد", "नमस्ते", "👩‍👩‍👧", "❤️", "—", "می\u{200C}خواهم"])
    func seen(_ text: String) {
        #expect(VisibleText.isSeen(text))
        #expect(VisibleText.trimmed(text) == text)
    }

    @Test("what shows nothing goes from both ends")
    func ends() {
        #expect(VisibleText.trimmed("\u{200B} Ada\u{A0}Byron \u{FEFF}") == "Ada\u{A0}Byron")
    }
}
