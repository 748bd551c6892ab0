import Beckon
import Testing

/// Buckets of many callers in a bounded table.
@Suite("A table of rates")
struct RateTableTests {
    private let rate = TokenBucket.Rate(perMinute: 2)

    @Test("callers do not share, and one that waited is forgotten when room is needed")
    func callers() {
        var table = RateTable(rate: rate, capacity: 2)
        for caller in [UInt64(1), 1, 2, 2] {
            let wait = table.take(caller, near: 0, uptime: 0)
            #expect(wait == nil)
        }
        let wait = table.take(1, near: 0, uptime: 0)
        #expect(wait == 30_000)
        let newcomer = table.take(3, near: 0, uptime: 60_000)
        #expect(newcomer == nil)
        #expect(table.count == 1)
    }

    @Test("a flood from many addresses leaves those alone who were there, and newcomers share by neighbourhood")
    func flood() {
        var table = RateTable(rate: rate, capacity: 100)
        let first = table.take(1, near: 1, uptime: 0)
        #expect(first == nil)
        var refused = 0
        for stranger in UInt64(1_000)..<11_000 where table.take(stranger, near: 7, uptime: 0) != nil { refused += 1 }
        #expect(table.count == 100)
        // Those who came first, and a shared bucket of eight times the size.
        #expect(refused == 10_000 - 99 - 2 * RateTable.sharedFactor)
        let known = table.take(1, near: 1, uptime: 0)
        #expect(known == nil)
        let farAway = table.take(2, near: 8, uptime: 0)
        #expect(farAway == nil)
        let nearby = table.take(3, near: 7, uptime: 0)
        #expect(nearby != nil)
        let later = table.take(4, near: 7, uptime: 120_000)
        #expect(later == nil)
        #expect(table.count == 1)
    }
}
