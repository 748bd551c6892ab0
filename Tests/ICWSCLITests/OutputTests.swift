import BeckonJSON
import TestSupport
import Testing

@testable import ICWSCLI

@Suite struct OutputTests {
    private final class Paper: Sendable {
        private let bytes = Guarded<[UInt8]>([])

        func output(_ form: OutputForm) -> Output {
            Output(form: form) { [self] more in bytes.withLock { $0 += more } }
        }

        var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
    }

    @Test("columns are as wide as their widest cell, whatever its characters are")
    func columns() throws {
        let paper = Paper()
        try paper.output(.table).rows(["name", "value"], [["👍🏽é", "1"], ["longer name", ""]])
        #expect(paper.text == "name         value\n👍🏽é           1\nlonger name\n")
    }

    @Test("what a terminal would take for a command is not written to it, but stays in JSON")
    func controls() throws {
        let table = Paper()
        try table.output(.table).entry([("from", "A\u{1B}[2Jda"), ("text", "one\ntwo\u{202E}\u{9B}")])
        #expect(table.text == "A\u{FFFD}[2Jda: one two\u{FFFD}\u{FFFD}\n")
        let json = Paper()
        try json.output(.json).entry([("from", "A\u{1B}")])
        #expect(try JSONValue(parsing: Array(json.text.utf8)) == ["from": "A\u{1B}"])
    }

    @Test("an answer that is no list of objects is written as it is")
    func answers() throws {
        let paper = Paper()
        let output = paper.output(.table)
        try output.answer(Array("[1,2]".utf8))
        try output.answer(Array("no JSON\n".utf8))
        try output.answer(Array(#"{"a":null,"b":{"displayName":"B"},"c":[1]}"#.utf8))
        #expect(paper.text == "[1,2]\nno JSON\na  b  c\n   B  [1]\n")
    }
}
