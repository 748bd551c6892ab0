import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

/// A client, a network and an application that do anything at any time, and what must hold all the while.
struct ServerSessionWalkTests {
    @Test("nothing is lost and nothing overtakes, whatever fails", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func failures(_ part: UInt64) {
        for seed in (part * 1000)..<(part * 1000 + 12) {
            let walk = SessionWalk(seed: seed, fails: true)
            walk.run(steps: 300)
            walk.drainAll()
            guard walk.faults.isEmpty else {
                Issue.record("seed \(seed): \(walk.faults.joined(separator: "; "))")
                return
            }
        }
    }

    @Test("without failures every event comes exactly once", arguments: [1, 2, 3, 4])
    func noFailures(_ part: UInt64) {
        for seed in (part * 500)..<(part * 500 + 10) {
            let walk = SessionWalk(seed: seed, fails: false)
            walk.run(steps: 300)
            walk.drainAll()
            if walk.repeated > 0 { walk.faults.append("\(walk.repeated) events came twice") }
            guard walk.faults.isEmpty else {
                Issue.record("seed \(seed): \(walk.faults.joined(separator: "; "))")
                return
            }
        }
    }

    @Test(
        "with the ack extension every event comes exactly once, whatever connection is lost",
        arguments: [1, 2, 3, 4, 5, 6])
    func numbers(_ part: UInt64) {
        var lost = 0
        for seed in (part * 700)..<(part * 700 + 12) {
            let walk = SessionWalk(seed: seed, fails: true, counts: true)
            walk.run(steps: 300)
            walk.drainAll()
            if walk.repeated > 0 { walk.faults.append("\(walk.repeated) events came twice") }
            guard walk.faults.isEmpty else {
                Issue.record("seed \(seed): \(walk.faults.joined(separator: "; "))")
                return
            }
            lost += walk.lost
        }
        #expect(lost > 50)
    }

    @Test("the walk meets what it is meant to meet")
    func coverage() {
        var repeated = 0
        var delivered = 0
        var failed = 0
        for seed in 1..<20 as Range<UInt64> {
            let walk = SessionWalk(seed: seed, fails: true)
            walk.run(steps: 300)
            repeated += walk.repeated
            delivered += walk.received.values.reduce(0, +)
            failed += walk.failedWrites
        }
        #expect(repeated > 20 && delivered > 500 && failed > 50, "\(repeated) \(delivered) \(failed)")
    }
}

/// One random walk.
private final class SessionWalk {
    var faults: [String] = []
    /// The last event of each source that the client has.
    var received: [String: Int] = [:]
    var repeated = 0
    var failedWrites = 0
    /// Answers that the client did not get, or whose writes ended otherwise than the server saw.
    var lost = 0

    private let driver = SessionDriver(lifetime: .forever, maxEvents: 7)
    private var random: SplitMix
    private let fails: Bool
    /// Whether the client uses the ack extension.
    private let counts: Bool
    /// The number of the last answer that the client got.
    private var number: Int64 = 0
    /// The connect whose answer the client waits for; it has given up those before.
    private var awaited: PollToken?
    private var isDraining = false
    private var sources: [FakeSource] = []
    private var unwritten: [SessionDriver.Answer] = []
    private var isSubscribed = true

    init(seed: UInt64, fails: Bool, counts: Bool = false) {
        random = SplitMix(seed: seed)
        self.fails = fails
        self.counts = counts
        if counts { driver.session.acknowledge() }
        attach()
    }

    func run(steps: Int) {
        for _ in 0..<steps where faults.isEmpty {
            step()
            check()
        }
    }

    /// Lets everything succeed until nothing more comes; then the client must have all.
    func drainAll() {
        isDraining = true
        if !isSubscribed { toggleSubscription() }
        for _ in 0..<3000 where faults.isEmpty {
            while !unwritten.isEmpty { write(.whole) }
            while !driver.loads.isEmpty { driver.finishLoad() }
            collect()
            check()
            if !unwritten.isEmpty { continue }
            if driver.session.heldPoll != nil, sources.allSatisfy({ received[$0.name.id] == $0.last }) { break }
            driver.pass(1000)
            connect(hold: 100_000)
            collect()
        }
        for source in sources where received[source.name.id] != source.last {
            faults.append("\(source.name) ended at \(received[source.name.id] ?? -1) of \(source.last)")
        }
    }

