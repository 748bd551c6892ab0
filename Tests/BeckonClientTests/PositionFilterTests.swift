import GMSContract
import Testing

@testable import BeckonClient

struct PositionFilterTests {
    static func entries(_ positions: ClosedRange<Int64>) -> [TranscriptEntry] {
        positions.map { TranscriptEntry(type: .messageText, nickname: "a", text: "\($0)", seconds: $0, party: .agent) }
    }

    /// Takes the entries of some positions and returns the positions that pass.
    static func receive(_ positions: ClosedRange<Int64>, _ filter: inout PositionFilter<TranscriptEntry>) -> [Int64] {
        let passed = filter.receive(entries(positions), last: positions.upperBound)
        #expect(passed.map { String($0.position) } == passed.map(\.entry.text))
        return passed.map(\.position)
    }

    /// Takes entries and returns how many pass.
    static func count(_ entries: [TranscriptEntry], last: Int64, _ filter: inout PositionFilter<TranscriptEntry>) -> Int
    {
        filter.receive(entries, last: last).count
    }

    @Test("what follows passes, what was seen does not, and an overlap passes in part")
    func order() {
        var filter = PositionFilter<TranscriptEntry>(position: 4)
        #expect(Self.receive(1...4, &filter) == [])
        #expect(Self.receive(5...6, &filter) == [5, 6])
        #expect(Self.receive(3...8, &filter) == [7, 8])
        #expect(filter.position == 8)
        #expect(!filter.hasGap)
    }

    @Test("what stands beyond a hole waits until the hole is filled")
    func hole() {
        var filter = PositionFilter<TranscriptEntry>()
        #expect(Self.receive(3...4, &filter) == [])
        #expect(filter.hasGap)
        #expect(Self.receive(6...6, &filter) == [])
        #expect(Self.receive(1...2, &filter) == [1, 2, 3, 4])
        #expect(filter.hasGap)
        #expect(Self.receive(5...5, &filter) == [5, 6])
        #expect(!filter.hasGap)
    }

    @Test("a hole that stays is skipped and named")
    func skip() {
        var filter = PositionFilter<TranscriptEntry>(position: 2)
        let nothing = filter.skipGap()
        #expect(nothing == nil)
        _ = Self.receive(6...7, &filter)
        let skipped = filter.skipGap()
        #expect(skipped?.missing == 3...5)
        #expect(skipped?.entries.map(\.position) == [6, 7])
        #expect(filter.position == 7)
    }

    @Test("beyond its limit it forgets, and knows that it did")
    func limit() {
        var filter = PositionFilter<TranscriptEntry>(limit: 3)
        _ = Self.receive(5...9, &filter)
        #expect(Self.receive(1...4, &filter) == [1, 2, 3, 4, 5, 6, 7])
        #expect(filter.hasGap)
        #expect(Self.receive(8...9, &filter) == [8, 9])
        #expect(!filter.hasGap)
    }

    @Test("a long list that follows passes whole, whatever the limit")
    func longList() {
        var filter = PositionFilter<TranscriptEntry>(limit: 1)
        #expect(Self.receive(1...5_000, &filter).count == 5_000)
    }

    @Test("invalid positions change nothing", arguments: [Int64.min, -1, 0])
    func nonsense(last: Int64) {
        var filter = PositionFilter<TranscriptEntry>()
        #expect(Self.count(Self.entries(1...3), last: last, &filter) == 0)
        #expect(Self.count([], last: 5, &filter) == 0)
        #expect(filter.position == 0)
        #expect(!filter.hasGap)
    }

    @Test("a position at the end of all numbers neither traps nor passes")
    func greatest() {
        var filter = PositionFilter<TranscriptEntry>()
        #expect(Self.count(Self.entries(1...2), last: Int64.max, &filter) == 0)
        let skipped = filter.skipGap()
        #expect(skipped?.entries.map(\.position) == [Int64.max - 1, Int64.max])
        #expect(Self.count(Self.entries(1...2), last: Int64.max, &filter) == 0)
        #expect(PositionFilter<TranscriptEntry>(position: -7).position == 0)
        // More entries than positions before the last: those before 1 do not exist.
        var short = PositionFilter<TranscriptEntry>()
        #expect(Self.count(Self.entries(1...5), last: 2, &short) == 2)
    }

    @Test("random positions pass once, in order, and all of them if all came", arguments: 0..<200)
    func walk(round: UInt64) {
        let seed = UInt64.random(in: 0...UInt64.max) ^ round
        var random = SeededGenerator(state: seed)
        let limit = Int.random(in: 1...20, using: &random)
        var filter = PositionFilter<TranscriptEntry>(limit: limit)
        let last: Int64 = 60
        var passed: [Int64] = []
        for _ in 0..<200 {
            let start = Int64.random(in: 1...last, using: &random)
            let end = min(last, start + Int64.random(in: 0...6, using: &random))
            passed += filter.receive(Self.entries(start...end), last: end).map(\.position)
        }
        while filter.position < last {
            let end = min(last, filter.position + 5)
            passed += filter.receive(Self.entries(filter.position + 1...end), last: end).map(\.position)
        }
        #expect(passed == Array(1...last), "seed \(seed)")
        #expect(!filter.hasGap, "seed \(seed)")
    }
}

/// splitmix64: enough for tests, and the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
