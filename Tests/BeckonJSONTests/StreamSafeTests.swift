import BeckonJSON
import Testing

@Suite("Runs of combining marks in texts from outside")
struct StreamSafeTests {
    private static let joiner: Unicode.Scalar = "\u{34F}"

    /// The longest run of scalars that the standard library would sort.
    private func longestRun(_ text: String) -> Int {
        var (run, longest) = (0, 0)
        for scalar in text.unicodeScalars {
            let isMark = scalar.properties.canonicalCombiningClass != .notReordered || scalar == "\u{F73}"
            run = isMark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    private func withoutJoiners(_ text: String) -> [Unicode.Scalar] {
        Array(text.unicodeScalars).filter { $0 != Self.joiner }
    }

    @Test(
        "a run of marks is parted after 30, and nothing else changes",
        arguments: [
            "\u{301}\u{316}", "\u{301}", "\u{5B0}", "\u{F73}", "\u{302A}", "\u{1D165}", "\u{E0100}\u{301}",
        ], [31, 61, 1_000])
    func parts(_ marks: String, _ count: Int) {
        for place in ["", "a", String(repeating: "x", count: 100), String(repeating: "世", count: 40)] {
            let text = place + String(repeating: marks, count: count) + "b" + place
            let safe = StreamSafe.text(text)
            #expect(longestRun(safe) <= 30)
            #expect(withoutJoiners(safe) == Array(text.unicodeScalars))
            #expect(StreamSafe.isSafe(safe) && StreamSafe.text(safe).utf8.elementsEqual(safe.utf8))
        }
    }

    @Test(
        "what people write stays as it is",
        arguments: [
            "", "Hello", String(repeating: "a", count: 1_000), String(repeating: "世", count: 500),
            String(repeating: "e\u{301}", count: 500), String(repeating: "👩‍👩‍👧", count: 100),
            "Z" + String(repeating: "\u{336}", count: 30), String(repeating: "สวัสดี", count: 50),
            String(repeating: "한국어", count: 50), String(repeating: "ий", count: 99),
        ])
    func usual(_ text: String) {
        #expect(StreamSafe.isSafe(text))
        #expect(StreamSafe.text(text).utf8.elementsEqual(text.utf8))
    }

    @Test("a run is found at any distance from the start", arguments: 0..<130)
    func distances(_ distance: Int) {
        let text = String(repeating: "x", count: distance) + String(repeating: "\u{301}", count: 31)
        #expect(!StreamSafe.isSafe(text) && StreamSafe.isSafe(String(text.unicodeScalars.dropLast())))
        #expect(!StreamSafe.isSafe(text + String(repeating: "y", count: 70)))
    }

    @Test("strings and keys of JSON are born with short runs, however they are spelled")
    func json() throws {
        let marks = String(repeating: "\u{301}\u{316}", count: 500)
        let escaped = String(repeating: #"\u0301\u0316"#, count: 500)
        for text in [marks, escaped] {
            let value = try JSONValue(parsing: #"{"a\#(text)":"b\#(text)"}"#)
            let key = try #require(value.object?.keys.first)
            let string = try #require(value.object?.first?.value.string)
            #expect(longestRun(key) <= 30 && longestRun(string) <= 30)
            #expect(withoutJoiners(string) == Array("b\(marks)".unicodeScalars))
            var reader = try JSONReader(Array(#"["\#(text)"]"#.utf8))
            try reader.beginArray()
            #expect(try reader.nextElement())
            #expect(longestRun(try reader.readString()) <= 30)
        }
    }
}
