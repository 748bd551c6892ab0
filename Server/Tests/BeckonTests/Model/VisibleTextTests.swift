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

@Suite struct ControlCharactersTests {
    @Test(
        "texts lose control characters, keep tabs, and end lines in one way",
        arguments: [
            ("plain", "plain"), ("", ""), ("a\u{0}b", "ab"), ("\u{0}", ""), ("a\tb\nc", "a\tb\nc"),
            ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\r\r\nb", "a\n\nb"), ("a\n\rb", "a\n\nb"),
            ("a\u{85}b", "a\nb"), ("\u{1b}[31mred", "[31mred"), ("a\u{7f}\u{9b}b", "ab"),
            ("Ünï\u{1}cödé 👩‍👩‍👧", "Ünïcödé 👩‍👩‍👧"), ("\u{202e}x", "\u{202e}x"),
        ])
    func texts(text: String, expected: String) {
        #expect(Array(ControlCharacters.stripped(from: text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("marks that a control character parted are no long run without it")
    func marks() {
        let marks = String(repeating: "\u{301}", count: 20)
        let text = ControlCharacters.stripped(from: "a\(marks)\u{1}\(marks)\u{1}\(marks)")
        let runs = text.unicodeScalars.split(separator: "\u{34F}")
        #expect(runs.map(\.count) == [31, 30])
    }

    @Test("no control character is part of an identifier")
    func identifiers() {
        #expect(!ControlCharacters.occur(in: "5f1d3a0e9c äöü 👩‍👩‍👧"))
        for value in Array(UInt32(0)...0x1f) + Array(UInt32(0x7f)...0x9f) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(ControlCharacters.occur(in: "a\(Character(scalar))b"))
        }
    }
}
