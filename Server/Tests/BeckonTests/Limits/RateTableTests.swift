import Beckon
import TestTime
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

/// What one bucket allows.
@Suite("A token bucket")
struct TokenBucketTests {
    @Test("a minute's worth goes at once, then so many a minute, and a wait that is kept suffices")
    func rate() {
        let rate = TokenBucket.Rate(perMinute: 20)
        var bucket = TokenBucket()
        let burst = (0..<20).map { _ in bucket.take(at: rate, uptime: 1_000) }
        #expect(burst.allSatisfy { $0 == nil })
        let wait = bucket.take(at: rate, uptime: 1_000)
        #expect(wait == 3_000)
        let early = bucket.take(at: rate, uptime: 3_999)
        #expect(early == 1)
        let kept = bucket.take(at: rate, uptime: 4_000)
        #expect(kept == nil)
        let again = bucket.take(at: rate, uptime: 4_000)
        #expect(again == 3_000)
    }

    @Test("it is full again after a minute, whatever was refused meanwhile")
    func refill() {
        let rate = TokenBucket.Rate(perMinute: 3)
        var bucket = TokenBucket()
        for _ in 0..<100 { _ = bucket.take(at: rate, uptime: 0) }
        #expect(!bucket.isFull(uptime: 59_999))
        #expect(bucket.isFull(uptime: 60_000))
        let burst = (0..<4).map { _ in bucket.take(at: rate, uptime: 60_000) }
        #expect(burst == [nil, nil, nil, 20_000])
    }

    @Test("zero is without a limit, and extreme rates do not trap")
    func extremes() {
        var bucket = TokenBucket()
        let free = (0..<1_000).allSatisfy { _ in bucket.take(at: .init(perMinute: 0), uptime: 0) == nil }
        #expect(free)
        for perMinute in [1, 1_000_000, Int.max] {
            for uptime in [0, 1, 1_000_000_000_000] as [Uptime] {
                _ = bucket.take(at: .init(perMinute: perMinute), uptime: uptime)
            }
        }
    }
}
