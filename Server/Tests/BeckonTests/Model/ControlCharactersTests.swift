import Beckon
import Testing

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
