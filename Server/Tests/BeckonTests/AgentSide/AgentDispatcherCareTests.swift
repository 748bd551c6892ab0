import Synchronization
import TestLog
import TestTime
import Testing

@testable import Beckon

/// What goes wrong around deliveries to agent sides: other nodes, the database, time, and chats that are gone.
@Suite("Deliveries to agent sides in bad weather", .timeLimit(.minutes(20))) struct AgentDispatcherCareTests {
    typealias Side = AgentDispatcherTests.Side
    typealias Member = AgentDispatcherTests.Member

    private let store = MemoryStore()
    private let time = ManualTime()

    private func said(_ text: String) -> ChatInput { .customerMessage(text: text, key: nil) }

    @Test("a chat that another node wrote to is delivered by a node that remembers it as it was")
    func rememberedHead() async throws {
        let side = Side.willing()
        let (a, b) = (Member(store, time, Side.willing()), Member(store, time, side, name: "b"))
        try await a.running {
            try await b.running {
                let chat = try await a.chat()
                await b.dispatcher.runOnce()
                _ = try await a.chats.reader.reload(chat)
                _ = try await a.chats.perform(chat, said("Are you there?"))
                await b.dispatcher.runOnce()
                #expect(side.deliveries.count == 2)
                #expect(try await store.chat(chat)?.side.cursor == 3)
            }
        }
    }

    @Test("a chat that is erased during its delivery holds up no other")
    func erased() async throws {
        let store = store
        let side = Side(concurrency: 1) { delivery in
            if delivery.chat.customer.user == "gone" { _ = try? await store.erase(user: "gone", limit: 9) }
            return AgentAnswer.all
        }
        let log = LogLines()
        let member = Member(store, time, side, log: log)
        try await member.running {
            let chats = [try await member.chat(user: "gone"), try await member.chat(), try await member.chat()]
            await member.dispatcher.runOnce()
            #expect(side.deliveries.count == 3)
            #expect(try await store.chat(chats[0]) == nil)
            #expect(log.matching("a delivery to an agent side could not be stored").isEmpty)
        }
    }

    @Test("a chat whose claim the database refuses holds up no other")
    func refusedClaim() async throws {
        let bad = Mutex<ChatID?>(nil)
        store.failCommits { commit in
            let chat = bad.withLock { $0 }
            return chat != nil && commit.chat == chat ? StoreError(.refused, "no") : nil
        }
        let side = Side.willing()
        let log = LogLines()
        let member = Member(store, time, side, log: log)
        try await member.running {
            let chats = [try await member.chat(), try await member.chat(user: "other")]
            let worst = chats.min { $0.text < $1.text }
            bad.withLock { $0 = worst }
            for _ in 0..<3 {
                await member.dispatcher.runOnce()
                time.advance(by: .seconds(1))
            }
            #expect(side.deliveries.map(\.chat.id) == chats.filter { $0 != worst })
            #expect(log.matching("a delivery to an agent side could not be stored").count == 1)
            #expect(log.matching("an agent side does not accept deliveries").isEmpty)
            bad.withLock { $0 = nil }
            time.advance(by: .seconds(60))
            await member.dispatcher.runOnce()
            #expect(side.deliveries.last?.chat.id == worst)
        }
    }

    @Test("no delivery begins with less of its lease left than it may last")
    func leaseLeft() async throws {
        let (time, store) = (time, store)
        let slow = MemoryStore(sharing: store, conduct: SlowReceipt(time: time))
        let left = Mutex<[Int64]>([])
        let side = Side { delivery in
            let end = try? await store.chat(delivery.chat.id)?.side.ledger?.due
            left.withLock { $0.append((end?.milliseconds ?? 0) - time.now.milliseconds) }
            return AgentAnswer.all
        }
        let member = Member(slow, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            #expect(left.withLock { $0 } == [AgentDispatcher.leaseTime.count])
            #expect(try await store.chat(chat)?.side.cursor == 2)
        }
    }

    @Test("a delivery that lasts too long is cancelled, so that it ends before another node begins the same")
    func longest() async throws {
        let side = Side { _ in
            for await _ in AsyncStream<Void>.makeStream().stream {}
            return AgentAnswer.nothing(.unreachable(reason: "given up"))
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            let delivering = Task { await member.dispatcher.runOnce() }
            while side.deliveries.isEmpty { await Task.yield() }
            while time.sleeperCount == 0, try await store.chat(chat)?.side.ledger?.claim != nil { await Task.yield() }
            time.advance(by: AgentDispatcher.longestDelivery)
            await delivering.value
            let ledger = try #require(try await store.chat(chat)?.side.ledger)
            #expect(ledger.claim == nil)
            #expect(ledger.failure == "given up")
        }
    }

    @Test("what is under way when the node stops is finished, and noted")
    func stop() async throws {
        let (held, release) = AsyncStream<Void>.makeStream()
        let side = Side { _ in
            await Task { for await _ in held {} }.value
            return .all
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            let loop = Task { await member.dispatcher.run() }
            while side.deliveries.isEmpty { await Task.yield() }
            loop.cancel()
            release.finish()
            await loop.value
            let head = try #require(try await store.chat(chat))
            #expect(head.side.cursor == 2)
            #expect(head.side.ledger?.claim == nil)
        }
    }

    @Test("what an agent side refuses is in the log, once for each chat")
    func refusals() async throws {
        let side = Side { _ in AgentAnswer.nothing(.refused(reason: "status 410")) }
        let log = LogLines()
        let member = Member(store, time, side, log: log)
        try await member.running {
            let chat = try await member.chat()
            for _ in 0..<3 {
                await member.dispatcher.runOnce()
                time.advance(by: .seconds(10))
            }
            #expect(side.deliveries.count == 3)
            let lines = log.matching("an agent side refused a chat's delivery")
            #expect(lines.map { $0.metadata["chat.id"] } == [chat.text])
            #expect(lines.map { $0.metadata["reason"] } == ["status 410"])
        }
    }

    @Test("only the chat's own agent side moves its cursor")
    func strangersCursor() async throws {
        let member = Member(store, time, Side.willing())
        try await member.running {
            let chat = try await member.chat()
            let desk = AgentPort(.desk, chats: member.chats, callbacks: member.callbacks)
            await #expect(throws: ChatRefusal(.unknownChat)) { try await desk.accept(chat, through: 2) }
            #expect(try await store.chat(chat)?.side.cursor == 0)
            #expect(try await desk.head(chat).id == chat)
        }
    }

    @Test("a receipt that was told already begins no delivery")
    func sameReceipt() async throws {
        let side = Side.willing()
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            let customers = CustomerService(chats: member.chats)
            func receive() async throws -> Int64? {
                let head = try await member.chats.head(chat)
                _ = try await customers.receive(
                    isRead: false, .position(1), conversation: head.conversation, device: nil, of: .chat(head))
                await member.dispatcher.runOnce()
                return try await store.chat(chat)?.version
            }
            let version = try await receive()
            #expect(side.deliveries.count == 1)
            #expect(try await receive() == version)
        }
    }
}

/// Reads the first receipt mark after 40 seconds.
private final class SlowReceipt: StoreConduct {
    private let time: ManualTime
    private let isFirst = Mutex(true)

    init(time: ManualTime) { self.time = time }

    func read<Answer: Sendable>(_ function: String, _ answer: () -> Answer) async throws -> Answer {
        if function == "receipt(_:)" {
            isFirst.withLock { isFirst in
                if isFirst { time.advance(by: .seconds(40)) }
                isFirst = false
            }
        }
        return answer()
    }
}