    private func step() {
        switch random.next(0, 99) {
        case 0..<25: appendSomewhere()
        case 25..<45: connectIfDecent()
        case 45..<70: if !unwritten.isEmpty { write(!fails || random.next(0, 3) > 0 ? .whole : .failed) }
        case 70..<80: driver.finishLoad(failing: fails && random.next(0, 3) == 0)
        case 80..<85: driver.pass(Milliseconds(Int64(random.next(0, 1500))))
        case 85..<88: if sources.count < 4 { attach() }
        case 88..<90: if fails, let token = driver.session.heldPoll { _ = driver.abandon(token) }
        case 90..<92: toggleSubscription()
        case 92..<95: driver.session.release()
        case 95..<97:
            driver.session.beginCall(isFarewell: true)
            driver.settle()
            driver.session.endCall(isFarewell: true)
        case 97 where counts: changeLine()
        default: driver.session.touch(now: driver.now)
        }
        driver.settle()
        collect()
    }

    private func appendSomewhere() {
        let source = sources[random.next(0, sources.count - 1)]
        source.append(random.next(1, 5))
        if random.next(0, 3) > 0 { driver.session.wake(source.name) }
    }

    /// A client without faults sends its next connect when it has the answer to the last one.
    private func connectIfDecent() {
        if !fails, driver.session.heldPoll != nil || !unwritten.isEmpty { return }
        connect(hold: [0, 500, 1000, 30_000][random.next(0, 3)])
    }

    private func connect(hold: Milliseconds) {
        awaited = driver.connect(hold: hold, acknowledged: counts ? number : nil)
    }

    /// The client's WebSocket breaks, or it comes over another one.
    private func changeLine() {
        let (old, next) = (driver.session.socket, SocketToken(number: random.next()))
        if let old, random.next(0, 1) == 0 {
            _ = driver.session.hangUp(old, now: driver.now)
        } else {
            driver.session.bind(next)
        }
    }

    private func attach() {
        let name = ["a", "b", "c", "d"][sources.count]
        let source = FakeSource(name, last: random.next(0, 20), tail: random.next(1, 12))
        let cursor = random.next(0, source.last)
        sources.append(source)
        received[name] = cursor
        driver.attach(source, cursor: cursor, isWaiting: random.next(0, 1) == 0)
    }

    private func toggleSubscription() {
        isSubscribed.toggle()
        if isSubscribed {
            driver.session.subscribe(to: [.genesys])
        } else {
            driver.session.unsubscribe(from: [.genesys])
        }
        driver.settle()
    }

    private func collect() {
        unwritten += driver.takeAnswers()
    }

    private func write(_ end: WriteEnd) {
        let index = fails ? random.next(0, unwritten.count - 1) : 0
        let answer = unwritten.remove(at: index)
        if end == .failed { failedWrites += 1 }
        let comes = comes(answer, end)
        if comes { receive(answer) }
        driver.writeEnded(answer.token, end)
        if !comes, end == .whole, random.next(0, 1) == 0 { driver.session.lose(answer.token) }
        driver.settle()
        collect()
    }

    /// Whether an answer comes to the client; without numbers a whole write has to be one that comes.
    private func comes(_ answer: SessionDriver.Answer, _ end: WriteEnd) -> Bool {
        guard counts else { return end == .whole }
        let comes = answer.token == awaited && (isDraining || random.next(0, 3) > 0)
        if comes != (end == .whole) { lost += 1 }
        if comes, let given = answer.number { number = max(number, given) }
        return comes
    }

    private func receive(_ answer: SessionDriver.Answer) {
        var previous: [String: Int] = [:]
        for event in answer.events {
            let parts = event.split(separator: "-")
            let name = String(parts[0])
            let number = Int(parts[1]) ?? -1
            let last = received[name] ?? 0
            if let before = previous[name], number != before + 1 { faults.append("hole or disorder at \(event)") }
            if number > last + 1 { faults.append("\(event) came after \(last)") }
            if number <= last { repeated += 1 }
            previous[name] = number
            received[name] = max(last, number)
        }
    }

    private func check() {
        for source in driver.session.sources {
            if source.confirmed > source.sent { faults.append("\(source.name) confirmed beyond sent") }
            if source.confirmed > received[source.name.id, default: 0] {
                faults.append("\(source.name) confirmed what the client has not")
            }
            if !counts, source.sent > received[source.name.id, default: 0] {
                faults.append("\(source.name) sent \(source.sent), received \(received[source.name.id, default: 0])")
            }
        }
        if driver.loads.count > 1 { faults.append("two loads at a time") }
        // A number proves an answer before its write ends; then the next one may begin.
        if !counts, unwritten.filter({ !$0.events.isEmpty }).count > 1 {
            faults.append("two answers with events at a time")
        }
    }
}
