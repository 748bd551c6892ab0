import BeckonJSON
import Testing

@Suite("The grammar of JSON text")
struct JSONGrammarTests {
    @Test("A well-formed text is read as what it says", arguments: AcceptedText.all)
    func accepts(_ accepted: AcceptedText) throws {
        let bytes = Array(accepted.text.utf8)
        #expect(try JSONValue(parsing: bytes) == accepted.value)
        #expect(try JSONValue(parsing: accepted.text) == accepted.value)
        #expect(try JSONValue(parsing: ([0x78] + bytes)[1...]) == accepted.value)
    }

    @Test("A reader that passes over a well-formed text finds all of it", arguments: AcceptedText.all)
    func skips(_ accepted: AcceptedText) throws {
        let bytes = Array(accepted.text.utf8)
        var reader = try JSONReader(bytes)
        let range = try reader.skipValue()
        try reader.finish()
        #expect(try JSONValue(parsing: bytes[range]) == accepted.value)
        let around = bytes[..<range.lowerBound] + bytes[range.upperBound...]
        let blanks = around.filter { " \t\r\n".utf8.contains($0) }
        #expect(around.count == blanks.count)
    }

    @Test("What was read is written so that it reads the same", arguments: AcceptedText.all)
    func roundTrips(_ accepted: AcceptedText) throws {
        let encoded = accepted.value.encoded()
        #expect(try JSONValue(parsing: encoded) == accepted.value)
        #expect(try JSONValue(parsing: encoded).encoded() == encoded)
    }

    @Test("A faulty text is refused at the place of the fault", arguments: RefusedText.all)
    func refuses(_ refused: RefusedText) {
        let expected = JSONError(code: refused.code, offset: refused.offset)
        #expect(throws: expected) { try JSONValue(parsing: refused.bytes) }
        #expect(throws: expected) {
            var reader = try JSONReader(refused.bytes)
            _ = try reader.skipValue()
            try reader.finish()
        }
    }

    @Test("Every proper prefix of an object is refused")
    func refusesPrefixes() throws {
        let bytes = Array(#"{"a":[1.5e3,"x\u00e9\n","é",true],"b":{"c":null}}"#.utf8)
        _ = try JSONValue(parsing: bytes)
        for length in 0..<bytes.count {
            #expect(throws: JSONError.self) { try JSONValue(parsing: Array(bytes[..<length])) }
        }
    }

    @Test("A fault is found at any distance from the start of a string", arguments: 0..<40)
    func findsFaultsAtAnyAlignment(_ distance: Int) throws {
        let plain = [UInt8](repeating: 0x61, count: distance)
        for (fault, code): ([UInt8], JSONError.Code) in [
            ([0x00], .controlCharacter), ([0x1F], .controlCharacter), ([0xFF], .invalidUTF8),
            ([0x5C, 0x78], .invalidEscape), ([0xC3, 0x22], .invalidUTF8),
        ] {
            let bytes = [0x22] + plain + fault + plain + [0x22]
            #expect(throws: JSONError(code: code, offset: distance + 1)) { try JSONValue(parsing: bytes) }
        }
        for middle in ["", "é", "\\n", "\\ud83d\\ude00", "世", " ", "!", "#", "[", "]", "\u{7F}"] {
            let text = String(decoding: plain, as: UTF8.self)
            let meant = middle == "\\n" ? "\n" : middle.first == "\\" ? "😀" : middle
            #expect(try JSONValue(parsing: "\"\(text)\(middle)\(text)\"") == .string(text + meant + text))
        }
    }
}
