import Beckon
import Logging
import Synchronization
import TestTime
import Testing

@testable import BeckonNode

/// Presence over a store in memory, with clients and a clock that the test moves.
@Suite("Presence over a store", .timeLimit(.minutes(20)))
struct PresenceServiceTests {
    /// Clients that are here because the test says so.
    private final class Clients: ClientHolder {
        private let held = Mutex<[HeldClient]>([])
        private let read = Mutex<[String: [ChatID]]>([:])

        func come(_ client: HeldClient) { held.withLock { $0.append(client) } }
        func chats(of clientID: String) -> [ChatID] { read.withLock { $0[clientID] ?? [] } }

        var hasClients: Bool { held.withLock { !$0.isEmpty } }
        var everybody: [String] { held.withLock { $0.map(\.clientID) } }
        var watchedChats: [ChatID] { [] }
        func holds(_ clientID: String) -> Bool { client(clientID) != nil }
        func client(_ clientID: String) -> HeldClient? { held.withLock { $0.first { $0.clientID == clientID } } }
        func clients(of scope: ClientScope) -> [HeldClient] { held.withLock { $0.filter { $0.scope == scope } } }
        func clients(reading chat: ChatID) -> [HeldClient] {
            held.withLock { $0.filter { chats(of: $0.clientID).contains(chat) } }
        }
        func takeReadPositions(limit: Int) -> [ClientPositions] { [] }
        func readPositions(of clientID: String) -> [ChatPosition] { [] }
        func attach(_ head: ChatHead, to clientID: String) {
            read.withLock { $0[clientID, default: []].append(head.id) }
        }
        func setTrust(_ trusts: Bool, of clientID: String) {}
        func forget(_ clientID: String) { held.withLock { $0.removeAll { $0.clientID == clientID } } }
    }

    private let store = MemoryStore()
    private let time = ManualTime()
    private let clients = Clients()
    private let queue: CommitQueue
    private let chats: ChatService
    private let presence: PresenceService

    init() {
        let registry = ChatRegistry()
        queue = CommitQueue(store: store, updating: registry)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        chats = ChatService(
            store: store, queue: queue, registry: registry,
            services: ServiceDirectory(ServiceCatalog([ServiceOptions(name: "request-chat", kind: .chat)])),
            wakes: WakePlane(), time: time, ids: SystemIDs(), logger: logger, node: NodeID("n"))
        presence = PresenceService(
            clients: clients, chats: chats, rows: ClientRows(store: store, queue: queue, time: time), store: store,
            time: time, logger: logger)
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
        let request = NewChatRequest(
            nickname: "C", usesComet: true, user: "u", device: nil, message: nil, userData: [:])
        return try await chats.createChat(service: service.id, request).head.id
    }

    private let phone = HeldClient(clientID: "c", scope: .user("u"))

    private func isPresent(_ chat: ChatID) async throws -> Bool {
        try await chats.currentHead(chat).attendance.presence == .present(clientID: "c")
    }

    @Test("a customer who was written down as present for a client that never came is away")
    func arrivals() async throws {
        try await run {
            let chat = try await chat()
            _ = await presence.comes(phone, .subscription)
            clients.come(phone)
            time.advance(by: ClientArrivals.patience)
            try await presence.timersDue()
            #expect(try await isPresent(chat))
            _ = await presence.comes(phone, .subscription)
            clients.forget("c")
            time.advance(by: ClientArrivals.patience)
            try await presence.timersDue()
            #expect(try await chats.currentHead(chat).attendance.presence.isAway)
        }
    }

    @Test("a client that was missed while it came back is present again")
    func crossing() async throws {
        try await run {
            let chat = try await chat()
            _ = await presence.comes(phone, .subscription)
            time.advance(by: ClientArrivals.patience)
            try await presence.timersDue()
            #expect(try await chats.currentHead(chat).attendance.presence.isAway)
            clients.come(phone)
            try await presence.housekeep()
            #expect(try await isPresent(chat))
            #expect(clients.chats(of: "c") == [chat])
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
            try await presence.timersDue()
            for other in others { #expect(try await chats.currentHead(other).life.state == .ended) }
            #expect(try await chats.currentHead(bad).life.state == .waiting)
            store.failCommits(nil)
            try await presence.timersDue()
            #expect(try await chats.currentHead(bad).life.state == .waiting)
            time.advance(by: .seconds(60))
            try await presence.timersDue()
            #expect(try await chats.currentHead(bad).life.state == .ended)
        }
    }

    @Test("a client that is seen here and belongs to no node any more is this node's")
    func adoption() async throws {
        try await run {
            let chat = try await chat()
            clients.come(phone)
            _ = try await chats.perform(chat, .customerPresent(clientID: "c", node: NodeID("gone")))
            try await chats.release(heldBy: NodeID("gone"), grace: .seconds(10))
            #expect(try await chats.currentHead(chat).attendance.holder == nil)
            time.advance(by: .seconds(10))
            try await presence.timersDue()
            #expect(try await chats.currentHead(chat).attendance.holder == NodeID("n"))
            #expect(try await isPresent(chat))
        }
    }

    @Test("a customer of a node that let go is away when nobody sees the client")
    func released() async throws {
        try await run {
            let chat = try await chat()
            _ = try await chats.perform(chat, .customerPresent(clientID: "c", node: NodeID("gone")))
            try await presence.timersDue()
            #expect(try await isPresent(chat))
            try await chats.release(heldBy: NodeID("gone"), grace: .zero)
            try await presence.timersDue()
            #expect(try await chats.currentHead(chat).attendance.presence.isAway)
        }
    }

    @Test("a new chat that was erased before a client came holds up no other")
    func erasedChat() async throws {
        try await run {
            let (gone, other) = (try await chat(), try await chat())
            for chat in [gone, other] { try await presence.chatStarted(try await chats.head(chat)) }
            _ = try await chats.perform(gone, .customerEnded())
            time.advance(by: .seconds(1))
            _ = try await store.removeEnded(before: time.now, limit: 10)
            chats.registry.withLock { $0.forget(gone) }
            clients.come(phone)
            try await presence.housekeep()
            #expect(try await isPresent(other))
            #expect(clients.chats(of: "c").contains(other))
        }
    }

    @Test("a failed commit is reported: a good-bye may be repeated, and a round starts again")
    func failures() async throws {
        try await run {
            let chat = try await chat()
            _ = await presence.comes(phone, .subscription)
            clients.come(phone)
            store.failCommits { _ in StoreError(.unavailable, "away") }
            let positions = [ChatPosition(chat, 1)]
            #expect(await presence.goes(ClientDeparture(phone, .goodBye, positions)) == .busy)
            #expect(await presence.comes(HeldClient(clientID: "d", scope: .user("u")), .subscription) == .busy)
            await #expect(throws: StoreError.self) { try await presence.housekeep() }
            store.failCommits(nil)
            try await presence.housekeep()
            #expect(await presence.goes(ClientDeparture(phone, .goodBye, positions)) == .gone)
            #expect(try await chats.currentHead(chat).attendance.presence.isAway)
        }
    }
}
