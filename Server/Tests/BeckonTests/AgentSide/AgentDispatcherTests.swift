import Logging
import Synchronization
import TestLog
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// Deliveries to an agent side: claimed, taken, committed, and offered again.
@Suite("Deliveries to agent sides", .timeLimit(.minutes(20))) struct AgentDispatcherTests {
    /// An agent side that answers as it is told.
    final class Side: AgentSide {
        let name = AgentSideName.genesysCloud
        let concurrency: Int
        private let answer: @Sendable (AgentDelivery) async -> AgentAnswer
        private let calls = Mutex<[AgentDelivery]>([])

        init(concurrency: Int = 4, _ answer: @escaping @Sendable (AgentDelivery) async -> AgentAnswer) {
            self.concurrency = concurrency
            self.answer = answer
        }

        var deliveries: [AgentDelivery] { calls.withLock { $0 } }

        func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
            calls.withLock { $0.append(delivery) }
            return await answer(delivery)
        }

        static func willing() -> Side { Side { _ in .all } }
    }

    /// A node's chats over a store that others may share.
    struct Member {
        let queue: CommitQueue
        let chats: ChatService
        let callbacks: CallbackService
        let dispatcher: AgentDispatcher

        init(
            _ store: any Store, _ time: ManualTime, _ side: any AgentSide, name: String = "a", log: LogLines? = nil
        ) {
            let registry = ChatRegistry()
            queue = CommitQueue(store: store, updating: registry)
            var options = ServiceOptions(name: "request-chat", kind: .chat)
            options.agentSide = .genesysCloud
            let logger = log?.logger ?? Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            chats = ChatService(
                store: store, queue: queue, registry: registry, services: ServiceDirectory(ServiceCatalog([options])),
                wakes: WakePlane(), time: time, ids: SystemIDs(), logger: logger, node: NodeID(name))
            callbacks = CallbackService(
                store: store, queue: queue, wakes: WakePlane(), time: time, ids: SystemIDs(), chats: chats,
                services: { ServiceCatalog([]) })
            dispatcher = AgentDispatcher(
                to: side, chats: chats, callbacks: callbacks, time: time, ids: SystemIDs(), logger: logger)
        }

        func chat(user: String = "user") async throws -> ChatID {
            let service = try await chats.createService(name: "request-chat", user: user, key: nil, userData: [:])
            return try await chats.createChat(
                service: service.id,
                NewChatRequest(
                    nickname: "Stan", usesComet: true, user: user, device: nil, message: "Hello", userData: [:])
            ).head.id
        }

        func running(_ body: () async throws -> Void) async throws {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await queue.run() }
                try await body()
                queue.close()
                try await group.waitForAll()
            }
        }
    }

    private let store = MemoryStore()
    private let time = ManualTime()

    private func texts(_ deliveries: [AgentDelivery]) -> [String] {
        deliveries.flatMap(\.notices).compactMap { if case .event(let event) = $0 { event.text } else { nil } }
    }

    @Test("what waits is delivered after its time, at once when there is news, and is no failure")
    func later() async throws {
        let side = Side { delivery in
            let hasWords = delivery.notices.contains {
                if case .event(let event) = $0 { event.text == "again" } else { false }
            }
            return hasWords ? .all : .later(.seconds(10))
        }
        let log = LogLines()
        let member = Member(store, time, side, log: log)
        try await member.running {
            let (first, second) = (try await member.chat(user: "a"), try await member.chat(user: "b"))
            await member.dispatcher.runOnce()
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 2)
            _ = try await member.chats.perform(first, .customerMessage(text: "again", key: nil))
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 3)
            #expect(try await store.chat(first)?.side.ledger?.due == nil)
            time.advance(by: .seconds(10))
            await member.dispatcher.runOnce()
            #expect(side.deliveries.map(\.chat.id).suffix(1) == [second])
            #expect(try await store.chat(second)?.side.ledger?.failures == 0)
        }
        #expect(log.all.isEmpty)
    }

    @Test("what a customer's client has confirmed is owed as a receipt, for the agents' events alone")
    func confirmed() async throws {
        let side = Side.willing()
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
            _ = try await member.chats.perform(chat, .customerPresent(clientID: "c", node: member.chats.node))
            try await member.chats.advanceCursors([ClientPositions("c", [ChatPosition(chat, 2)])])
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 1)
            let event = AgentEvent(
                chat: chat, side: .genesysCloud, party: kim, action: .message(text: "Hello", key: "1"))
            _ = try await member.chats.receive(event)
            _ = try await member.chats.perform(chat, .customerMessage(text: "Hi", key: nil))
            for position in [4, 4, 5] {
                try await member.chats.advanceCursors([ClientPositions("c", [ChatPosition(chat, position)])])
            }
            await member.dispatcher.runOnce()
            let receipts = side.deliveries.flatMap(\.notices).compactMap { notice -> ReceiptMark? in
                if case .receipt(let mark) = notice { mark } else { nil }
            }
            #expect(receipts == [ReceiptMark(delivered: 4)])
        }
    }

    @Test(
        "a receipt that is not taken holds up no words, of its chat or of others",
        arguments: [AgentAnswer.Failure.failing(reason: "status 500"), .unreachable(reason: "no answer")])
    func failingReceipt(_ failure: AgentAnswer.Failure) async throws {
        let side = Side { delivery in
            let receipt = delivery.notices.firstIndex { if case .receipt = $0 { true } else { false } }
            return receipt.map { .first($0, failure) } ?? .all
        }
        let member = Member(store, time, side)
        try await member.running {
            let chats = [try await member.chat(user: "a"), try await member.chat(user: "b")]
            await member.dispatcher.runOnce()
            _ = try await member.chats.perform(chats[0], .customerPresent(clientID: "c", node: member.chats.node))
            let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
            _ = try await member.chats.receive(
                AgentEvent(
                    chat: chats[0], side: .genesysCloud, party: kim, action: .message(text: "Hello", key: "1")))
            try await member.chats.advanceCursors([ClientPositions("c", [ChatPosition(chats[0], 4)])])
            await member.dispatcher.runOnce()
            #expect(try await store.chat(chats[0])?.side.ledger?.failures == 1)
            for round in 0..<3 {
                for chat in chats {
                    _ = try await member.chats.perform(chat, .customerMessage(text: "\(round)", key: nil))
                }
                await member.dispatcher.runOnce()
            }
            for chat in chats {
                let told = texts(side.deliveries.filter { $0.chat.id == chat })
                #expect(told.suffix(3) == ["0", "1", "2"])
            }
        }
    }

    @Test("a pause that is asked for at a receipt holds for words, too")
    func busyReceipt() async throws {
        let side = Side { delivery in
            let receipt = delivery.notices.firstIndex { if case .receipt = $0 { true } else { false } }
            return receipt.map { .first($0, .busy(.seconds(9), reason: "status 429")) } ?? .all
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            _ = try await member.chats.perform(chat, .customerPresent(clientID: "c", node: member.chats.node))
            let kim = AgentParty(nickname: "Kim", kind: .agent, account: "kim")
            _ = try await member.chats.receive(
                AgentEvent(chat: chat, side: .genesysCloud, party: kim, action: .message(text: "Hello", key: "1")))
            try await member.chats.advanceCursors([ClientPositions("c", [ChatPosition(chat, 4)])])
            await member.dispatcher.runOnce()
            let due = time.now.advanced(by: .seconds(9))
            _ = try await member.chats.perform(chat, .customerMessage(text: "again", key: nil))
            #expect(try await store.chat(chat)?.side.ledger?.due == due)
        }
    }

    @Test("nothing is delivered twice once it is accepted, and nothing is asked of the agent side for nothing")
    func once() async throws {
        let side = Side.willing()
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            await member.dispatcher.runOnce()
            #expect(texts(side.deliveries) == ["has joined the session", "Hello"])
            #expect(try await store.chat(chat)?.side.cursor == 2)
            #expect(try await store.chatsOwed(to: .genesysCloud, now: time.now, limit: 9).isEmpty)
            // Away and back again before anybody looked.
            _ = try await member.chats.perform(chat, .customerAway(position: 2, .unseen))
            _ = try await member.chats.perform(chat, .customerPresent(clientID: "c", node: NodeID("a")))
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 1)
        }
    }

    @Test("of two nodes one delivers a chat; when it dies in the middle the other does after the lease")
    func twoNodes() async throws {
        let (hanging, end) = AsyncStream<Void>.makeStream()
        let dead = Side { _ in
            // Hears no cancellation.
            await Task { for await _ in hanging {} }.value
            return .all
        }
        let side = Side.willing()
        let (a, b) = (Member(store, time, dead), Member(store, time, side, name: "b"))
        try await a.running {
            try await b.running {
                let chat = try await a.chat()
                let delivering = Task { await a.dispatcher.runOnce() }
                while dead.deliveries.isEmpty { await Task.yield() }
                await b.dispatcher.runOnce()
                #expect(side.deliveries.isEmpty)
                time.advance(by: AgentDispatcher.leaseTime)
                await b.dispatcher.runOnce()
                #expect(texts(side.deliveries) == ["has joined the session", "Hello"])
                end.finish()
                await delivering.value
                // What the first node says late changes nothing.
                let head = try #require(try await store.chat(chat))
                #expect(head.side.cursor == 2)
                #expect(head.side.ledger?.due == nil)
                #expect(head.side.ledger?.failures == 0)
            }
        }
    }

    @Test("an agent side that does not answer is tried with one chat, and then given all")
    func outage() async throws {
        let isUp = Mutex(false)
        let side = Side { delivery in
            isUp.withLock { $0 }
                ? AgentAnswer.all
                : AgentAnswer.nothing(.unreachable(reason: "no answer"))
        }
        let member = Member(store, time, side)
        try await member.running {
            for user in 0..<10 { _ = try await member.chat(user: "\(user)") }
            await member.dispatcher.runOnce()
            // As many as there was room for.
            #expect(side.deliveries.count == 4)
            time.advance(by: .seconds(1))
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 5)
            isUp.withLock { $0 = true }
            for _ in 0..<3 {
                time.advance(by: .seconds(4))
                await member.dispatcher.runOnce()
            }
            #expect(Set(side.deliveries.suffix(10).map(\.chat.id)).count == 10)
            #expect(try await store.chatsOwed(to: .genesysCloud, now: time.now, limit: 99).isEmpty)
        }
    }

    @Test("what one chat is refused holds up no other, and is offered again")
    func refusal() async throws {
        let refused = Mutex<ChatID?>(nil)
        let side = Side { delivery in
            delivery.chat.id == refused.withLock { $0 }
                ? AgentAnswer.first(1, .refused(reason: "status 400"))
                : AgentAnswer.all
        }
        let member = Member(store, time, side)
        try await member.running {
            let (bad, good) = (try await member.chat(), try await member.chat(user: "other"))
            refused.withLock { $0 = bad }
            await member.dispatcher.runOnce()
            #expect(try await store.chat(good)?.side.cursor == 2)
            let head = try #require(try await store.chat(bad))
            #expect(head.side.ledger?.told.isOpened == true)
            #expect(head.side.cursor == 0)
            #expect(head.side.ledger?.failure == "status 400")
            refused.withLock { $0 = nil }
            time.advance(by: .seconds(1))
            await member.dispatcher.runOnce()
            #expect(side.deliveries.last?.notices.count == 2)
            #expect(try await store.chat(bad)?.side.cursor == 2)
        }
    }

    @Test("a long backlog goes page by page, without a wait in between")
    func pages() async throws {
        let side = Side.willing()
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            for number in 0..<250 {
                _ = try await member.chats.perform(chat, .customerMessage(text: "\(number)", key: nil))
            }
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 3)
            #expect(texts(side.deliveries).suffix(250) == (0..<250).map { "\($0)" })
            #expect(try await store.chat(chat)?.side.cursor == 252)
        }
    }

    @Test("a wake is enough to deliver, and cancelling ends the loop")
    func loop() async throws {
        let side = Side.willing()
        let member = Member(store, time, side)
        try await member.running {
            let loop = Task { await member.dispatcher.run() }
            _ = try await member.chat()
            while side.deliveries.isEmpty {
                member.dispatcher.woken(by: [.agentSide])
                await Task.yield()
            }
            loop.cancel()
            await loop.value
            #expect(texts(side.deliveries) == ["has joined the session", "Hello"])
        }
    }
}
