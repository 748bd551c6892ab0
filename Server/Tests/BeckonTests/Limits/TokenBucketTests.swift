import Beckon
import Testing

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
            for uptime in [Int64(0), 1, 1_000_000_000_000] {
                _ = bucket.take(at: .init(perMinute: perMinute), uptime: uptime)
            }
        }
    }
}
