import Beckon
import Testing

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
