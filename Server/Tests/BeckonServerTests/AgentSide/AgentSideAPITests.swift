import AgentSideConformance
import Beckon
import BeckonCallback
import BeckonNode
import Logging
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonNative

/// Events of a contact centre about callbacks that cannot be written now.
@Suite struct AgentSideAPITests {
    /// Runs a node whose callbacks a contact centre behind webhooks answers.
    private static func run(
        _ body: (Node, MemoryStore, WebhookStage) async throws -> Void
    ) async throws {
        let store = MemoryStore()
        let stage = try WebhookStage(store)
        var calls = ServiceOptions(name: "calls", kind: .callback)
        calls.agentSide = stage.name
        var chats = ServiceOptions(name: "chat-wait", kind: .callback)
        chats.agentSide = stage.name
        chats.media = .chat
        var configuration = NodeConfiguration()
        configuration.services = [calls, chats]
        let ground = NodeGround(
            store: store, time: ManualTime(now: Timestamp(milliseconds: 1_700_000_000_000)), ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(NodeCore(configuration, on: ground), agentSides: stage.agentSides)
        stage.plug(into: node)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            defer { node.queue.close() }
            try await body(node, store, stage)
        }
    }

    private static func start(_ service: String, _ node: Node) async throws -> ServiceID {
        try await node.callbacks.start(service, parameters: ["_customer_number": "5550123"]).record.id
    }

    /// The fault that an event is answered with while other requests keep changing the callback.
    private static func fault(
        _ store: MemoryStore, _ act: () async throws -> Bool
    ) async -> Fault? {
        store.changeCallbacks(beforeCommits: 1_000)
        defer { store.changeCallbacks(beforeCommits: 0) }
        do {
            _ = try await act()
            return nil
        } catch {
            return Fault.native(error)
        }
    }

    @Test("a report about a callback that other requests keep changing is asked for again, not refused")
    func busyReport() async throws {
        try await Self.run { node, store, stage in
            let callback = try await Self.start("calls", node)
            #expect(await Self.fault(store) { try await stage.act(.connect, on: callback) } == .busy)
            #expect(try await store.callback(callback)?.state == .queued)
            #expect(try await stage.act(.connect, on: callback))
            #expect(try await store.callback(callback)?.state == .processing)
            // One that nobody has is refused for good.
            #expect(try await !stage.act(.connect, on: ServiceID("nobody")))
        }
    }

    @Test("words and an end that come again bring the chat's callback up to date, which could not be written before")
    func busyChat() async throws {
        try await Self.run { node, store, stage in
            let callback = try await Self.start("chat-wait", node)
            let request = NewChatRequest(
                nickname: "Ada", usesComet: false, user: nil, device: nil, message: nil, userData: [:])
            let chat = try await node.chats.createChat(service: callback, request).head.id
            for (act, state) in [
                (StageAct.say("Hello", key: "1"), CallbackState.processing), (.end, .completed),
            ] {
                #expect(await Self.fault(store) { try await stage.act(act, by: .kim, in: chat) } == .busy)
                #expect(try await store.callback(callback)?.state != state)
                #expect(try await stage.act(act, by: .kim, in: chat))
                #expect(try await store.callback(callback)?.state == state)
            }
            let words = try await store.events(chat, after: 0, limit: 10).filter { $0.kind == .messageText }
            #expect(words.map(\.text) == ["Hello"])
        }
    }
}
