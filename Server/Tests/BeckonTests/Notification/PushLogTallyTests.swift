import TestTime
import Testing

@testable import Beckon

@Suite struct PushLogTallyTests {
    private func key(_ cause: String, route: String = "apns") -> PushLogTally.Key {
        PushLogTally.Key(route: route, kind: .undelivered, cause: cause)
    }

    @Test("the first of a kind is reported at once, the others of the minute together")
    func counts() {
        var tally = PushLogTally()
        let first = tally.count([key("a"), key("a")], now: 0)
        #expect(first == [.init(key: key("a"), count: 2)])
        let more = tally.count(Array(repeating: key("a"), count: 500), now: 59_000)
        let early = tally.due(now: 59_999)
        #expect(more.isEmpty && early.isEmpty)
        let due = tally.due(now: 60_000)
        #expect(due == [.init(key: key("a"), count: 500)])
        let silence = tally.due(now: 120_000)
        let anew = tally.count([key("a")], now: 120_000)
        #expect(silence.isEmpty && anew == [.init(key: key("a"), count: 1)])
        _ = tally.count([key("a")], now: 120_001)
        let last = tally.due(now: 120_002, isLast: true)
        #expect(last == [.init(key: key("a"), count: 1)])
    }

    @Test("beyond a number of kinds the others are one")
    func bound() {
        var tally = PushLogTally()
        for number in 0..<1_000 { _ = tally.count([key("a", route: "fcm \(number)")], now: 0) }
        let due = tally.due(now: 60_000)
        #expect(due.count == 1 && due.first?.key.route == "others")
        #expect(due.first?.count == 1_000 - PushLogTally.capacity - 1)
    }
}
