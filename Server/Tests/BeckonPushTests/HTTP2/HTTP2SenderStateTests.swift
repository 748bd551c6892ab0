import Beckon
import NIOHPACK
import TestTime
import Testing

@testable import BeckonPush

@Suite struct HTTP2SenderStateTests {
    private func state(_ change: (inout HTTP2SenderState.Limits) -> Void = { _ in }) -> HTTP2SenderState {
        var limits = HTTP2SenderState.Limits()
        change(&limits)
        return HTTP2SenderState(limits: limits)
    }

    private func taken(_ count: Int, from state: inout HTTP2SenderState) -> [Int?] {
        (0..<count).map { _ in state.next(for: HTTP2SenderState.Use(), now: 0) }
    }

    @Test("the first request opens a connection, the next ones wait for it")
    func connectsOnce() {
        var state = state()
        #expect(state.connectIfNeeded(now: 0) == nil)
        #expect(state.submit([1, 2], now: 0) == nil)
        #expect(state.connectIfNeeded(now: 0) == 1)
        #expect(state.submit([3], now: 1) == nil)
        #expect(state.connectIfNeeded(now: 1) == nil)
        #expect(state.connected(1) == true)
        #expect(taken(4, from: &state) == [1, 2, 3, nil])
    }

    @Test("what does not fit the queue is refused")
    func boundsQueue() {
        var state = state { $0.queueCapacity = 2 }
        #expect(
            state.submit([1, 2, 3], now: 0)
                == .init(requests: [3], result: .unreachable(retryAfter: .seconds(1), .queueFull)))
        #expect(state.waiting == 2)
    }

    @Test("what waits too long goes back")
    func expires() {
        var state = state()
        _ = state.submit([1], now: 0)
        _ = state.submit([2], now: 3_000)
        #expect(state.expired(now: 4_999) == [])
        #expect(state.expired(now: 5_000) == [1])
        #expect(taken(1, from: &state) == [2])
    }

    @Test("unprocessed requests go back to the head, in order, a few times and in time")
    func putsBack() {
        var state = state { $0.resends = 2 }
        _ = state.submit([1, 2, 3, 4], now: 0)
        #expect(taken(3, from: &state) == [1, 2, 3])
        #expect(state.putBack([2, 3], now: 1) == [])
        #expect(taken(3, from: &state) == [2, 3, 4])
        #expect(state.putBack([2], now: 2) == [])
        #expect(taken(1, from: &state) == [2])
        #expect(state.putBack([2], now: 3) == [2])
        #expect(state.putBack([4], now: 5_000) == [4])
        state.forget(4)
        #expect(state.putBack([4], now: 3) == [4])
    }

    @Test("a failed attempt refuses what waits, and pauses before the next, longer each time")
    func pauses() {
        var state = state()
        var now: Uptime = 0
        for expected in [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000] as [Int64] {
            #expect(state.submit([1], now: now) == nil)
            guard let connection = state.connectIfNeeded(now: now) else {
                Issue.record("not tried at \(now)")
                return
            }
            #expect(
                state.failed(connection, .connectFailed, now: now, jitter: 1)
                    == .init(
                        requests: [1], result: .unreachable(retryAfter: Milliseconds(expected), .connectFailed)))
            #expect(
                state.submit([2], now: now + expected - 1)
                    == .init(requests: [2], result: .unreachable(retryAfter: Milliseconds(1), .connectFailed)))
            #expect(state.connectIfNeeded(now: now + expected - 1) == nil)
            now += expected
        }
    }

    @Test("an answer ends the history of failures")
    func forgetsFailures() {
        var state = state()
        _ = state.submit([1], now: 0)
        _ = state.connectIfNeeded(now: 0)
        _ = state.failed(1, .connectFailed, now: 0, jitter: 1)
        _ = state.submit([1], now: 1_000)
        #expect(state.connectIfNeeded(now: 1_000) == 2)
        #expect(state.connected(2) == true)
        state.answered()
        state.retired(2)
        _ = state.submit([2], now: 2_000)
        #expect(state.connectIfNeeded(now: 2_000) == 3)
        _ = state.failed(3, .connectFailed, now: 2_000, jitter: 1)
        #expect(state.pausedUntil == 3_000 && state.open.isEmpty)
    }

    /// Opens the next connection, which says GOAWAY before it has answered anything.
    private func sentAway(_ state: inout HTTP2SenderState, now: Uptime) -> HTTP2SenderState.Refusal? {
        guard let connection = state.connectIfNeeded(now: now), state.connected(connection) else {
            Issue.record("not tried at \(now)")
            return nil
        }
        return state.goneAway(connection, hasAnswered: false, now: now, jitter: 1)
    }

    @Test("GOAWAY before the first answer is no failure: the next connection takes what waits, at once")
    func earlyGoAway() {
        var state = state()
        _ = state.submit([1, 2], now: 0)
        for _ in 0..<3 {
            let refusal = sentAway(&state, now: 0)
            #expect(refusal == nil && state.pausedUntil == nil && state.waiting == 2)
        }
        #expect(state.connectIfNeeded(now: 0) == 4)
        #expect(state.connected(4) == true)
        state.answered()
        #expect(state.goneAway(4, hasAnswered: true, now: 1, jitter: 1) == nil)
        for _ in 0..<3 { #expect(sentAway(&state, now: 2) == nil) }
        #expect(state.goneAway(1, hasAnswered: false, now: 2, jitter: 1) == nil)
    }

    @Test("a service that sends every connection away at once is left alone for a while, under that name")
    func onlyGoAways() {
        var state = state()
        _ = state.submit([1], now: 0)
        for _ in 0..<3 { _ = sentAway(&state, now: 0) }
        let refusal = sentAway(&state, now: 0)
        #expect(refusal == .init(requests: [1], result: .unreachable(retryAfter: .seconds(1), .onlyGoAways)))
        let during = state.submit([2], now: 400)
        #expect(during == .init(requests: [2], result: .unreachable(retryAfter: Milliseconds(600), .onlyGoAways)))
        #expect(state.submit([3], now: 1_000) == nil)
        #expect(sentAway(&state, now: 1_000)?.result == .unreachable(retryAfter: .seconds(2), .onlyGoAways))
    }

    @Test("a retired connection makes room for another, and its end is no failure")
    func replacesRetired() {
        var state = state()
        _ = state.submit([1], now: 0)
        _ = state.connectIfNeeded(now: 0)
        #expect(state.connected(1) == true)
        state.retired(1)
        #expect(state.connectIfNeeded(now: 0) == 2)
        #expect(state.failed(1, .connectFailed, now: 0, jitter: 1) == nil)
        #expect(state.connected(2) == true)
        #expect(state.connected(1) == false)
        #expect(state.open == [2])
    }

    /// With so many connections that take requests, and one that waits.
    private func grown(to count: Int) -> HTTP2SenderState {
        var state = state()
        _ = state.submit([1], now: 0)
        for number in 1...count {
            state.noteUse(busy: 81 * (number - 1), of: 100 * (number - 1), now: 0)
            #expect(state.connectIfNeeded(now: 1_000) == number)
            #expect(state.connected(number) == true)
        }
        return state
    }

    @Test("when most streams are busy for a second and requests wait, another connection is opened, up to four")
    func grows() {
        var state = grown(to: 1)
        state.noteUse(busy: 80, of: 100, now: 5_000)
        #expect(state.connectIfNeeded(now: 9_000) == nil)
        state.noteUse(busy: 81, of: 100, now: 9_000)
        #expect(state.connectIfNeeded(now: 9_999) == nil)
        state.noteUse(busy: 100, of: 100, now: 9_999)
        #expect(state.connectIfNeeded(now: 10_000) == 2)
        #expect(state.connectIfNeeded(now: 10_000) == nil)
        _ = taken(1, from: &state)
        #expect(state.connected(2) == true && state.open == [1, 2])
        state.noteUse(busy: 200, of: 200, now: 11_000)
        #expect(state.connectIfNeeded(now: 12_000) == nil)
        var four = grown(to: 4)
        four.noteUse(busy: 400, of: 400, now: 2_000)
        #expect(four.connectIfNeeded(now: 4_000) == nil)
    }

    @Test("one of several connections that fails takes nothing along; its place is tried again after a pause")
    func shrinks() {
        var state = grown(to: 2)
        state.noteUse(busy: 200, of: 200, now: 2_000)
        #expect(state.failed(1, .connectFailed, now: 3_000, jitter: 1) == nil)
        #expect(state.open == [2] && state.waiting == 1)
        #expect(state.submit([2], now: 3_001) == nil)
        #expect(state.connectIfNeeded(now: 3_999) == nil)
        #expect(state.connectIfNeeded(now: 4_000) == 3)
        #expect(state.failed(3, .connectFailed, now: 4_000, jitter: 1) == nil)
        #expect(state.connectIfNeeded(now: 5_999) == nil)
        #expect(state.connectIfNeeded(now: 6_000) == 4)
        #expect(state.failed(4, .connectFailed, now: 6_000, jitter: 1) == nil)
        // What happened to the others says nothing about the only one that is left.
        state.retired(2)
        #expect(state.connectIfNeeded(now: 6_001) == 5)
        let refusal = state.failed(5, .connectFailed, now: 7_000, jitter: 1)
        #expect(refusal == .init(requests: [1, 2], result: .unreachable(retryAfter: .seconds(1), .connectFailed)))
    }

    @Test("jitter spreads the pause over half to one and a half times its length")
    func spreads() {
        for (jitter, until) in [(0.5, 500), (1.5, 1_500), (9, 1_500), (0, 500)] as [(Double, Int64)] {
            var state = state()
            _ = state.submit([1], now: 0)
            _ = state.connectIfNeeded(now: 0)
            _ = state.failed(1, .connectFailed, now: 0, jitter: jitter)
            #expect(state.pausedUntil == Uptime(milliseconds: until))
        }
    }

    @Test("a stopped sender gives back what waits and takes in nothing")
    func stops() {
        var state = state()
        _ = state.submit([1, 2], now: 0)
        _ = state.connectIfNeeded(now: 0)
        #expect(state.stop() == [1, 2])
        #expect(state.connected(1) == false)
        #expect(state.submit([3], now: 0) == .init(requests: [3], result: .unprocessed(.stopped)))
        #expect(state.putBack([3], now: 0) == [3])
        #expect(state.connectIfNeeded(now: 0) == nil)
    }

    @Test("a withdrawn request is not sent")
    func withdraws() {
        var state = state()
        _ = state.submit([1, 2, 3], now: 0)
        #expect(state.withdraw([2, 9]) == [2])
        #expect(taken(3, from: &state) == [1, 3, nil])
    }

    @Test("while repeats wait, a new connection gets few requests until it answers; then they go first")
    func repeatsWait() {
        var state = state { $0.repeats = 2 }
        var use = HTTP2SenderState.Use()
        _ = state.submit(Array(1...9), repeated: [7, 8, 9], now: 0)
        var first: [Int?] = []
        while let id = state.next(for: use, now: 0) {
            first.append(id)
            use.opened += 1
            use.openStreams += 1
        }
        #expect(first == [1, 2, 3, 4])
        use.answered = 1
        use.openStreams -= 1
        #expect(state.next(for: use, now: 0) == 7)
        use.openRepeats = 2
        // Nothing was cut, so the others need not wait for the repeats.
        #expect(state.next(for: use, now: 0) == 5)
        use.openRepeats = 1
        #expect(state.next(for: use, now: 0) == 8)
        #expect(state.withdraw([9]) == [9] && state.waiting == 1)
    }

    @Test("a repeat that waits alone tries a new connection, one at a time")
    func repeatsAlone() {
        var state = state()
        _ = state.submit([1, 2], repeated: [1, 2], now: 0)
        #expect(state.connectIfNeeded(now: 0) == 1)
        #expect(state.next(for: .init(), now: 0) == 1)
        #expect(state.next(for: .init(opened: 1, openStreams: 1, openRepeats: 1), now: 0) == nil)
        #expect(state.next(for: .init(opened: 1, answered: 1), now: 0) == 2)
        #expect(state.putBack([2, 1], now: 1) == [])
        #expect(state.next(for: .init(opened: 2, answered: 1), now: 0) == 2)
    }

    /// The answers of a service, as many as are given.
    private func heard(_ answers: Int, sent: Int, by state: inout HTTP2SenderState) {
        _ = state.submit(Array(1_000..<1_000 + sent), now: 0)
        for _ in 0..<sent { _ = state.next(for: .init(opened: 1, answered: 1_000), now: 0) }
        for _ in 0..<answers { state.answered() }
    }

    @Test("after a cut, nothing new starts beside repeats, of which a quarter goes at a time")
    func repeatsAfterCut() {
        var state = state()
        heard(200, sent: 220, by: &state)
        state.wasCut(after: 200, now: 0)
        _ = state.submit(Array(1...30), repeated: Set(11...30), now: 0)
        var use = HTTP2SenderState.Use(opened: 1, answered: 1)
        for repeated in 11...14 {
            #expect(state.next(for: use, now: 0) == repeated)
            use.openStreams += 1
            use.openRepeats += 1
        }
        #expect(state.next(for: use, now: 0) == nil)
        #expect(state.withdraw(Set(15...30)).count == 16)
        #expect(state.next(for: use, now: 0) == nil)
        use.openRepeats = 0
        #expect(state.next(for: use, now: 0) == 1)
        // A minute later the cut is forgotten.
        _ = state.expired(now: 60_000)
        _ = state.submit([40, 41], repeated: [41], now: 60_000)
        #expect(state.next(for: .init(opened: 200, answered: 190), now: 60_000) == 41)
        #expect(state.next(for: .init(opened: 200, answered: 190, openRepeats: 1), now: 60_000) == 40)
    }

    @Test("near the next cut new requests go and repeats wait for a while, then for another connection")
    func repeatsNearCut() {
        var state = state()
        heard(200, sent: 220, by: &state)
        state.wasCut(after: 200, now: 0)
        _ = state.submit([1, 2, 3, 4], repeated: [3, 4], now: 0)
        let old = HTTP2SenderState.Use(opened: 150, answered: 150)
        #expect(!state.isSpent(old, now: 0) && state.next(for: old, now: 0) == 1)
        #expect(state.next(for: .init(opened: 149, answered: 149), now: 0) == 3)
        #expect(state.next(for: .init(opened: 276, answered: 276), now: 999) == 4)
        _ = state.submit([5], repeated: [5], now: 1_000)
        #expect(state.next(for: old, now: 1_999) == 2)
        #expect(!state.isSpent(old, now: 1_999) && state.next(for: old, now: 1_999) == nil)
        _ = state.submit([6], now: 1_999)
        #expect(!state.isSpent(old, now: 2_499) && state.isSpent(old, now: 2_500))
        #expect(state.next(for: old, now: 2_500) == nil)
        #expect(state.next(for: .init(opened: 10, answered: 10), now: 2_500) == 5)
    }

    @Test("soon after a cut, a connection that is cut before any answer is replaced at once, three times in a row")
    func earlyCut() {
        var state = state()
        _ = state.submit([1], now: 0)
        #expect(state.connectIfNeeded(now: 0) == 1)
        #expect(state.connected(1) == true)
        state.wasCut(after: 20, now: 0)
        state.retired(1)
        for number in 2...4 {
            #expect(state.connectIfNeeded(now: 0) == number)
            #expect(state.connected(number) == true)
            state.wasCut(after: 0, now: 0)
            #expect(state.failed(number, .noAnswer, now: 0, jitter: 1) == nil && state.waiting == 1)
        }
        #expect(state.connectIfNeeded(now: 0) == 5)
        #expect(state.connected(5) == true)
        let refusal = state.failed(5, .noAnswer, now: 0, jitter: 1)
        #expect(refusal == .init(requests: [1], result: .unreachable(retryAfter: .seconds(1), .noAnswer)))
    }

    @Test("what is lost with its connection is repeated once, at once, and with a new deadline")
    func repeatsLost() {
        var state = state()
        _ = state.submit([1, 2, 3, 4], repeated: [3], now: 0)
        for id in [3, 1, 2] { #expect(state.next(for: .init(opened: 1, answered: 1), now: 0) == id) }
        state.wasCut(after: 1, now: 4_000)
        // The third was a repeat before.
        #expect(state.repeatLost([1, 2, 3], now: 4_000) == [3])
        #expect(state.expired(now: 5_000) == [4])
        let young = HTTP2SenderState.Use(opened: 1, answered: 1)
        #expect(state.next(for: young, now: 5_000) == 1 && state.next(for: young, now: 5_000) == 2)
        #expect(state.repeatLost([2], now: 5_000) == [2])
        _ = state.stop()
        #expect(state.repeatLost([4], now: 5_000) == [4])
    }

    @Test("a connection has few open requests until it has answered many, and fewer after a cut")
    func opensSlowly() {
        var state = state()
        _ = state.submit(Array(1...2_000), now: 0)
        #expect(state.next(for: .init(opened: 64, openStreams: 64), now: 0) == nil)
        #expect(state.next(for: .init(opened: 64, openStreams: 63), now: 0) == 1)
        #expect(state.next(for: .init(opened: 1_000, answered: 500, openStreams: 313), now: 0) == 2)
        #expect(state.next(for: .init(opened: 1_000, answered: 500, openStreams: 314), now: 0) == nil)
        for _ in 0..<400 { state.answered() }
        state.wasCut(after: 400, now: 0)
        #expect(state.next(for: .init(opened: 1_000, answered: 950, openStreams: 49), now: 0) == 3)
        #expect(state.next(for: .init(opened: 1_000, answered: 950, openStreams: 50), now: 0) == nil)
        // The longer nothing is cut, the more are open again.
        for _ in 0..<800 { state.answered() }
        #expect(state.next(for: .init(opened: 1_900, answered: 1_800, openStreams: 99), now: 0) == 4)
        // Two connections that are cut together tell of one cut.
        state.wasCut(after: 800, now: 0)
        state.wasCut(after: 800, now: 0)
        #expect(state.next(for: .init(opened: 1_900, answered: 1_800, openStreams: 99), now: 0) == 5)
    }
}
