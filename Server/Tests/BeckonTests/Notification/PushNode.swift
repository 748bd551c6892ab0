import Logging
import Synchronization
import TestTime

@testable import Beckon

/// A node's chats and pushes on a store and a clock of the test's.
struct PushNode {
    let store: MemoryStore
    let time: ManualTime
    let queue: CommitQueue
    let chats: ChatService
    let dispatcher: PushDispatcher

    init(
        store: MemoryStore, time: ManualTime, providers: [any PushProvider], rules: PushRules = PushRules(),
        logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ) {
        self.store = store
        self.time = time
        let registry = ChatRegistry()
        queue = CommitQueue(store: store, updating: registry)
        var options = ServiceOptions(name: "request-chat", kind: .chat)
        options.clientTimeoutNotification = .zero
        let services = ServiceDirectory(ServiceCatalog([options]))
        let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: WakePlane(), time: time,
            ids: SystemIDs(), logger: quiet, node: .test)
        dispatcher = PushDispatcher(
            store: store, queue: queue, services: services, providers: providers, rules: rules, time: time,
            ids: SystemIDs(), logger: logger, node: .test, name: "a")
    }

    /// Runs the queue while `body` runs.
    func running(_ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            try await body()
            group.cancelAll()
        }
    }

    /// A chat whose customer is in the background with one device.
    func awayChat(token: String, user: String) async throws -> ChatID {
        let service = try await chats.createService(name: "request-chat", user: user, key: nil, userData: [:])
        let device = Device(type: .ios, token: token, registeredAt: time.now)
        let head = try await chats.createChat(
            service: service.id,
            NewChatRequest(nickname: "Stan", usesComet: true, user: user, device: device, message: nil, userData: [:])
        ).head
        // The agent is there already, so that what is said later is all that is owed.
        try await say("hello", head.id)
        let last = try await store.chat(head.id)?.lastPosition ?? 0
        _ = try await chats.perform(head.id, .customerAway(position: last, .unseen))
        return head.id
    }

    func say(_ text: String, _ chat: ChatID) async throws {
        let party = AgentParty(nickname: "Kristi", kind: .agent, account: "kristi")
        _ = try await chats.receive(AgentEvent(chat: chat, party: party, action: .message(text: text, key: nil)))
    }
}

extension NodeID {
    /// The one node of tests that need no other.
    static let test = NodeID("test-node")
}
