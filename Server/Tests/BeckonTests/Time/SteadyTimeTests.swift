import Beckon
import TestTime
import Testing

@Suite("Steady time")
struct SteadyTimeTests {
    @Test("a set clock goes on from there")
    func isSet() {
        let time = ManualTime(now: Timestamp(milliseconds: 5_000))
        let steady = SteadyTime(time)
        #expect(steady.now == time.now)
        steady.set(to: Timestamp(milliseconds: 9_000), at: steady.uptime)
        time.advance(by: .seconds(1))
        #expect(steady.now == Timestamp(milliseconds: 10_000))
    }

    @Test(
        "small corrections of the machine's clock are followed, jumps are not",
        arguments: [(1_500, true), (3_600_000, false)])
    func follows(step: Int64, isFollowed: Bool) {
        let time = ManualTime(now: Timestamp(milliseconds: 5_000))
        let steady = SteadyTime(time)
        steady.set(to: Timestamp(milliseconds: 5_000 + step), at: steady.uptime)
        steady.follow()
        #expect((steady.now == time.now) == isFollowed)
    }

    @Test("a lease is renewed six times in its length and lost at its end")
    func lease() {
        var lease = NodeLease(length: .seconds(30))
        #expect(lease.isDue(at: 0) && !lease.isHeld(at: 0))
        lease.renew(at: 1_000)
        #expect(!lease.isDue(at: 5_999) && lease.isDue(at: 6_000))
        #expect(lease.isHeld(at: 30_999) && !lease.isHeld(at: 31_000))
    }
}
