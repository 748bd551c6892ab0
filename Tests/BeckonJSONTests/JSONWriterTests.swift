import BeckonJSON
import Testing

@Suite("Writing")
struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(reservingCapacity: 16)
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Commas and colons stand where they belong")
    func punctuation() {
        let written = text { writer in
            writer.beginObject()
            writer.key("a")
            writer.beginArray()
            writer.integer(1 as Int)
            writer.string("x")
            writer.beginObject()
            writer.endObject()
            writer.beginArray()
            writer.endArray()
            writer.null()
            writer.endArray()
            writer.key("b")
            writer.bool(true)
            writer.key(String("c\"d"))
            writer.beginObject()
            writer.key("e")
            writer.bool(false)
            writer.endObject()
            writer.key("f")
            writer.double(1.5)
            writer.endObject()
        }
        #expect(written == #"{"a":[1,"x",{},[],null],"b":true,"c\"d":{"e":false},"f":1.5}"#)
    }

    @Test("Every control character, quote and backslash is escaped, and nothing else")
    func escapes() throws {
        #expect(text { $0.string("\"\\/\u{8}\u{9}\u{A}\u{C}\u{D}") } == #""\"\\/\b\t\n\f\r""#)
        #expect(text { $0.string("\0\u{1F}\u{7F}") } == "\"\\u0000\\u001f\u{7F}\"")
        for scalar in (0..<0x300).compactMap(Unicode.Scalar.init) {
            let character = String(Character(scalar))
            for text in [character, "1234567" + character + "1234567890", character + character] {
                let encoded = JSONValue.string(text).encoded()
                #expect(try JSONValue(parsing: encoded) == .string(text))
                #expect(encoded.allSatisfy { $0 >= 0x20 })
            }
        }
    }

    @Test("Integers of every length are written", arguments: [0, 1, -1, 9, 10, 99, 100, -100, .max, .min] as [Int64])
    func integers(_ value: Int64) {
        #expect(text { $0.integer(value) } == String(value))
    }

    @Test("Floating-point numbers are written so that they read the same, and as null where JSON has no word")
    func doubles() throws {
        for value in [0, -0.0, 1, 0.1, 1e300, -Double.leastNonzeroMagnitude, 1e16, Double.pi, .greatestFiniteMagnitude]
        {
            let written = text { $0.double(value) }
            let read = try #require(try JSONValue(parsing: written).double)
            #expect(read == value)
        }
        #expect(text { $0.double(.infinity) } == "null")
        #expect(text { $0.double(.nan) } == "null")
    }

    @Test("Commas are written around ready-made bytes; empty bytes add none")
    func raw() {
        let written = text { writer in
            writer.beginArray()
            writer.raw(Array("[1]".utf8))
            writer.raw([UInt8]())
            writer.raw(Array("2,3".utf8)[0...])
            writer.raw("4".utf8)
            writer.raw(EmptyCollection<UInt8>())
            writer.value(["k": nil])
            writer.endArray()
        }
        #expect(written == #"[[1],2,3,4,{"k":null}]"#)
    }

    @Test("An emptied writer can be used again")
    func reuse() {
        var writer = JSONWriter()
        writer.integer(1 as Int64)
        writer.removeAll()
        writer.string("x")
        #expect(writer.bytes == Array(#""x""#.utf8))
    }
}
