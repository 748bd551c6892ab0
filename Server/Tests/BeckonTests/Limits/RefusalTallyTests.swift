import TestTime
import Testing

@testable import Beckon

/// What the log hears of refusals.
@Suite("Tally of what limits refused")
struct RefusalTallyTests {
    private let address = RefusalTally.Kind(.creation, isByUser: false)
    private let user = RefusalTally.Kind(.creation, isByUser: true)

    @Test("the first of a kind is told at once, the others together a minute later")
    func minute() {
        var tally = RefusalTally()
        #expect(tally.due(uptime: 0).isEmpty)
        tally.count(address)
        #expect(tally.due(uptime: 1_000) == [.init(kind: address, count: 1)])
        for _ in 0..<500 { tally.count(address) }
        #expect(tally.due(uptime: 60_999).isEmpty)
        #expect(tally.due(uptime: 61_000) == [.init(kind: address, count: 500)])
        #expect(tally.due(uptime: 200_000).isEmpty)
        tally.count(address)
        #expect(tally.due(uptime: 200_001) == [.init(kind: address, count: 1)])
    }

    @Test("each kind has a line of its own")
    func kinds() {
        var tally = RefusalTally()
        tally.count(user)
        tally.count(address)
        tally.count(.init(.miss, isByUser: false))
        let told = tally.due(uptime: 0).map(\.kind)
        #expect(told == [address, user, .init(.miss, isByUser: false)])
        tally.count(.init(.send, isByUser: true))
        #expect(tally.due(uptime: 1) == [.init(kind: .init(.send, isByUser: true), count: 1)])
    }
}
