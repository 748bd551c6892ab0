import BeckonJSON
import Testing

@Suite("JSON values")
struct JSONValueTests {
    private let value: JSONValue = [
        "string": "text", "int": 7, "bool": true, "null": nil, "array": [1, "two"], "object": ["a": 1],
    ]

    @Test("Accessors answer for their own type alone")
    func accessors() {
        #expect(value["string"]?.string == "text")
        #expect(value["string"]?.int == nil)
        #expect(value["int"]?.int == 7)
        #expect(value["int"]?.int64 == 7)
        #expect(value["int"]?.double == 7)
        #expect(value["int"]?.bool == nil)
        #expect(value["bool"]?.bool == true)
        #expect(value["null"]?.isNull == true)
        #expect(value["null"]?.string == nil)
        #expect(value["array"]?[1]?.string == "two")
        #expect(value["array"]?[2] == nil)
        #expect(value["array"]?[-1] == nil)
        #expect(value["array"]?["a"] == nil)
        #expect(value["object"]?["a"]?.int == 1)
        #expect(value["object"]?[0] == nil)
        #expect(value["missing"] == nil)
        #expect(value.array == nil)
        #expect(value.object?.count == 6)
        #expect(JSONValue.number("1.5").double == 1.5)
        #expect(JSONValue.number("1e999").double == .infinity)
        #expect(JSONValue.number("1.0").int == nil)
    }

    @Test("An object keeps the order of its members")
    func order() {
        #expect(value.object?.keys == ["string", "int", "bool", "null", "array", "object"])
        #expect(["a": 1, "b": 2] as JSONObject != ["b": 2, "a": 1])
        #expect((["a": 1, "b": 2] as JSONObject).map(\.key) == ["a", "b"])
    }

    @Test("Of doubled keys the last counts, and setting leaves one")
    func doubledKeys() {
        var object = JSONObject([
            (key: "a", value: 1), (key: "b", value: 2), (key: "a", value: 3), (key: "c", value: 4),
        ])
        #expect(object["a"] == 3)
        object["a"] = 9
        #expect(object == ["b": 2, "a": 9, "c": 4])
        object["d"] = 5
        #expect(object.keys == ["b", "a", "c", "d"])
        object.append(key: "b", value: 0)
        object["b"] = nil
        #expect(object.keys == ["a", "c", "d"])
        object["zzz"] = nil
        #expect(object.count == 3)
    }

    @Test("Keys that differ in Unicode normalisation are two keys")
    func normalisation() {
        let object = JSONObject([(key: "\u{E9}", value: 1), (key: "e\u{301}", value: 2)])
        #expect(object["\u{E9}"] == 1)
        #expect(object["e\u{301}"] == 2)
    }

    @Test("Equal values have equal hashes")
    func hashes() {
        #expect(Set([value, value, ["a": 1], .null]).count == 3)
    }

    @Test(
        "A number made by hand that is none is written as null", arguments: ["", "x", "1 ", "01", "NaN", "1,2", "[]"])
    func handMadeNumbers(_ text: String) {
        #expect(JSONValue.number(text).encoded() == Array("null".utf8))
    }

    @Test("An error tells its kind and place and nothing of the text")
    func descriptions() {
        #expect(throws: JSONError(code: .invalidEscape, offset: 7)) { try JSONValue(parsing: #""secret\q""#) }
        #expect(
            JSONError(code: .invalidEscape, offset: 7).description == "invalid escape in a string at byte 7")
    }
}
