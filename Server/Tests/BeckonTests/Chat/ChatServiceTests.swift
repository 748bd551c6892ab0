import Beckon
import Logging
import Testing

/// Chats over a store in memory, with a clock that the test moves.
@Suite("Chats over a store", .timeLimit(.minutes(5)))
struct ChatServiceTests {
    private struct Somebody: PresenceOracle {
        let clientID: String?
        func isPresent(clientID: String) -> Bool { clientID == self.clientID }
    }

    private let store = MemoryStore()
    private let time = ManualTime()
    private let queue: CommitQueue
    private let chats: ChatService

    init() {
        let registry = ChatRegistry()
        queue = CommitQueue(store: store, committed: { registry.committed($0) }, refused: { registry.refused($0) })
        chats = ChatService(
            store: store, queue: queue, registry: registry,
            services: ServiceDirectory(ServiceCatalog([ServiceOptions(name: "request-chat", kind: .chat)])),
            wakes: WakePlane(), time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            node: NodeID("n"))
    }

    private func run(_ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            try await body()
            queue.close()
            try await group.waitForAll()
        }
    }

    private func chat() async throws -> ChatID {
        let service = try await chats.createService(name: "request-chat", user: "u", key: nil, userData: [:])
        let request = ChatRequest(
            nickname: "C", usesComet: true, user: "u", device: nil, message: nil, userData: [:])
        return try await chats.createChat(service: service.id, request).head.id
    }

    @Test("a text that is sent again after the chat has ended is answered with its position; a new one is refused")
    func afterTheEnd() async throws {
        try await run {
            let chat = try await chat()
            let sent = try await chats.perform(chat, .customerMessage(text: "a", key: "k"))
            _ = try await chats.perform(chat, .customerEnded())
            let again = try await chats.perform(chat, .customerMessage(text: "a", key: "k"))
            #expect(again.position == sent.position && again.position == 2)
            await #expect(throws: ChatRefusal(.ended)) {
                _ = try await chats.perform(chat, .customerMessage(text: "b", key: "other"))
            }
        }
    }

    @Test("a customer who was written down as present for a client that never came is away")
    func arrivals() async throws {
        try await run {
            let chat = try await chat()
            let client = StoredClient(
                clientID: "c", user: "u", browserID: nil, expiresAt: time.now.advanced(by: .seconds(600)))
            _ = try await chats.customerPresent(client)
            time.advance(by: ClientArrivals.patience)
            try await chats.timersDue(Somebody(clientID: "c"))
            #expect(try await chats.currentHead(chat).presence == .present(clientID: "c"))
            _ = try await chats.customerPresent(client)
            time.advance(by: ClientArrivals.patience)
            try await chats.timersDue(Somebody(clientID: nil))
            #expect(try await chats.currentHead(chat).presence.isAway)
        }
    }

    @Test("a chat whose timer the database cannot take holds up no other, and is tried again after a minute")
    func badTimer() async throws {
        try await run {
            let bad = try await chat()
            var others: [ChatID] = []
            for _ in 0..<5 { others.append(try await chat()) }
            store.failCommits { commit in
                let isBad = commit.expectation == .chat(bad, version: 1)
                return isBad ? StoreError(.refused, "too long") : nil
            }
            time.advance(by: .seconds(40_000))
            try await chats.timersDue(Somebody(clientID: nil))
            for other in others { #expect(try await chats.currentHead(other).state == .ended) }
            #expect(try await chats.currentHead(bad).state == .waiting)
            store.failCommits(nil)
            try await chats.timersDue(Somebody(clientID: nil))
            #expect(try await chats.currentHead(bad).state == .waiting)
            time.advance(by: .seconds(60))
            try await chats.timersDue(Somebody(clientID: nil))
            #expect(try await chats.currentHead(bad).state == .ended)
        }
    }

    @Test("a client that is seen here and belongs to no node any more is this node's")
    func adoption() async throws {
        try await run {
            let chat = try await chat()
            _ = try await chats.perform(chat, .customerPresent(clientID: "c", node: NodeID("gone")))
            try await chats.release(heldBy: NodeID("gone"), grace: .seconds(10))
            #expect(try await chats.currentHead(chat).holder == nil)
            time.advance(by: .seconds(10))
            try await chats.timersDue(Somebody(clientID: "c"))
            #expect(try await chats.currentHead(chat).holder == NodeID("n"))
            #expect(try await chats.currentHead(chat).presence == .present(clientID: "c"))
        }
    }
}
