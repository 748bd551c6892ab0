import Synchronization
import TestLog
import TestTime
import Testing

@testable import Beckon

/// Limits by address and by customer.
@Suite("Limits of traffic")
struct TrafficLimitsTests {
    private let limits = TrafficLimits(
        rules: .init(perAddress: [.creation: 3, .miss: 1], perUser: [.creation: 2, .send: 1])
    ) { $0 == "127.0.0.1" }

    @Test("an address has its share, a customer has one over all addresses, and acts have shares of their own")
    func shares() {
        #expect(limits.take(.creation, from: "192.0.2.1", user: "a", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.2", user: "a", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.3", user: "a", uptime: 0) == 30_000)
        #expect(limits.take(.creation, from: "192.0.2.1", user: "b", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.1", user: "c", uptime: 0) == nil)
        #expect(limits.take(.creation, from: "192.0.2.1", user: "d", uptime: 0) == 20_000)
        #expect(limits.take(.miss, from: "192.0.2.1", uptime: 0) == nil)
        #expect(limits.take(.miss, from: "192.0.2.1", uptime: 0) == 60_000)
        #expect(limits.take(.send, from: "192.0.2.1", uptime: 0) == nil)
    }

    @Test("what was refused is a line of log a minute with its count, and names nobody")
    func told() {
        let lines = LogLines()
        for _ in 0..<5 { _ = limits.take(.creation, from: "192.0.2.77", user: "customer", uptime: 0) }
        limits.tellRefusals(uptime: 0, logger: lines.logger)
        for _ in 0..<4 { _ = limits.take(.miss, from: "192.0.2.77", uptime: 0) }
        limits.tellRefusals(uptime: 1_000, logger: lines.logger)
        for _ in 0..<3 { _ = limits.take(.miss, from: "192.0.2.77", uptime: 1_000) }
        limits.tellRefusals(uptime: 2_000, logger: lines.logger)
        let first: [[String: String]] = [
            ["limit": "creation", "of": "address", "count": "2"],
            ["limit": "creation", "of": "gms_user", "count": "1"], ["limit": "miss", "of": "address", "count": "3"],
        ]
        #expect(lines.matching("requests beyond a limit were refused").map(\.metadata) == first)
        limits.tellRefusals(uptime: 61_000, logger: lines.logger)
        #expect(
            lines.matching("requests beyond a limit were refused").map(\.metadata)
                == first + [["limit": "miss", "of": "address", "count": "3"]])
    }

    @Test("many tokens may be taken at once and are owed; what is given back is there again")
    func debt() {
        let rate = TokenBucket.Rate(perMinute: 60)
        var bucket = TokenBucket()
        #expect(bucket.apply(.take(120), at: rate, uptime: 0) == nil)
        #expect(bucket.apply(.take(0), at: rate, uptime: 0) == 61_000)
        #expect(bucket.apply(.take(1), at: rate, uptime: 61_000) == nil)
        #expect(bucket.apply(.take(1), at: rate, uptime: 61_000) == 1_000)
        #expect(bucket.apply(.giveBack, at: rate, uptime: 61_000) == nil)
        #expect(bucket.apply(.take(1), at: rate, uptime: 61_000) == nil)
        #expect(bucket.apply(.charge(.max), at: rate, uptime: 61_000) == nil)
        let wait = bucket.apply(.take(1), at: rate, uptime: 61_000)
        #expect(wait.map { (500_000...700_000).contains($0) } == true)
        #expect(bucket.apply(.charge(.max), at: rate, uptime: 61_000) == nil)
        #expect(bucket.apply(.take(1), at: rate, uptime: 61_000) == wait)
        #expect(LimitedAct.units(ofBytes: .min) == 1 && LimitedAct.units(ofBytes: 2_048) == 3)
    }

    private struct Wrong: Error {}

    private func guess(_ secret: String?, _ isRight: Bool, from address: String = "192.0.2.1") async -> String {
        do {
            return try await limits.trying(secret, from: address, time: ManualTime(), isMiss: { $0 is Wrong }) {
                guard isRight else { throw Wrong() }
                return "right"
            }
        } catch is TooManyRequests {
            return "refused"
        } catch {
            return "wrong"
        }
    }

    @Test("beyond the limit a right guess is refused before anything is looked up; what was right before is not")
    func guesses() async {
        #expect(await guess("mine", true) == "right")
        #expect(await guess(nil, true) == "right")
        #expect(await guess("x", false) == "wrong")
        for secret in ["x", "right one", nil] { #expect(await guess(secret, true) == "refused") }
        #expect(await guess("mine", true) == "right")
        #expect(await guess("mine", true, from: "192.0.2.2") == "right")
        limits.knows("given", at: "192.0.2.1")
        #expect(await guess("given", true) == "right")
        // What is right no more is a guess again.
        #expect(await guess("mine", false) == "wrong")
        #expect(await guess("mine", true) == "refused")
        #expect(await guess("x", false, from: "127.0.0.1") == "wrong")
        #expect(await guess("x", true, from: "127.0.0.1") == "right")
    }

    @Test(
        "a try waits while those under way use up the limit, and is refused once they were wrong",
        arguments: [true, false])
    func underWay(isRight: Bool) async {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let (begun, begin) = AsyncStream<Void>.makeStream()
        await withTaskGroup(of: String.self) { group in
            group.addTask { [limits] in
                do {
                    return try await limits.trying(
                        "first", from: "192.0.2.7", time: ManualTime(), isMiss: { $0 is Wrong }
                    ) {
                        begin.yield()
                        for await _ in gate { break }
                        guard isRight else { throw Wrong() }
                        return "right"
                    }
                } catch { return "wrong" }
            }
            for await _ in begun { break }
            group.addTask { await self.guess("second", true, from: "192.0.2.7") }
            while limits.tries.withLock({ $0.waiting }) == 0 { await Task.yield() }
            open.yield()
            var results: Set<String> = []
            for await result in group { results.insert(result) }
            #expect(results == (isRight ? ["right"] : ["wrong", "refused"]))
        }
    }

    @Test("who waits for a try goes on with the first right one, and all do after the last; their number is bounded")
    func waiting() {
        var tries = TriesUnderWay<Int>(mostWaiting: 3, mostInAll: 4)
        func waits(_ waiter: Int, _ address: String) -> Bool { tries.wait(waiter, UInt64(waiter), for: address) }
        let early = waits(0, "a")
        #expect(!early)
        for address in ["a", "a", "b"] { tries.begin(address) }
        let taken = (1...4).map { waits($0, "a") } + [waits(5, "b"), waits(6, "b")]
        #expect(taken == [true, true, true, false, true, false])
        let first = tries.end("a", isRight: true)
        let gone = [tries.giveUp(2, for: "a"), tries.giveUp(2, for: "a"), tries.giveUp(1, for: "a")]
        let others = tries.end("a", isRight: false)
        let neighbour = tries.end("b", isRight: false)
        #expect(first == [1] && gone == [2, nil, nil] && others == [3] && neighbour == [5] && tries.waiting == 0)
        let none = tries.end("b", isRight: true)
        #expect(none == [])
    }

    @Test("a try waits for no longer than five seconds in all")
    func longWait() async {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let time = ManualTime()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [limits] in
                _ = try? await limits.trying("slow", from: "192.0.2.8", time: time, isMiss: { $0 is Wrong }) {
                    begin.yield()
                    for await _ in gate { break }
                }
            }
            for await _ in begun { break }
            group.addTask { [limits] in
                await #expect(throws: TooManyRequests.self) {
                    try await limits.trying("right", from: "192.0.2.8", time: time, isMiss: { $0 is Wrong }) {}
                }
                open.yield()
            }
            while limits.tries.withLock({ $0.waiting }) == 0 || time.sleeperCount == 0 { await Task.yield() }
            time.advance(by: TrafficLimits.longestWait)
        }
    }

    @Test("what was right is remembered up to a bound, and longer if it is used")
    func proven() {
        var table = ProvenTable()
        let capacity = UInt64(ProvenTable.capacity)
        for name in 0..<(capacity * 5) {
            table.note(name)
            if name.isMultiple(of: 100) {
                let knows = table.knows(0)
                #expect(knows)
            }
        }
        #expect(table.count <= 2 * ProvenTable.capacity)
        let (first, last) = (table.knows(1), table.knows(capacity * 5 - 1))
        #expect(!first && last)
        table.forget(0)
        let forgotten = table.knows(0)
        #expect(!forgotten)
    }

    @Test("a credential is known at its address for its own operations alone, until it is wrong")
    func proofs() {
        let limits = TrafficLimits(rules: .init(perAddress: [.refusal: 1, .miss: 1], perUser: [:]))
        let proof = TrafficLimits.Proof(area: "customer", credential: "Bearer a")
        limits.note(proof, isRight: true, at: "192.0.2.1")
        #expect(limits.isKnown(proof, at: "192.0.2.1") && !limits.isKnown(proof, at: "192.0.2.2"))
        let other = TrafficLimits.Proof(area: "operator", credential: "Bearer a")
        #expect(!limits.isKnown(other, at: "192.0.2.1"))
        // An id that an app may choose is none, however it is spelled.
        for id in ["Bearer b", "customer Bearer b", "customer\nBearer b"] { limits.knows(id, at: "192.0.2.1") }
        #expect(!limits.isKnown(TrafficLimits.Proof(area: "customer", credential: "Bearer b"), at: "192.0.2.1"))
        limits.note(proof, isRight: false, at: "192.0.2.1")
        #expect(!limits.isKnown(proof, at: "192.0.2.1"))
    }

    @Test("a name of many marks in disorder costs no more than another one of its length")
    func marks() {
        let name = "a" + String(repeating: "\u{301}", count: 30_000) + String(repeating: "\u{316}", count: 30_000)
        let clock = ContinuousClock()
        let taken = clock.measure {
            for _ in 0..<20 {
                _ = limits.take(.creation, from: "192.0.2.1", user: name, uptime: 0)
                limits.knows(name, at: "192.0.2.1")
            }
        }
        #expect(taken < .seconds(5))
    }

    @Test("an exempt address is not counted, one that nobody knows counts by its customer alone")
    func exempt() {
        for _ in 0..<100 { #expect(limits.take(.creation, from: "127.0.0.1", user: "a", uptime: 0) == nil) }
        for _ in 0..<100 { #expect(limits.take(.creation, from: "", uptime: 0) == nil) }
        for _ in 0..<100 { #expect(TrafficLimits.none.take(.miss, from: "192.0.2.1", uptime: 0) == nil) }
        #expect(limits.take(.send, from: "", user: "z", uptime: 0) == nil)
        #expect(limits.take(.send, from: "", user: "z", uptime: 0) == 60_000)
    }
}
