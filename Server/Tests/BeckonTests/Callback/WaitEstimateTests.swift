import Beckon
import BeckonCallback
import Testing

/// How long one waits, from how the line moved lately.
@Suite struct WaitEstimateTests {
    private static let now = Timestamp(milliseconds: 1_700_000_000_000)

    private static func ago(_ seconds: Int64) -> Timestamp { now.advanced(by: .seconds(-seconds)) }

    private static func left(_ queued: Int64, _ left: Int64, taken: Bool = true) -> LineDeparture {
        LineDeparture(queuedAt: ago(queued), leftAt: ago(left), isTaken: taken)
    }

    private func wait(_ position: Int, _ departures: [LineDeparture], oldest: Int64? = nil) -> Milliseconds? {
        WaitEstimate(departures: departures, oldest: oldest.map(Self.ago), now: Self.now).wait(at: position)
    }

    @Test("without three callbacks that agents took nothing is known")
    func unknown() {
        #expect(wait(1, []) == nil)
        #expect(wait(1, [], oldest: 600) == nil)
        #expect(wait(1, [Self.left(60, 30), Self.left(90, 60)]) == nil)
        #expect(wait(1, [Self.left(60, 30), Self.left(90, 60), Self.left(99, 70, taken: false)]) == nil)
        #expect(WaitEstimate(departures: [], oldest: nil, now: Self.now).error == nil)
    }

    @Test("in a line that was never empty the wait is the time between two callbacks, for each place")
    func busy() {
        // Six were taken within the hour, and somebody waited all the time.
        let departures = (0..<6).map { Self.left(4_000 - $0, 100 + $0 * 500) }
        #expect(wait(1, departures, oldest: 3_900) == .seconds(600))
        #expect(wait(3, departures, oldest: 3_900) == .seconds(1_800))
        #expect(wait(0, departures, oldest: 3_900) == .zero)
        #expect(wait(-5, departures, oldest: 3_900) == .zero)
    }

    @Test("time in which nobody waited does not make the line slow")
    func idle() {
        let departures = [Self.left(3_000, 2_980), Self.left(2_000, 1_980), Self.left(1_000, 980)]
        #expect(wait(1, departures) == .seconds(20))
        #expect(wait(2, departures) == .seconds(40))
    }

    @Test("waits at the same time count once; who gave up waited, and was not taken")
    func overlapping() {
        let departures = [
            Self.left(1_000, 900), Self.left(990, 800), Self.left(980, 700), Self.left(950, 600, taken: false),
        ]
        // From 1,000 s ago to 600 s ago somebody waited: 400 s for three.
        #expect(wait(3, departures) == .seconds(400))
    }

    @Test("only the hour that is over counts, also of those who wait longer")
    func window() {
        let departures = [Self.left(9_000, 3_000), Self.left(9_000, 2_000), Self.left(9_000, 1_000)]
        #expect(wait(3, departures) == .seconds(2_600))
        #expect(wait(3, departures, oldest: 9_000) == .seconds(3_600))
    }

    @Test("of a busy line the last hundred count, over their own time")
    func cut() {
        // One a second, all of whom waited from the beginning.
        let departures = (0..<Int64(WaitEstimate.most)).map { Self.left(3_000, $0) }
        let estimate = WaitEstimate(departures: departures, oldest: Self.ago(3_000), now: Self.now)
        #expect(estimate.taken == 99)
        #expect(estimate.wait(at: 1) == .seconds(1))
        #expect(estimate.error == 11)
    }

    @Test("clocks that stepped do no harm")
    func steps() {
        let departures = [Self.left(100, 200), Self.left(-50, -20), Self.left(60, 40), Self.left(60, 40)]
        #expect(wait(4, departures) == .seconds(20))
        #expect(WaitEstimate(departures: departures, oldest: Self.ago(-9), now: Self.now).wait(at: .max) != nil)
    }

    @Test("whatever happened, a wait is never negative, grows with the place, and is unknown without data")
    func property() {
        let first = UInt64.random(in: 0...UInt64.max)
        for offset in 0..<2_000 {
            let seed = first &+ UInt64(offset)
            var dice = SeededGenerator(seed: seed)
            let departures = (0..<Int.random(in: 0...120, using: &dice)).map { _ in
                let queued = Int64.random(in: -60...9_000, using: &dice)
                return Self.left(
                    queued, Int64.random(in: -60...3_600, using: &dice), taken: Bool.random(using: &dice))
            }.sorted { $0.leftAt > $1.leftAt }
            let oldest = Bool.random(using: &dice) ? Int64.random(in: -60...9_000, using: &dice) : nil
            let estimate = WaitEstimate(
                departures: Array(departures.prefix(WaitEstimate.most)), oldest: oldest.map(Self.ago), now: Self.now)
            let places = [-1, 0, 1, 2, 3, 50, 1_000, .max]
            let waits = places.map { estimate.wait(at: $0) }
            guard estimate.taken >= WaitEstimate.least else {
                #expect(waits.allSatisfy { $0 == nil } && estimate.error == nil, "seed \(seed)")
                continue
            }
            let known = waits.compactMap(\.self)
            #expect(known.count == places.count && known.allSatisfy { $0 >= .zero }, "seed \(seed)")
            #expect(zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed)")
            // One place costs an hour at most: more than that was not looked at.
            #expect(known[2] <= WaitEstimate.window, "seed \(seed)")
            #expect((1...58).contains(estimate.error ?? 0), "seed \(seed)")
        }
    }
}
