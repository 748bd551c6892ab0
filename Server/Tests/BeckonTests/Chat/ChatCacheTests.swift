import Testing

@testable import Beckon

@Suite("The cache of chats")
struct ChatCacheTests {
    private func head(_ id: Int, version: Int64 = 1, last: Int = 0, state: ChatState = .active) -> ChatHead {
        ChatHead(
            ChatID("\(id)"), serviceID: ServiceID("s\(id)"), serviceName: "n",
            life: ChatLife(
                state: state, startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 1)),
            customer: ChatCustomer(nickname: "Ada"), attendance: ChatAttendance(.polling), version: version,
            lastPosition: last)
    }

    private func event(_ position: Int, bytes: Int = 10) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: .messageText, nickname: "Ada", text: String(repeating: "x", count: bytes),
            party: .client, at: Timestamp(milliseconds: 0), key: nil)
    }

    private func putting(_ head: ChatHead, _ events: [TranscriptEvent] = []) -> Commit {
        Commit([.putChat(head, settingCursor: false)] + events.map { .append(head.id, $0) })
    }

    @Test("chats that were made here are bounded like those that were read")
    func number() {
        var cache = ChatCache(capacity: 100)
        for id in 0..<1_000 { cache.committed(putting(head(id))) }
        #expect(cache.count <= 100)
        #expect(cache.committedHead(ChatID("999")) != nil)
        #expect(cache.committedHead(ChatID("0")) == nil)
        #expect(cache.chat(of: ServiceID("s0")) == nil)
    }

    @Test("they take so many bytes at most, texts included")
    func bytes() {
        var cache = ChatCache(byteLimit: 1 << 20)
        for id in 0..<200 {
            for position in 1...80 {
                cache.committed(
                    putting(head(id, version: Int64(position), last: position), [event(position, bytes: 1_000)]))
                #expect(cache.bytes <= 1 << 20)
            }
        }
        #expect(cache.count > 4)
        #expect(cache.events(ChatID("199"), after: 40, limit: 99)?.events.map(\.position) == Array(41...80))
    }

    @Test("what goes takes its bytes along")
    func balance() {
        var cache = ChatCache()
        for id in 0..<50 {
            for position in 1...70 {
                cache.committed(putting(head(id, version: Int64(position), last: position), [event(position)]))
            }
            cache.committed(Commit([.append(ChatID("\(id)"), event(99))]))
        }
        #expect(cache.bytes > 0)
        for id in 0..<50 { cache.forget(ChatID("\(id)")) }
        #expect(cache.bytes == 0 && cache.count == 0)
    }

    @Test("attached data count when they grow, and stay known while heads without them come by")
    func data() throws {
        var cache = ChatCache()
        var first = head(0)
        first.customer.hold(["subject": "Oil", "a": "b"])
        cache.committed(putting(first))
        let before = cache.bytes
        var second = head(0, version: 2)
        second.customer.hold(["subject": "Oil", "a": String(repeating: "x", count: 50_000)])
        cache.committed(putting(second))
        #expect(cache.bytes == before + 50_000 + ChatWeight.block)
        _ = cache.refresh(second.lean)
        #expect(cache.committedHead(second.id) == second)

        // Another node's commit may have changed them.
        var third = second.lean
        third.version = 3
        _ = cache.refresh(third)
        #expect(cache.committedHead(second.id) == third && cache.bytes < before)
        cache.hold(["a": "old"], of: second)
        #expect(cache.committedHead(second.id)?.customer.hasMoreData == true)

        // A decision that is under way knew none, so it changes none.
        let fourth: ChatHead? = cache.decide(second.id) { head, _ in
            var next = head
            next.version = 4
            return (next, next)
        }
        cache.hold(["a": "new"], of: third)
        cache.committed(putting(try #require(fourth)))
        #expect(cache.committedHead(second.id)?.customer.userData == ["a": "new"])
        cache.forget(second.id)
        #expect(cache.bytes == 0)
    }

    @Test("a small chat weighs what it takes, to a fifth")
    func small() {
        // As measured with glibc: the entry, its places in the tables, and texts, data and events.
        let measured = 1_344 + 131 + 660
        var cache = ChatCache()
        for id in 1_000..<2_000 {
            let (chat, service) = ("CHAT-16-BYTES\(id)".suffix(16), "service-of-32-bytes-for-a-test\(id)".suffix(32))
            let head = ChatHead(
                ChatID("\(chat)"), serviceID: ServiceID("\(service)"), serviceName: "support",
                life: ChatLife(startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 1)),
                customer: ChatCustomer(nickname: "Bo", userData: ["firstName": "Bo"]),
                attendance: ChatAttendance(.polling), version: 1, lastPosition: 2)
            cache.committed(putting(head, [event(1), event(2)]))
        }
        #expect(cache.count == 1_000)
        #expect(abs(cache.bytes / cache.count - measured) < measured / 5)
    }

    @Test(
        "every text of a chat counts while the chat has it",
        arguments: [
            { $0.customer.nickname = $1 }, { $0.customer.signedID = $1 }, { $0.customer.user = $1 },
            { $0.customer.deviceID = DeviceID($1) }, { $0.attendance.presence = .present(clientID: $1) },
            { $0.attendance.presence = .away(since: $0.life.startedAt, farewell: $1) },
            { $0.attendance.holder = NodeID($1) },
            { $0.side.conversation = $1 }, { $0.side.ledger?.told.reference = $1 },
            { $0.side.ledger?.claim = $1 }, { $0.side.ledger?.failure = $1 },
            { $0.side.ledger?.refused = RefusedNotice($1) },
            { $0.side.agents = [AgentParty(nickname: $1, kind: .agent, account: "a")] },
            { $0.side.agents = [AgentParty(nickname: "a", kind: .agent, account: $1)] },
        ] as [@Sendable (inout ChatHead, String) -> Void])
    func texts(_ change: @Sendable (inout ChatHead, String) -> Void) {
        var cache = ChatCache()
        cache.committed(putting(head(0)))
        let before = cache.bytes
        var second = head(0, version: 2)
        second.side.ledger = AgentLedger()
        change(&second, String(repeating: "x", count: 10_000))
        cache.committed(putting(second))
        #expect(cache.bytes >= before + 10_000)
        cache.committed(putting(head(0, version: 3)))
        #expect(cache.bytes == before)
    }

    @Test("an event counts with its key and its data")
    func event() {
        var cache = ChatCache()
        let long = String(repeating: "x", count: 10_000)
        cache.committed(putting(head(0)))
        for position in 1...3 {
            let before = cache.bytes
            let event = TranscriptEvent(
                position: position, kind: .fileUploaded, nickname: "Ada", text: "a", party: .client,
                at: Timestamp(milliseconds: 0), key: position == 1 ? long : nil, data: position > 1 ? ["a": long] : [:])
            cache.committed(Commit([.append(ChatID("0"), event)]))
            #expect(cache.bytes >= before + 10_000)
        }
        cache.forget(ChatID("0"))
        #expect(cache.bytes == 0)
    }

    @Test("of chats that ended only the last ones stay, and none that is still written to")
    func ended() {
        var cache = ChatCache(endedLimit: 10)
        cache.committed(putting(head(0)))
        let isDecided: Bool? = cache.decide(ChatID("0")) { head, _ in (head, true) }
        #expect(isDecided == true)
        cache.committed(putting(head(0, version: 2, state: .ended)))
        for id in 1..<100 {
            cache.committed(putting(head(id)))
            cache.committed(putting(head(id, version: 2, state: .ended)))
        }
        #expect(cache.count <= 11)
        #expect(cache.committedHead(ChatID("0")) != nil)
        #expect(cache.committedHead(ChatID("99"))?.life.state == .ended)
        cache.decided(ChatID("0"))
        for id in 100..<120 { cache.committed(putting(head(id, state: .ended))) }
        #expect(cache.committedHead(ChatID("0")) == nil)
    }
}
