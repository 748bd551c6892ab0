import Beckon
import Testing

@Suite struct BackoffTests {
    @Test("each pause is twice the one before, up to the longest; a success begins anew")
    func doubling() {
        var backoff = Backoff(first: .seconds(5), longest: .seconds(300))
        for seconds in [5, 10, 20, 40, 80, 160, 300, 300] as [Int64] {
            let pause = backoff.next()
            #expect(pause == .seconds(seconds))
        }
        backoff.reset()
        let again = backoff.next()
        #expect(again == .seconds(5))
        var short = Backoff(first: .seconds(5), longest: .seconds(2))
        let first = short.next()
        #expect(first == .seconds(2))
    }

    @Test(
        "the pause after a number of failures, however many",
        arguments: [
            (-1, 1_000), (0, 1_000), (1, 1_000), (2, 2_000), (6, 32_000), (7, 60_000), (64, 60_000), (.max, 60_000),
        ] as [(Int, Int64)])
    func counted(failures: Int, pause: Int64) {
        #expect(Backoff().pause(after: failures) == Milliseconds(pause))
        #expect(Backoff(first: Milliseconds(Int64.max / 2), longest: .forever).pause(after: 9) == .forever)
    }

    @Test("a random number spreads a pause from half to the whole")
    func spread() {
        for (random, pause) in [(0, 500), (1, 501), (500, 1_000), (501, 500)] as [(UInt64, Int64)] {
            var backoff = Backoff()
            let next = backoff.next(random: random)
            #expect(next == Milliseconds(pause))
        }
        var none = Backoff(first: .zero, longest: .zero)
        let next = none.next(random: .max)
        #expect(next == .zero)
    }

    @Test("a pause is as long as the other side asks, also beyond the longest, and the next one doubles nevertheless")
    func asked() {
        var backoff = Backoff(first: .seconds(1), longest: .seconds(60))
        let asked = backoff.next(atLeast: .seconds(90))
        #expect(asked == .seconds(90))
        let longer = backoff.next(atLeast: .seconds(1))
        #expect(longer == .seconds(2))
    }
}
