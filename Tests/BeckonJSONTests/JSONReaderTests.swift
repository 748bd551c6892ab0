import BeckonJSON
import Testing

@Suite("Reading piece by piece")
struct JSONReaderTests {
    private func reader(_ text: String) throws -> JSONReader { try JSONReader(Array(text.utf8)) }

    @Test("Members come in order with their keys, and their values by type")
    func readsMembers() throws {
        var reader = try reader(#" {"s":"x\n", "i":-7 ,"b":true,"n":null,"a":[1,"2"],"o":{"k":1.5}} "#)
        try reader.beginObject()
        var keys: [String] = []
        while try reader.nextMember() {
            keys.append(reader.key)
            switch try reader.peek() {
            case .string: #expect(try reader.readString() == "x\n")
            case .number: #expect(try reader.readInteger() == -7)
            case .bool: #expect(try reader.readBool())
            case .null: try reader.readNull()
            case .array:
                try reader.beginArray()
                #expect(try reader.nextElement())
                #expect(try reader.readInteger() == 1)
                #expect(try reader.nextElement())
                #expect(try reader.readString() == "2")
                #expect(try !reader.nextElement())
            case .object:
                #expect(try reader.readValue() == ["k": .number("1.5")])
            }
        }
        try reader.finish()
        #expect(keys == ["s", "i", "b", "n", "a", "o"])
    }

    @Test("A key is compared by what it means, not by how it is escaped")
    func comparesKeys() throws {
        var reader = try reader(#"{"channel":1,"ch\u0061nnel":2,"channels":3,"channe":4,"":5,"é":6}"#)
        try reader.beginObject()
        var matches: [Bool] = []
        while try reader.nextMember() { matches.append(reader.isKey("channel")) }
        #expect(matches == [true, true, false, false, false, false])
    }

    @Test("A value that the caller does not read is skipped, and its grammar is checked")
    func passesOver() throws {
        var good = try reader(#"[{"a":[1,2]},{"b":"c"},3]"#)
        try good.beginArray()
        #expect(try good.nextElement())
        #expect(try good.nextElement())
        try good.beginObject()
        #expect(try good.nextMember())
        #expect(try !good.nextMember())
        #expect(try good.nextElement())
        #expect(try good.readInteger() == 3)
        #expect(try !good.nextElement())
        try good.finish()

        var bad = try reader(#"{"a":"\x","b":1}"#)
        try bad.beginObject()
        #expect(try bad.nextMember())
        #expect(throws: JSONError(code: .invalidEscape, offset: 6)) { try bad.nextMember() }
    }

    @Test("A range holds the value's own bytes")
    func ranges() throws {
        var reader = try reader(#"{"data" :  {"x": [1, 2]}  ,"id": "7"}"#)
        try reader.beginObject()
        #expect(try reader.nextMember())
        let data = try reader.skipValue()
        #expect(String(decoding: reader.bytes[data], as: UTF8.self) == #"{"x": [1, 2]}"#)
        #expect(try reader.nextMember())
        let id = try reader.skipValue()
        #expect(String(decoding: reader.bytes[id], as: UTF8.self) == #""7""#)

        var inner = try JSONReader(reader.bytes, in: data)
        try inner.beginObject()
        #expect(try inner.nextMember())
        #expect(inner.isKey("x"))
        #expect(try inner.readValue() == [1, 2])
        #expect(try !inner.nextMember())
        try inner.finish()
    }

    @Test("A value that is passed on unread holds no half of a surrogate pair, which other readers may refuse")
    func raw() throws {
        var reader = try reader(
            #"[ "a\ud83d\ude00\\ud83d\ud83dx\uDE00\ud83d\ud83d\ude00" , {"\udead": 1}, "\\ud800",1]"#)
        try reader.beginArray()
        var values: [String] = []
        while try reader.nextElement() { values.append(String(decoding: try reader.readRaw(), as: UTF8.self)) }
        try reader.finish()
        #expect(
            values == [
                #""a\ud83d\ude00\\ud83d\uFFFDx\uFFFD\uFFFD\ud83d\ude00""#, #"{"\uFFFD": 1}"#, #""\\ud800""#, "1",
            ])
    }

    @Test("A range outside the text is clamped")
    func clampsRanges() throws {
        var reader = try JSONReader([0x31, 0x32], in: 1..<900)
        #expect(try reader.readInteger() == 2)
        var empty = try JSONReader([0x31], in: 50..<60)
        #expect(throws: JSONError(code: .unexpectedEnd, offset: 1)) { try empty.skipValue() }
    }

    @Test("A value of the wrong type is named and can still be read")
    func wrongTypes() throws {
        var reader = try reader(#"["1",1,1.5,true,null,{},9223372036854775808]"#)
        try reader.beginArray()
        #expect(try reader.nextElement())
        #expect(throws: JSONError(code: .wrongType, offset: 1)) { try reader.readInteger() }
        #expect(throws: JSONError(code: .wrongType, offset: 1)) { try reader.beginObject() }
        #expect(try reader.readString() == "1")
        #expect(try reader.nextElement())
        #expect(throws: JSONError(code: .wrongType, offset: 5)) { try reader.readString() }
        #expect(throws: JSONError(code: .wrongType, offset: 5)) { try reader.readBool() }
        #expect(throws: JSONError(code: .wrongType, offset: 5)) { try reader.readNull() }
        #expect(try reader.nextElement())
        #expect(throws: JSONError(code: .numberOutOfRange, offset: 7)) { try reader.readInteger() }
        #expect(try reader.readValue() == .number("1.5"))
        #expect(try reader.nextElement())
        #expect(throws: JSONError(code: .wrongType, offset: 11)) { try reader.beginArray() }
    }

    @Test("An optional read of another type returns nil and skips the value")
    func optionals() throws {
        var reader = try reader(#"["a",1,[2],"b",3,1e3,"c",true,0]"#)
        try reader.beginArray()
        #expect(try reader.nextElement())
        #expect(try reader.readStringIfPresent() == "a")
        #expect(try reader.nextElement())
        #expect(try reader.readStringIfPresent() == nil)
        #expect(try reader.nextElement())
        #expect(try reader.readStringIfPresent() == nil)
        #expect(try reader.nextElement())
        #expect(try reader.readIntegerIfPresent() == nil)
        #expect(try reader.nextElement())
        #expect(try reader.readIntegerIfPresent() == 3)
        #expect(try reader.nextElement())
        #expect(try reader.readIntegerIfPresent() == nil)
        #expect(try reader.nextElement())
        #expect(try reader.readBoolIfPresent() == nil)
        #expect(try reader.nextElement())
        #expect(try reader.readBoolIfPresent() == true)
        #expect(try reader.nextElement())
        #expect(try reader.readBoolIfPresent() == nil)
        #expect(try !reader.nextElement())
        try reader.finish()
    }

    @Test("Calls out of order are errors")
    func misuse() throws {
        var atStart = try reader("{}")
        #expect(throws: JSONError.self) { try atStart.nextMember() }

        var wrongKind = try reader("[1]")
        try wrongKind.beginArray()
        #expect(throws: JSONError.self) { try wrongKind.nextMember() }

        var twice = try reader("[1,2]")
        try twice.beginArray()
        #expect(throws: JSONError.self) { try twice.readInteger() }
        #expect(try twice.nextElement())
        #expect(try twice.readInteger() == 1)
        #expect(throws: JSONError.self) { try twice.readInteger() }
        #expect(throws: JSONError.self) { try twice.peek() }
        #expect(throws: JSONError(code: .unexpectedEnd, offset: 2)) { try twice.finish() }

        var done = try reader("1")
        #expect(try done.readInteger() == 1)
        #expect(throws: JSONError.self) { try done.readValue() }
        try done.finish()
        try done.finish()
        #expect(done.key.isEmpty)
        #expect(!done.isKey("a"))
    }

    @Test("finish() accepts white space after the value, and nothing else")
    func finish() throws {
        var trailing = try reader("[] ]")
        #expect(throws: JSONError(code: .trailingBytes, offset: 3)) { try trailing.finish() }
        var unread = try reader(" {\"a\":1} ")
        try unread.finish()
    }
}
