import Testing

@testable import BeckonSimulators

@Suite struct SimulatedJSONTests {
    @Test("a document is read with its members in order")
    func reads() {
        let json = SimulatedJSON.parse(Array(#" {"b":[1,-2.5e3,true,null],"a":"x\"\u00e9\ud83d\ude00\n"} "#.utf8))
        #expect(
            json
                == .object([
                    (name: "b", value: .array([.number("1"), .number("-2.5e3"), .bool(true), .null])),
                    (name: "a", value: .string("x\"é😀\n")),
                ]))
        #expect(json?["a"]?.string == "x\"é😀\n")
        #expect(json?["c"] == nil)
    }

    @Test(
        "what is not exactly one valid document is refused",
        arguments: [
            "", "{", "{\"a\":1,}", "[1,]", "01", "1.", "1e", "-", "tru", "\"\n\"", "\"\\x\"", "\"\\ud800\"", "1 2",
            "{\"a\":1,\"a\":2}", "{a:1}", "\"", "[", "\u{FEFF}1", "+1", ".5", "\"\\u12\"",
        ])
    func refuses(text: String) {
        #expect(SimulatedJSON.parse(Array(text.utf8)) == nil)
    }

    @Test("a name that comes twice is refused in large objects too", arguments: [2, 15, 16, 17, 40])
    func refusesRepeatedNames(count: Int) {
        let members = { (names: [Int]) in Array("{\(names.map { "\"\($0)\":0" }.joined(separator: ","))}".utf8) }
        let names = Array(0..<count)
        #expect(SimulatedJSON.parse(members(names))?.members?.map(\.name) == names.map { "\($0)" })
        #expect(SimulatedJSON.parse(members(names + [0])) == nil)
        #expect(SimulatedJSON.parse(members(names + [count - 1])) == nil)
    }

    @Test("texts are read with escapes and without, in ASCII and beyond")
    func readsTexts() {
        for (source, text) in [
            ("", ""), ("x", "x"), (#"\\"#, "\\"), (#"é\né"#, "é\né"), (#"\u0061b"#, "ab"), ("é", "é"),
        ] {
            #expect(SimulatedJSON.parse(Array("\"\(source)\"".utf8)) == .string(text))
        }
    }

    @Test("broken UTF-8 is refused")
    func refusesBadUTF8() {
        #expect(SimulatedJSON.parse([0x22, 0xFF, 0x22]) == nil)
        #expect(SimulatedJSON.parse([0x22, 0x5C, 0x6E, 0xFF, 0x22]) == nil)
        #expect(SimulatedJSON.parse([0xEF, 0xBB, 0xBF, 0x31]) == nil)
    }

    @Test("nesting is bounded")
    func boundsDepth() {
        let deep = { (count: Int) in
            Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
        }
        #expect(SimulatedJSON.parse(deep(32)) != nil)
        #expect(SimulatedJSON.parse(deep(33)) == nil)
        #expect(SimulatedJSON.parse(deep(100_000)) == nil)
    }

    @Test("random bytes never trap")
    func survivesRandomBytes() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array(#"{}[]",:\u0019eE+-.truefalsn "#.utf8) + [0x80, 0xFF, 0x00]
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0..<24)).compactMap { _ in alphabet.randomElement(using: &generator) }
            _ = SimulatedJSON.parse(bytes)
        }
    }

    @Test("a quoted text reads back as itself")
    func quotes() {
        let text = "a\"\\\n\r\t\u{01}é😀"
        #expect(SimulatedJSON.parse(Array(SimulatedJSON.quoted(text).utf8)) == .string(text))
    }
}
