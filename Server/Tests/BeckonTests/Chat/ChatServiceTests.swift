import Beckon
import Logging
import TestTime
import Testing

/// Chats over a store in memory, with a clock that the test moves.
@Suite("Chats over a store", .timeLimit(.minutes(20)))
struct ChatServiceTests {
    private let store = MemoryStore()
    private let time = ManualTime()
    private let queue: CommitQueue
    private let chats: ChatService

    init() {
        let registry = ChatRegistry()
        queue = CommitQueue(store: store, updating: registry)
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
        let request = NewChatRequest(
            nickname: "C", usesComet: true, user: "u", device: nil, message: nil, userData: [:])
        return try await chats.createChat(service: service.id, request).head.id
    }

    @Test("further data join those in the store, and stay within the limit, when this node knows the chat's row alone")
    func data() async throws {
        try await run {
            let chat = try await chat()
            _ = try await chats.perform(chat, .customerData(["a": "1", "b": String(repeating: "x", count: 60_000)]))
            chats.registry.withLock { $0.forget(chat) }
            let read = try await chats.head(chat)
            #expect(read.customer.userData.isEmpty && read.customer.hasMoreData)
            await #expect(throws: ChatRefusal(.dataTooLong)) {
                _ = try await chats.perform(chat, .customerData(["c": String(repeating: "x", count: 60_000)]))
            }
            chats.registry.withLock { $0.forget(chat) }
            _ = try await chats.perform(chat, .customerData(["a": "2", "b": "3"]))
            #expect(try await store.data(of: chat) == ["a": "2", "b": "3"])
            chats.registry.withLock { $0.forget(chat) }
            #expect(try await chats.whole(try await chats.head(chat)).customer.userData == ["a": "2", "b": "3"])
            #expect(try await chats.head(chat).customer.userData == ["a": "2", "b": "3"])
        }
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
}
