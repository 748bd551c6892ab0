import Testing

@testable import Beckon

/// Cutting texts to bytes.
@Suite("Texts cut to bytes")
struct TextLimitTests {
    @Test(
        "whole scalars stay, also of one endless character",
        arguments: [
            ("abc", 3, "abc"), ("abc", 2, "ab"), ("äbc", 2, "ä"), ("äbc", 1, ""), ("a\u{301}\u{301}", 3, "a\u{301}"),
            ("🙂🙂", 7, "🙂"), ("", 5, ""),
        ])
    func cut(text: String, limit: Int, kept: String) {
        #expect(Array(text.prefix(bytes: limit).utf8) == Array(kept.utf8))
    }
}

@Suite("Parts of long texts") struct TextPartsTests {
    @Test("parts are the text again, fit, and end after words", arguments: [4, 5, 7, 16, 64, 1_000])
    func whole(_ limit: Int) {
        let family = "👨‍👩‍👧‍👦"
        for text in [
            "", "a", "one two three four five", String(repeating: "漢字 ", count: 99),
            String(repeating: "x", count: 999), String(repeating: family, count: 9) + " é",
            "e" + String(repeating: "\u{301}", count: 500) + " end", "a\r\nb\r\nc\r\n", " \u{a0} \u{2003} ",
        ] {
            let parts = text.parts(bytes: limit)
            #expect(parts.joined() == text)
            #expect(parts.allSatisfy { $0.utf8.count <= limit })
            #expect(text.isEmpty || parts.allSatisfy { !$0.isEmpty })
        }
    }

    @Test("a part ends between characters, after a word where it can")
    func places() {
        #expect("one two three".parts(bytes: 9) == ["one two ", "three"])
        #expect("onetwothree".parts(bytes: 4) == ["onet", "woth", "ree"])
        #expect("漢字漢字".parts(bytes: 7) == ["漢字", "漢字"])
        #expect("e\u{301}e\u{301}e\u{301}".parts(bytes: 7) == ["e\u{301}e\u{301}", "e\u{301}"])
        // A word that fills most of a part is cut, so that parts are not tiny.
        #expect("a bcdefghijklm".parts(bytes: 8) == ["a bcdefg", "hijklm"])
    }
}
