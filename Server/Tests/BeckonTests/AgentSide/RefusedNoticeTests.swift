import Synchronization
import TestTime
import Testing

@testable import Beckon

/// What an agent side refuses by its content holds up nothing that follows.
@Suite("What an agent side refuses", .timeLimit(.minutes(20))) struct RefusedNoticeTests {
    private typealias Side = AgentDispatcherTests.Side
    private typealias Member = AgentDispatcherTests.Member

    private let store = MemoryStore()
    private let time = ManualTime()

    /// Refuses the first notice of a delivery that a test finds bad.
    private static func side(
        concurrency: Int = 4, _ isBad: @escaping @Sendable (ChatID, AgentNotice) -> Bool
    ) -> Side {
        Side(concurrency: concurrency) { delivery in
            let bad = delivery.notices.firstIndex { isBad(delivery.chat.id, $0) }
            return bad.map { .first($0, .content(reason: "status 422")) } ?? .all
        }
    }

    private static func isMessage(_ text: String) -> @Sendable (ChatID, AgentNotice) -> Bool {
        { _, notice in if case .event(let event) = notice { event.text == text } else { false } }
    }

    /// Delivers what is due within some time.
    private func deliver(_ member: Member, for seconds: Int64 = 10) async {
        for _ in 0..<seconds {
            await member.dispatcher.runOnce()
            time.advance(by: .seconds(1))
        }
    }

    private func accepted(_ side: Side, _ isBad: (ChatID, AgentNotice) -> Bool) -> [ChatID: [TranscriptEvent]] {
        var accepted: [ChatID: [TranscriptEvent]] = [:]
        for delivery in side.deliveries {
            for case .event(let event) in delivery.notices.prefix(while: { !isBad(delivery.chat.id, $0) }) {
                accepted[delivery.chat.id, default: []].append(event)
            }
        }
        return accepted
    }

    @Test("after three refusals of a message the next ones go on, and both sides and the operator are told")
    func passesOver() async throws {
        let isBad = Self.isMessage("bad")
        let side = Self.side(isBad)
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            for text in ["bad", "good"] {
                _ = try await member.chats.perform(chat, .customerMessage(text: text, key: nil))
            }
            await member.dispatcher.runOnce()
            #expect(try await store.chat(chat)?.side.ledger?.refused == RefusedNotice("3"))
            #expect(try await store.passedOver(before: .max, limit: 9).isEmpty)
            await deliver(member)
            let shown = accepted(side, isBad)[chat, default: []]
            #expect(shown.map(\.text) == ["has joined the session", "Hello", AgentNotice.words, "good"])
            #expect(side.deliveries.filter { $0.notices.contains { isBad(chat, $0) } }.count == 3)
            let head = try #require(try await store.chat(chat))
            #expect(head.side.cursor == 5)
            #expect(head.side.ledger?.due == nil)
            #expect(head.side.ledger?.refused == nil)
            let told = try await store.events(chat, after: 4, limit: 9)
            #expect(told.map(\.text) == ["This could not be delivered: bad"])
            #expect(told.first?.kind == .messageText && told.first?.party == .external)
            let kept = try await store.passedOver(before: .max, limit: 9)
            #expect(kept.map(\.through) == [3])
            #expect(kept.map(\.word) == ["Message.Text"])
            #expect(kept.map(\.reason) == ["status 422"])
            #expect(try await store.audit(limit: 9, now: time.now).violations.isEmpty)
        }
    }

    @Test("an agent side that refuses everything holds up the chat, and gets it unchanged when it is better")
    func everything() async throws {
        let isBroken = Mutex(true)
        let side = Self.side { _, _ in isBroken.withLock { $0 } }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await deliver(member, for: 700)
            let ledger = try #require(try await store.chat(chat)?.side.ledger)
            #expect(ledger.due != nil)
            #expect(ledger.failure == "status 422, also for other words")
            #expect(try await store.passedOver(before: .max, limit: 9).isEmpty)
            isBroken.withLock { $0 = false }
            await deliver(member, for: 301)
            let notices = try #require(side.deliveries.last?.notices)
            #expect(notices.count == 3)
            #expect(try await store.chat(chat)?.side.ledger?.due == nil)
            #expect(try await store.passedOver(before: .max, limit: 9).isEmpty)
        }
    }

    @Test("an agent side that does not answer in between forgets no refusal and counts none")
    func outageBetween() async throws {
        let round = Mutex(0)
        let side = Side { delivery in
            guard delivery.notices.contains(where: { Self.isMessage("bad")(delivery.chat.id, $0) }) else { return .all }
            let isDown = round.withLock { round in
                round += 1
                return round == 2
            }
            return .nothing(isDown ? .unreachable(reason: "no answer") : .content(reason: "status 422"))
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            _ = try await member.chats.perform(chat, .customerMessage(text: "bad", key: nil))
            await deliver(member, for: 20)
            #expect(round.withLock { $0 } == 4)
            #expect(try await store.passedOver(before: .max, limit: 9).count == 1)
        }
    }

    @Test(
        "a refusal that is only perhaps about the content counts as one, if other words are taken",
        arguments: ["status 403", "status 404", "status 409"])
    func perhaps(_ reason: String) async throws {
        let isBad = Self.isMessage("bad")
        let side = Side { delivery in
            let bad = delivery.notices.firstIndex { isBad(delivery.chat.id, $0) }
            return bad.map { .first($0, .perhapsContent(reason: reason)) } ?? .all
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            for text in ["bad", "good"] {
                _ = try await member.chats.perform(chat, .customerMessage(text: text, key: nil))
            }
            await deliver(member)
            #expect(accepted(side, isBad)[chat, default: []].map(\.text).suffix(2) == [AgentNotice.words, "good"])
            #expect(try await store.passedOver(before: .max, limit: 9).map(\.reason) == [reason])
            #expect(try await store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    /// Fails at one text, and at everything while it is down.
    private static func failing(at text: String, isDown: @escaping @Sendable () -> Bool = { false }) -> Side {
        Side(concurrency: 1) { delivery in
            let bad = isDown() ? 0 : delivery.notices.firstIndex { isMessage(text)(delivery.chat.id, $0) }
            return bad.map { .first($0, .failing(reason: "status 500")) } ?? .all
        }
    }

    @Test("a message at which an agent side fails five times, and at no other chat's, is passed over")
    func failsAtOne() async throws {
        let side = Self.failing(at: "bad")
        let member = Member(store, time, side)
        try await member.running {
            let (chat, other) = (try await member.chat(), try await member.chat(user: "other"))
            await deliver(member, for: 2)
            for text in ["bad", "good"] {
                _ = try await member.chats.perform(chat, .customerMessage(text: text, key: nil))
            }
            // Tries after 0, 1, 3 and 7 seconds; the fifth follows after 15.
            for _ in 0..<4 {
                await deliver(member, for: 3)
                _ = try await member.chats.perform(other, .customerMessage(text: "fine", key: nil))
            }
            #expect(try await store.passedOver(before: .max, limit: 9).isEmpty)
            await deliver(member, for: 60)
            #expect(side.deliveries.filter { $0.notices.contains { Self.isMessage("bad")(chat, $0) } }.count == 5)
            #expect(try await store.chat(chat)?.side.ledger?.due == nil)
            #expect(try await store.passedOver(before: .max, limit: 9).map(\.reason) == ["status 500"])
        }
    }

    @Test("while an agent side fails at everything, nothing is passed over, however long it lasts")
    func failsAtAll() async throws {
        let isDown = Mutex(true)
        let side = Self.failing(at: "", isDown: { isDown.withLock { $0 } })
        let member = Member(store, time, side)
        try await member.running {
            var chats: [ChatID] = []
            for number in 0..<5 { chats.append(try await member.chat(user: "\(number)")) }
            await deliver(member, for: 700)
            isDown.withLock { $0 = false }
            await deliver(member, for: 301)
            for chat in chats { #expect(try await store.chat(chat)?.side.ledger?.due == nil) }
            #expect(try await store.passedOver(before: .max, limit: 9).isEmpty)
            let inPlace = Self.isMessage(AgentNotice.words)
            #expect(!side.deliveries.contains { one in one.notices.contains { inPlace(one.chat.id, $0) } })
        }
    }

    @Test("a pause that an agent side asks for is at most five minutes")
    func longPause() async throws {
        let asks = Mutex(true)
        let side = Side { _ in
            asks.withLock { $0 } ? .nothing(.busy(.seconds(86_400), reason: "status 503")) : .all
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            let due = try #require(try await store.chat(chat)?.side.ledger?.due)
            #expect(due == time.now.advanced(by: ChatSession.longestPause))
            asks.withLock { $0 = false }
            time.advance(by: ChatSession.longestPause)
            await member.dispatcher.runOnce()
            #expect(try await store.chat(chat)?.side.ledger?.due == nil)
        }
    }

    @Test("a new reference alone is no progress: pauses grow")
    func references() async throws {
        let number = Mutex(0)
        let side = Side { _ in
            let reference = number.withLock { number in
                number += 1
                return "conversation-\(number)"
            }
            return .nothing(.refused(reason: "another one is begun")).noting(reference)
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await deliver(member, for: 60)
            #expect(number.withLock { $0 } == 6)
            #expect(try await store.chat(chat)?.side.ledger?.told.reference == "conversation-6")
        }
    }

    @Test("typing is passed over at once, and nobody is told")
    func typing() async throws {
        let side = Self.side { _, notice in notice.isTyping }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            _ = try await member.chats.perform(chat, .customerTyping(.began))
            await member.dispatcher.runOnce()
            #expect(try await store.chat(chat)?.side.cursor == 3)
            #expect(try await store.chat(chat)?.lastPosition == 3)
            #expect(try await store.passedOver(before: .max, limit: 9).isEmpty)
        }
    }

    @Test("a customer's leave that is refused ends the deliveries")
    func leave() async throws {
        let side = Self.side { _, notice in
            if case .event(let event) = notice { event.kind == .left } else { false }
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            _ = try await member.chats.perform(chat, .customerEnded(message: "Bye"))
            await deliver(member)
            let head = try #require(try await store.chat(chat))
            #expect(head.side.ledger?.due == nil)
            #expect(head.side.cursor == head.lastPosition)
            #expect(try await store.passedOver(before: .max, limit: 9).map(\.word) == ["Notice.Left"])
        }
    }

    @Test("data and a name that are refused go with the opening; what the customer says is delivered")
    func opening() async throws {
        let side = Self.side { _, notice in
            if case .opened(let data) = notice { !data.isEmpty } else { false }
        }
        let member = Member(store, time, side)
        try await member.running {
            let service = try await member.chats.createService(
                name: "request-chat", user: "user", key: nil, userData: ["email": "no address"])
            let request = NewChatRequest(
                nickname: "Stan", usesComet: true, user: "user", device: nil, message: "Hello",
                userData: ["email": "no address"])
            let chat = try await member.chats.createChat(service: service.id, request).head.id
            await deliver(member)
            let head = try #require(try await store.chat(chat))
            #expect(head.side.ledger?.told.isOpened == true)
            #expect(head.side.cursor == 2)
            #expect(head.lastPosition == 2)
            #expect(
                try await store.passedOver(before: .max, limit: 9).map(\.word) == ["Notice.Joined", "opened"])
        }
    }

    @Test("that the customer is away, refused, holds up no message")
    func presence() async throws {
        let side = Self.side { _, notice in
            if case .customerAway = notice { true } else { false }
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            _ = try await member.chats.perform(chat, .customerAway(position: 2, .unseen))
            await deliver(member)
            #expect(try await store.chat(chat)?.side.ledger?.due == nil)
            #expect(try await store.passedOver(before: .max, limit: 9).map(\.word) == ["away"])
            #expect(try await store.chat(chat)?.lastPosition == 2)
        }
    }

    @Test("of 1,000 chats with refusals at random nothing else is lost or comes in another order")
    func thousand() async throws {
        // The same for the same message, as at a platform whose rules it breaks.
        let isBad: @Sendable (ChatID, AgentNotice) -> Bool = { chat, notice in
            guard case .event(let event) = notice, event.kind == .messageText else { return false }
            return event.text.hasSuffix("7") || StableHash.uuid(of: "\(chat.text) \(event.position)").hasPrefix("0")
        }
        let side = Self.side(concurrency: 250, isBad)
        let member = Member(store, time, side)
        try await member.running {
            var chats: [ChatID] = []
            for number in 0..<1_000 { chats.append(try await member.chat(user: "\(number)")) }
            for round in 0..<8 {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for chat in chats {
                        group.addTask {
                            _ = try await member.chats.perform(
                                chat, .customerMessage(text: "message \(round)", key: nil))
                        }
                    }
                    try await group.waitForAll()
                }
                await member.dispatcher.runOnce()
                time.advance(by: .seconds(1))
            }
            await deliver(member, for: 60)
            let shown = accepted(side, isBad)
            var refused = 0
            for chat in chats {
                let events = try await store.events(chat, after: 0, limit: 100)
                let own = events.filter { $0.party == .client }
                let expected = own.map { isBad(chat, .event($0)) ? AgentNotice.words : $0.text }
                #expect(shown[chat, default: []].map(\.text) == expected)
                let bad = own.filter { isBad(chat, .event($0)) }.map(\.position)
                #expect(events.compactMap(\.passedOver) == bad)
                #expect(try await store.chat(chat)?.side.ledger?.due == nil)
                refused += bad.count
            }
            #expect(refused > 1_000)
            #expect(try await store.passedOver(before: .max, limit: 100_000).count == refused)
            #expect(try await store.audit(limit: 9, now: time.now).violations.isEmpty)
        }
    }
}
