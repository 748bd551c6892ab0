import BeckonJSON
import Foundation
import Testing

/// A small generator of numbers that repeats itself for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Damaged texts")
struct JSONMutationTests {
    private static let seeds: [String] = [
        #"[{"channel":"/meta/connect","clientId":"71k6evjfbffqq9eir3jhn6udxz","connectionType":"long-polling","id":"4"}]"#,
        #"{"data":{"message":{"transcriptToShow":[["Message.Text","Stan","Hello \u00e9\ud83d\ude00.","8","CLIENT"]]}}}"#,
        #"[1,-0,1.5e-7,9223372036854775807,[[],{}],{"a":null,"b":[true,false]},"é世😀\\\"\n"]"#,
        #"{"a":{"a":{"a":{"a":[[[[[["deep"]]]]]]}}}}"#,
    ]

    private static let fragments: [[UInt8]] = [
        [0x22], [0x5C], [0x5B], [0x5D], [0x7B], [0x7D], [0x2C], [0x3A], [0x00], [0x1F], [0x80], [0xC0], [0xED, 0xA0],
        [0xF4, 0x90], [0xFF], Array("\\u".utf8), Array("\\ud800".utf8), Array("1e".utf8), Array("-".utf8),
        Array("null".utf8), Array("tru".utf8), Array("[[[[[[[[[[[[[[[[[[".utf8), Array("99999999999999999999".utf8),
        [0xEF, 0xBB, 0xBF], Array(" \n".utf8), Array(#"{"a":"#.utf8),
    ]

    private func mutate(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 0...6, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: Self.fragments.randomElement(using: &generator) ?? [], at: place)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
            case 3: bytes.removeSubrange(place...)
            default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
            }
        }
        return bytes
    }

    /// What a caller that knows nothing of the text makes of it by entering everything.
    private func walk(_ reader: inout JSONReader) throws(JSONError) -> JSONValue {
        switch try reader.peek() {
        case .null:
            try reader.readNull()
            return .null
        case .bool: return .bool(try reader.readBool())
        case .string: return .string(try reader.readString())
        case .number: return try reader.readValue()
        case .array:
            var elements: [JSONValue] = []
            try reader.beginArray()
            while try reader.nextElement() { elements.append(try walk(&reader)) }
            return .array(elements)
        case .object:
            var object = JSONObject()
            try reader.beginObject()
            while try reader.nextMember() {
                let key = reader.key
                object.append(key: key, value: try walk(&reader))
            }
            return .object(object)
        }
    }

    private func outcome(
        _ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> JSONValue
    ) -> Result<JSONValue, JSONError> {
        do {
            var reader = try JSONReader(bytes)
            let value = try read(&reader)
            try reader.finish()
            return .success(value)
        } catch {
            return .failure(error)
        }
    }

    @Test("Parsing, walking and passing over agree on every damaged text, and none of them traps", arguments: 0..<8)
    func agreement(_ seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        var accepted = 0
        for round in 0..<4000 {
            let original = Array(Self.seeds[round % Self.seeds.count].utf8)
            let bytes = mutate(original, using: &generator)
            let parsed = Result { () throws(JSONError) in try JSONValue(parsing: bytes) }
            #expect(outcome(bytes, walk) == parsed, "seed \(seed), round \(round)")
            let skipped = outcome(bytes) { (reader) throws(JSONError) in
                _ = try reader.skipValue()
                return .null
            }
            #expect(skipped == parsed.map { _ in .null }, "seed \(seed), round \(round)")
            guard case .success(let value) = parsed else { continue }
            accepted += 1
            #expect(String(bytes: bytes, encoding: .utf8) != nil)
            #expect(try JSONValue(parsing: value.encoded(), limits: JSONLimits(maxDepth: 256)) == value)
        }
        // Both sides of the border must be visited, or the test says nothing.
        #expect(accepted > 100 && accepted < 3900, "seed \(seed)")
    }
}
