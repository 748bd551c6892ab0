import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

struct TimingWheelTests {
    private func takeAll(_ wheel: inout TimingWheel, now: Uptime) -> [Int] {
        var items: [Int] = []
        while let due = wheel.takeDue(now: now) { items += due }
        return items
    }

    @Test("an item comes up with the tick after its deadline, once")
    func due() {
        var wheel = TimingWheel(tick: 100, slots: 16, now: 0)
        wheel.schedule(3, at: 250)
        wheel.schedule(1, at: 300)
        wheel.schedule(2, at: 301)
        #expect(takeAll(&wheel, now: 299) == [])
        #expect(takeAll(&wheel, now: 300).sorted() == [1, 3])
        #expect(takeAll(&wheel, now: 399) == [])
        #expect(takeAll(&wheel, now: 400) == [2])
        #expect(takeAll(&wheel, now: 5000) == [])
    }

    @Test("what is overdue when it is scheduled comes up with the next tick, never in the same one")
    func overdue() {
        var wheel = TimingWheel(tick: 100, slots: 16, now: 1000)
        wheel.schedule(0, at: 0)
        wheel.schedule(1, at: .distantPast)
        #expect(takeAll(&wheel, now: 1099) == [])
        #expect(takeAll(&wheel, now: 1100).sorted() == [0, 1])
    }

    @Test("an item that is moved or cancelled leaves its place")
    func moving() {
        var wheel = TimingWheel(tick: 100, slots: 16, now: 0)
        for item in 0..<5 { wheel.schedule(item, at: 200) }
        wheel.schedule(1, at: 400)
        wheel.cancel(3)
        wheel.cancel(3)
        wheel.cancel(99)
        wheel.schedule(4, at: 100)
        #expect(takeAll(&wheel, now: 100) == [4])
        #expect(takeAll(&wheel, now: 200).sorted() == [0, 2])
        #expect(takeAll(&wheel, now: 400) == [1])
    }

    @Test("a deadline beyond the horizon comes up at the horizon")
    func horizon() {
        var wheel = TimingWheel(tick: 100, slots: 16, now: 0)
        wheel.schedule(0, at: .never)
        #expect(takeAll(&wheel, now: 1400) == [])
        #expect(takeAll(&wheel, now: 1500) == [0])
    }

    @Test("after a long pause everything due comes up, and time may stand still or go back")
    func pause() {
        var wheel = TimingWheel(tick: 100, slots: 16, now: 0)
        for item in 0..<10 { wheel.schedule(item, at: Uptime(milliseconds: Int64(item) * 150)) }
        #expect(takeAll(&wheel, now: 1_000_000_000).sorted() == Array(0..<10))
        wheel.schedule(0, at: 1_000_000_200)
        #expect(takeAll(&wheel, now: 0) == [])
        #expect(takeAll(&wheel, now: 1_000_000_200) == [0])
    }

    @Test("no item is lost and none comes early but after a pause, on a random walk", arguments: [1, 2, 3])
    func walk(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        var wheel = TimingWheel(tick: 10, slots: 64, now: 0)
        var deadlines: [Int: Uptime] = [:]
        var now: Uptime = .start
        for _ in 0..<5000 {
            let item = random.next(0, 40)
            switch random.next(0, 3) {
            case 0:
                wheel.cancel(item)
                deadlines[item] = nil
            case 1, 2:
                let deadline = now.advanced(by: Milliseconds(Int64(random.next(-50, 600))))
                wheel.schedule(item, at: deadline)
                deadlines[item] = deadline
            default:
                now = now.advanced(by: Milliseconds(Int64(random.next(0, 40))))
                for item in takeAll(&wheel, now: now) {
                    let deadline = deadlines.removeValue(forKey: item)
                    #expect(deadline.map { $0 <= now } == true, "seed \(seed)")
                }
            }
            // One tick of patience: what was overdue when it was scheduled comes with the next.
            #expect(deadlines.values.allSatisfy { $0 > now.advanced(by: -100) }, "seed \(seed)")
        }
    }
}

struct IdentifiersTests {
    @Test("IDs have 26 letters and digits and all 128 bits count")
    func make() {
        var seen: Set<String> = []
        for bit in 0..<128 {
            var words = [UInt64(0), 0]
            words[bit / 64] = 1 << UInt64(bit % 64)
            var next = words.makeIterator()
            let id = Identifiers.make { next.next() ?? 0 }
            #expect(Identifiers.isWellFormed(id))
            seen.insert(id)
        }
        #expect(seen.count == 128)
    }

    @Test("only IDs of our own form are well-formed", arguments: ["", "abc", String(repeating: "A", count: 26)])
    func illFormed(_ text: String) {
        #expect(Identifiers.isWellFormed(text) == false)
    }
}

struct HoldTests {
    @Test(
        "a connect is held a second or a twentieth less than the client waits",
        arguments: [
            (nil, 28_500), (0, 0), (1, 1), (100, 50), (1999, 1899), (2000, 1900), (29_900, 28_405), (29_999, 28_500),
            (20_000, 19_000), (60_000, 57_000),
            (.forever, 57_000), (-1, 28_500), (Milliseconds(.min), 28_500),
        ] as [(Milliseconds?, Milliseconds)])
    func hold(_ requested: Milliseconds?, _ expected: Milliseconds) {
        #expect(BayeuxConfiguration().rules().hold(requested: requested) == expected)
    }

    @Test("no setting makes the hub hold for nothing or for a negative time")
    func settings() {
        let configuration = BayeuxConfiguration(timeout: 0, interval: -1, maxInterval: -1, maxClientTimeout: -1)
        #expect(configuration.rules().hold(requested: nil) == 1)
        #expect(configuration.rules().hold(requested: 5) == 0)
        #expect(configuration.interval == 0 && configuration.maxInterval == 1)
    }
}
