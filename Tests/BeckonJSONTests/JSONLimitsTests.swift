import BeckonJSON
import Testing

@Suite("The limits of JSON text")
struct JSONLimitsTests {
    private func nested(_ depth: Int, open: String = "[", close: String = "]", core: String = "") -> [UInt8] {
        Array((String(repeating: open, count: depth) + core + String(repeating: close, count: depth)).utf8)
    }

    @Test("32 levels are read and 33 are refused where the last one opens")
    func defaultDepth() throws {
        _ = try JSONValue(parsing: nested(32))
        #expect(throws: JSONError(code: .tooDeep, offset: 32)) { try JSONValue(parsing: nested(33)) }
        _ = try JSONValue(parsing: nested(32, open: #"{"a":"#, close: "}", core: "1"))
        #expect(throws: JSONError(code: .tooDeep, offset: 160)) {
            try JSONValue(parsing: nested(33, open: #"{"a":"#, close: "}", core: "1"))
        }
    }

    @Test("A depth bomb is refused early, closed or not", arguments: ["[", #"{"a":"#, #"[{"a":"#, "[0,"])
    func depthBombs(_ open: String) {
        let bytes = Array(String(repeating: open, count: 50_000).utf8)
        #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        do {
            var reader = try JSONReader(bytes)
            _ = try reader.skipValue()
            Issue.record("The bomb was passed over.")
        } catch {
            #expect(error.code == .tooDeep)
            #expect(error.offset <= 32 * open.utf8.count)
        }
    }

    @Test("The greatest depth that can be asked for is bounded, and can be read")
    func greatestDepth() throws {
        let limits = JSONLimits(maxDepth: .max, maxBytes: .max)
        #expect(limits.maxDepth == JSONLimits.greatestDepth)
        let value = try JSONValue(parsing: nested(limits.maxDepth), limits: limits)
        #expect(value.encoded() == nested(limits.maxDepth))
        #expect(throws: JSONError(code: .tooDeep, offset: limits.maxDepth)) {
            try JSONValue(parsing: nested(limits.maxDepth + 1), limits: limits)
        }
    }

    @Test("A depth of 0 or less allows scalars only")
    func noDepth() throws {
        let limits = JSONLimits(maxDepth: -3)
        #expect(try JSONValue(parsing: "1", limits: limits) == 1)
        #expect(throws: JSONError(code: .tooDeep, offset: 0)) { try JSONValue(parsing: "[]", limits: limits) }
    }

    @Test("Width is not depth")
    func width() throws {
        let text = "[" + Array(repeating: #"[[]],{"a":{}}"#, count: 1000).joined(separator: ",") + "]"
        #expect(try JSONValue(parsing: text, limits: JSONLimits(maxDepth: 3)).array?.count == 2000)
    }

    @Test("A text of exactly the maximum length is read, and one byte more is refused")
    func length() throws {
        let limits = JSONLimits(maxBytes: 10)
        #expect(try JSONValue(parsing: #""12345678""#, limits: limits) == "12345678")
        #expect(throws: JSONError(code: .tooLarge, offset: 10)) {
            try JSONValue(parsing: #""123456789""#, limits: limits)
        }
        #expect(throws: JSONError(code: .tooLarge, offset: 0)) {
            try JSONReader([0x31], limits: JSONLimits(maxBytes: -1))
        }
    }

    @Test("Depth in a reader counts what the caller opened")
    func readerDepth() throws {
        var reader = try JSONReader(nested(4), limits: JSONLimits(maxDepth: 3))
        for _ in 0..<3 {
            try reader.beginArray()
            #expect(try reader.nextElement())
        }
        #expect(reader.depth == 3)
        #expect(throws: JSONError(code: .tooDeep, offset: 3)) { try reader.beginArray() }
        #expect(throws: JSONError(code: .tooDeep, offset: 3)) { try reader.skipValue() }
        #expect(throws: JSONError(code: .tooDeep, offset: 3)) { try reader.readValue() }
    }
}
