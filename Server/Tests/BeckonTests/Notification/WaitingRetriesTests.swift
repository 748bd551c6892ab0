import TestTime
import Testing

@testable import Beckon

/// Which waiting pushes are brought forward when their service is back.
@Suite struct WaitingRetriesTests {
    private let key = WaitingRetries.Key(route: PushRoute(.customhttp), receiver: nil)
    private let rule = SettlementRule()
    private let end = Timestamp(milliseconds: 3_600_000)

    /// Its times: the uptime in seconds, which is the time of day as well.
    private func add(
        _ push: Int64, to retries: inout WaitingRetries, at second: Int64 = 0, until due: Int64 = 900,
        chat: String? = nil, isDoubt: Bool = false, key other: WaitingRetries.Key? = nil
    ) {
        let wait = WaitingRetries.Wait(
            push: push, chat: chat.map { ChatID($0) }, due: Timestamp(milliseconds: due * 1_000), expiresAt: end,
            isDoubt: isDoubt)
        retries.failed(by: other ?? key)
        retries.add(wait, to: other ?? key, uptime: Uptime(milliseconds: second * 1_000), rule: rule)
    }

    private func take(
        _ retries: inout WaitingRetries, at second: Int64, joined chats: Set<ChatID> = []
    ) -> [Int64] {
        retries.broughtForward(
            by: chats, now: Timestamp(milliseconds: second * 1_000), uptime: Uptime(milliseconds: second * 1_000)
        ).map(\.push)
    }

    @Test("each delivery brings two forward, the longest waiting first, each once")
    func two() {
        var retries = WaitingRetries()
        for push: Int64 in 1...5 { add(push, to: &retries) }
        #expect(take(&retries, at: 20) == [])
        retries.delivered(99, by: key)
        #expect(take(&retries, at: 20) == [1, 2])
        #expect(take(&retries, at: 20) == [])
        retries.delivered(1, by: key)
        retries.delivered(2, by: key)
        #expect(take(&retries, at: 20) == [3, 4, 5])
        for push: Int64 in 3...5 { retries.delivered(push, by: key) }
        #expect(take(&retries, at: 20) == [])
        #expect(retries.isEmpty)
    }

    @Test("a failure ends what deliveries have earned")
    func flaps() {
        var retries = WaitingRetries()
        for push: Int64 in 1...3 { add(push, to: &retries) }
        retries.delivered(99, by: key)
        retries.failed(by: key)
        #expect(take(&retries, at: 20) == [])
        retries.delivered(98, by: key)
        #expect(take(&retries, at: 20) == [1, 2])
    }

    @Test("a push rests after its attempt, and longer each time it was brought forward in vain")
    func rests() {
        var retries = WaitingRetries()
        add(1, to: &retries)
        var last: Int64 = 0
        for rest: Int64 in [10, 20, 40, 60, 60] {
            retries.delivered(99, by: key)
            #expect(take(&retries, at: last + rest - 1) == [])
            #expect(take(&retries, at: last + rest) == [1])
            last += rest
            add(1, to: &retries, at: last, until: last + 900)
        }
    }

    @Test("pauses are shorter by push.timeScale")
    func scaled() {
        var retries = WaitingRetries()
        let wait = WaitingRetries.Wait(push: 1, due: end, expiresAt: end)
        retries.add(wait, to: key, uptime: 0, rule: SettlementRule(timeScale: 0.1))
        retries.delivered(99, by: key)
        #expect(take(&retries, at: 1) == [1])
    }

    @Test("what is due by itself, has ended or waits for something else is not brought forward")
    func ended() {
        var retries = WaitingRetries()
        add(1, to: &retries, until: 15)
        for push: Int64 in 2...3 { add(push, to: &retries) }
        retries.forget(2, of: key)
        retries.delivered(99, by: key)
        #expect(take(&retries, at: 20) == [3])
    }

    @Test("a push in doubt comes forward once; it may have arrived each time")
    func doubt() {
        var retries = WaitingRetries()
        add(1, to: &retries, isDoubt: true)
        retries.delivered(99, by: key)
        #expect(take(&retries, at: 20) == [1])
        add(1, to: &retries, at: 20, isDoubt: true)
        retries.delivered(99, by: key)
        #expect(take(&retries, at: 500) == [])
        #expect(take(&retries, at: 500, joined: [ChatID("other")]) == [])
    }

    @Test("new events bring their chat's push forward without a delivery, after its rest")
    func joins() {
        var retries = WaitingRetries()
        add(1, to: &retries, chat: "a")
        add(2, to: &retries, chat: "b")
        #expect(take(&retries, at: 5, joined: [ChatID("a")]) == [])
        #expect(take(&retries, at: 9) == [])
        #expect(take(&retries, at: 10) == [1])
        #expect(take(&retries, at: 11, joined: [ChatID("a")]) == [])
    }

    @Test("new events bring their chat's push forward at once when its credential has delivered since")
    func joinsWhenBack() {
        var retries = WaitingRetries()
        for push: Int64 in 1...2 { add(push, to: &retries, chat: "a") }
        retries.delivered(99, by: key)
        #expect(take(&retries, at: 1) == [])
        #expect(take(&retries, at: 1, joined: [ChatID("a")]) == [1, 2])
        // What failed after that delivery rests again.
        add(1, to: &retries, at: 2, chat: "a")
        #expect(take(&retries, at: 3, joined: [ChatID("a")]) == [])
    }

    @Test("each host and each credential is told apart")
    func apart() {
        var retries = WaitingRetries()
        let keys = ["one", "two", nil].map { WaitingRetries.Key(route: PushRoute(.httpcb), receiver: $0) }
        for (number, key) in keys.enumerated() { add(Int64(number), to: &retries, key: key) }
        retries.delivered(99, by: keys[1])
        #expect(take(&retries, at: 20) == [1])
    }

    @Test("so many pushes and hosts are remembered as the limits allow, and some are brought forward at a time")
    func bounded() {
        var retries = WaitingRetries()
        for push in 0..<Int64(WaitingRetries.limit + 100) { add(push, to: &retries, chat: "a") }
        #expect(retries.count == WaitingRetries.limit)
        for _ in 0..<1_000 { retries.delivered(-1, by: key) }
        #expect(take(&retries, at: 20).count == WaitingRetries.creditLimit)
        #expect(take(&retries, at: 20) == [])
        #expect(take(&retries, at: 20, joined: [ChatID("a")]).count == WaitingRetries.together)
        for host in 0..<(WaitingRetries.receiverLimit + 10) {
            let key = WaitingRetries.Key(route: PushRoute(.httpcb), receiver: "\(host)")
            for push: Int64 in 0..<200 { add(push, to: &retries, key: key) }
        }
        #expect(
            retries.count == WaitingRetries.limit + WaitingRetries.receiverLimit * WaitingRetries.limitOfReceiver)
    }
}
