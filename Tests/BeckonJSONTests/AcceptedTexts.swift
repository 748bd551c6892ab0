import BeckonJSON
import Testing

/// A text that must be read, and what it must be read as.
struct AcceptedText: Sendable, CustomTestStringConvertible {
    let text: String
    let value: JSONValue

    init(_ text: String, _ value: JSONValue) {
        self.text = text
        self.value = value
    }

    var testDescription: String { String(text.prefix(40)) }

    static let all: [AcceptedText] = scalars + strings + halves + structures

    private static let scalars: [AcceptedText] = [
        .init("null", .null),
        .init("true", true),
        .init("false", false),
        .init(" \t\r\n null \t\r\n ", .null),
        .init("0", 0),
        .init("-0", .number("-0")),
        .init("-1", -1),
        .init("1", 1),
        .init("42", 42),
        .init("9223372036854775807", .integer(.max)),
        .init("-9223372036854775808", .integer(.min)),
        .init("9223372036854775808", .number("9223372036854775808")),
        .init("-9223372036854775809", .number("-9223372036854775809")),
        .init("18446744073709551616", .number("18446744073709551616")),
        .init(
            "100000000000000000000000000000000000000000", .number("100000000000000000000000000000000000000000")),
        .init("92233720368547758070", .number("92233720368547758070")),
        .init("0.0", .number("0.0")),
        .init("-0.0", .number("-0.0")),
        .init("1.5", .number("1.5")),
        .init("1.0", .number("1.0")),
        .init("1.10", .number("1.10")),
        .init("1e3", .number("1e3")),
        .init("1E3", .number("1E3")),
        .init("1e+3", .number("1e+3")),
        .init("1e-3", .number("1e-3")),
        .init("0e0", .number("0e0")),
        .init("0e+01", .number("0e+01")),
        .init("1.5E-07", .number("1.5E-07")),
        .init("1e999", .number("1e999")),
        .init("-1e999", .number("-1e999")),
        .init("1e-999", .number("1e-999")),
        .init("1e99999999999999999999", .number("1e99999999999999999999")),
        .init("0.1e99999999999999999999999999999", .number("0.1e99999999999999999999999999999")),
        .init("123.456789012345678901234567890", .number("123.456789012345678901234567890")),
    ]

    private static let strings: [AcceptedText] = [
        .init(#""""#, ""),
        .init(#""a""#, "a"),
        .init(#""abcdefgh""#, "abcdefgh"),
        .init(#""abcdefghi jklmnop qrstuvw xyz""#, "abcdefghi jklmnop qrstuvw xyz"),
        .init(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        .init(#""\u0041\u00e9\u00E9\u20AC""#, "Aéé€"),
        .init(#""\u0000""#, "\0"),
        .init(#""a\u0000b""#, "a\0b"),
        .init(#""\ud83d\ude00""#, "😀"),
        .init(#""\uD800\uDC00""#, "\u{10000}"),
        .init(#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
        .init(#""\uD7FF\uE000""#, "\u{D7FF}\u{E000}"),
        .init(#""\uFFFE\uFFFF""#, "\u{FFFE}\u{FFFF}"),
        .init(#""\uFEFF""#, "\u{FEFF}"),
        .init(#""x\\u0041""#, "x\\u0041"),
        .init(#""\\""#, "\\"),
        .init(#""12345678\n12345678\"""#, "12345678\n12345678\""),
        .init("\"\u{7F}\"", "\u{7F}"),
        .init("\"\u{80}\u{7FF}\"", "\u{80}\u{7FF}"),
        .init("\"\u{800}\u{FFFF}\"", "\u{800}\u{FFFF}"),
        .init("\"\u{D7FF}\u{E000}\"", "\u{D7FF}\u{E000}"),
        .init("\"\u{10000}\u{10FFFF}\"", "\u{10000}\u{10FFFF}"),
        .init("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
        .init("\"e\u{301}\"", "e\u{301}"),
        .init("\"Привет, 世界 👋🏽\"", "Привет, 世界 👋🏽"),
        .init("\"a\u{FEFF}\"", "a\u{FEFF}"),
        .init("\"'/<>&\"", "'/<>&"),
    ]

    /// Half a surrogate pair, as apps send it that cut texts by UTF-16 units: the grammar allows the escape, and a message that is
    /// refused for it would be lost.
    private static let halves: [AcceptedText] = [
        .init(#""\ud83d""#, "\u{FFFD}"),
        .init(#""\udc00""#, "\u{FFFD}"),
        .init(#""\uDFFF""#, "\u{FFFD}"),
        .init(#""\ud800x""#, "\u{FFFD}x"),
        .init(#""\ud800\n""#, "\u{FFFD}\n"),
        .init(#""\ud800\u0041""#, "\u{FFFD}A"),
        .init(#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}"),
        .init(#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}"),
        .init(#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
        .init(#""Hello \ud83d\ude00\ud83d""#, "Hello 😀\u{FFFD}"),
        .init(#"{"\ud800":1}"#, ["\u{FFFD}": 1]),
    ]

    private static let structures: [AcceptedText] = [
        .init("[]", []),
        .init("[ \n ]", []),
        .init("{}", [:]),
        .init("{ \t }", [:]),
        .init("[null]", [.null]),
        .init("[1,2 , 3]", [1, 2, 3]),
        .init("[[],[[]],{}]", [[], [[]], [:]]),
        .init(#"["a",true,false,null,1,1.5,{},[]]"#, ["a", true, false, nil, 1, .number("1.5"), [:], []]),
        .init(#"{"a":1}"#, ["a": 1]),
        .init(#" { "a" : 1 , "b" : [ ] } "#, ["a": 1, "b": []]),
        .init(#"{"b":1,"a":2}"#, ["b": 1, "a": 2]),
        .init(#"{"":0}"#, ["": 0]),
        .init(#"{"a":{"b":{"c":"d"}}}"#, ["a": ["b": ["c": "d"]]]),
        .init(#"{"\u0061":1}"#, ["a": 1]),
        .init(#"{"a\nb":1}"#, ["a\nb": 1]),
        .init(#"{"\u0000":1}"#, ["\0": 1]),
        .init(
            #"{"a":1,"a":2}"#,
            .object(JSONObject([(key: "a", value: JSONValue.integer(1)), (key: "a", value: .integer(2))]))),
        .init("[-0]", [.number("-0")]),
        .init("[1\n]", [1]),
        .init("[1,\r\n2]", [1, 2]),
    ]
}
