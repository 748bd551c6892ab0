package import Beckon
import BeckonNode
import Logging
import TestTime
import Testing

/// What every agent side must do, as checks that each start with a node of its own.
package struct AgentSideConformance: Sendable {
    /// One thing that holds with every agent side.
    package struct Check: Sendable, CustomTestStringConvertible {
        package let testDescription: String
        let body: @Sendable (Scene) async throws -> Void

        init(_ sentence: String, _ body: @escaping @Sendable (Scene) async throws -> Void) {
            testDescription = sentence
            self.body = body
        }
    }

    package static var checks: [Check] { telling + speaking }

    /// Runs one check.
    ///
    /// - Parameters:
    ///   - check: What has to hold.
    ///   - makeStage: Gives the agent side, told the accounts of its agents' store.
    package static func verify(
        _ check: Check, with makeStage: @Sendable (any Store) async throws -> any AgentSideStage
    ) async throws {
        let store = MemoryStore()
        let stage = try await makeStage(store)
        try await check.body(Scene(stage: stage, store: store))
    }
}

/// A chat's customer and agents around a node that a check may stop and start again.
struct Scene: Sendable {
    let stage: any AgentSideStage
    let store: MemoryStore
    let time = ManualTime(now: Timestamp(milliseconds: 1_700_000_000_000))

    static let device = Device(type: .fcm, token: "token", registeredAt: Timestamp(milliseconds: 0))

    /// Runs a node over the store while `body` runs; what it knew in memory is gone afterwards.
    func running(_ body: (Node) async throws -> Void) async throws {
        var options = ServiceOptions(name: "request-chat", kind: .chat)
        options.agentSide = stage.name
        var calls = ServiceOptions(name: "request-callback", kind: .callback)
        calls.agentSide = stage.name
        var configuration = NodeConfiguration()
        configuration.services = [options, calls]
        let ground = NodeGround(
            store: store, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(NodeCore(configuration, on: ground), agentSides: stage.agentSides)
        stage.plug(into: node)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node)
            node.queue.close()
            try await group.waitForAll()
        }
    }

    /// A customer's new chat.
    func chat(_ node: Node, saying message: String? = nil) async throws -> ChatID {
        let service = try await node.chats.createService(
            name: "request-chat", user: "user", key: nil, userData: ["subject": "Order 66", "_ttl": "36000"])
        let request = NewChatRequest(
            nickname: "Stan", usesComet: true, user: "user", device: nil, message: message, userData: [:])
        return try await node.chats.createChat(service: service.id, request).head.id
    }

    func say(_ text: String, in chat: ChatID, _ node: Node) async throws {
        _ = try await node.chats.perform(chat, .customerMessage(text: text, key: nil))
    }

    /// Delivers what is due, and lets some time pass.
    func deliver(_ node: Node, after seconds: Int64 = 0) async {
        if seconds > 0 { time.advance(by: .seconds(seconds)) }
        for dispatcher in node.agentDispatchers { await dispatcher.runOnce() }
    }

    /// The texts that agents were shown, without those of joins and leaves.
    func texts(_ chat: ChatID) async throws -> [String] {
        try await stage.screen(of: chat).events.filter { !$0.contains("the session") }
            .map { $0.split(separator: " ", maxSplits: 2).dropFirst(2).joined() }
    }

    /// What stands in the transcript: kind, name and text.
    func transcript(_ chat: ChatID) async throws -> [String] {
        try await store.events(chat, after: 0, limit: 500).map { "\($0.kind.rawValue) \($0.nickname): \($0.text)" }
    }
}
