import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Foundation
import Logging
import TestTime
import Testing

@testable import BeckonGenesysCloud

/// A node with the adapter, over a store in memory and a scripted Genesys Cloud.
struct ChatWorld: Sendable {
    static let integration = "6b3a80cf-fa6e-5ffb-b816-2f1439700f2f"
    /// 2026-03-02T09:01:10.250Z, the time of the examples.
    static let moment = Timestamp(milliseconds: 1_772_442_070_250)

    let store = MemoryStore()
    let time = ManualTime(now: ChatWorld.moment)
    let genesys = ScriptedGenesys()
    let side: GenesysCloudSide
    let secret: String

    init(
        secret: String = SystemIDs().hexadecimal(digits: 32), connector: any PlatformSocketConnector = NoSockets(),
        change: (inout GenesysCloudSide.Configuration) -> Void = { _ in }
    ) {
        self.secret = secret
        var configuration = GenesysCloudSide.Configuration(
            clientID: "client", clientSecret: SystemIDs().hexadecimal(digits: 32),
            openMessaging: .init(integration: Self.integration, webhookSecrets: [secret]))
        configuration.openMessaging.setsAttributes = false
        configuration.openMessaging.openingWait = .zero
        configuration.callbacks = .init(queue: "queue-1")
        change(&configuration)
        side = GenesysCloudSide(
            configuration, transport: genesys, connector: connector,
            link: { file, _ in "https://files.example.com/\(file.text)" }, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    /// Runs a node while `body` runs.
    func running(
        providers: [any PushProvider] = [], filtering: Set<EventKind> = [],
        _ body: (Node, PlatformPort) async throws -> Void
    ) async throws {
        var options = ServiceOptions(name: "chat", kind: .chat)
        options.agentSide = .genesysCloud
        options.filteredEvents.formUnion(filtering)
        var calls = ServiceOptions(name: "callback", kind: .callback)
        calls.agentSide = .genesysCloud
        calls.callDirection = .userTerminated
        calls.dialling.telephony = BridgeSourceName("genesys-cloud")
        var waits = ServiceOptions(name: "chat-wait", kind: .callback)
        waits.agentSide = .genesysCloud
        waits.media = .chat
        var configuration = NodeConfiguration()
        configuration.services = [options, calls, waits]
        let ground = NodeGround(
            store: store, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(
            NodeCore(configuration, on: ground, telephony: side.telephony.map { [$0] } ?? []), agentSides: [side],
            providers: providers)
        let port = PlatformPort(agents: node.port(of: .genesysCloud), time: time)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node, port)
            node.queue.close()
            try await group.waitForAll()
        }
    }

    // MARK: - The customer

    /// A customer's new chat.
    func chat(
        _ node: Node, saying message: String? = nil, data: [String: String] = [:], user: String = "user",
        device: Device? = nil
    ) async throws -> ChatID {
        let service = try await node.chats.createService(
            name: "chat", user: user, key: nil, userData: data.merging(["_ttl": "36000"]) { $1 })
        let request = NewChatRequest(
            nickname: "Ana", usesComet: true, user: user, device: device, message: message, userData: [:])
        return try await node.chats.createChat(service: service.id, request).head.id
    }

    func say(_ text: String, in chat: ChatID, _ node: Node) async throws {
        _ = try await node.chats.perform(chat, .customerMessage(text: text, key: nil))
    }

    /// Delivers what is due, after some time.
    func deliver(_ node: Node, after seconds: Int64 = 0) async {
        if seconds > 0 { time.advance(by: .seconds(seconds)) }
        for dispatcher in node.agentDispatchers { await dispatcher.runOnce() }
    }

    // MARK: - Genesys Cloud

    /// A webhook's body about a message to a chat's customer.
    func body(
        _ chat: ChatID, id: String = "m-1", type: String = "Text", text: String? = "Hello", from: String = "Kim",
        isBot: Bool = false, adding members: JSONObject = [:]
    ) -> JSONValue {
        var body: JSONObject = [
            "id": .string(id),
            "channel": [
                "id": .string(Self.integration), "platform": "Open", "to": ["id": .string(chat.text)],
                "from": ["firstName": .string(from)], "time": .string(time.now.openMessagingText),
            ], "type": .string(type), "originatingEntity": isBot ? "Bot" : "Human", "direction": "Outbound",
        ]
        if let text { body["text"] = .string(text) }
        for member in members { body[member.key] = member.value }
        return .object(body)
    }

    /// A webhook with a signature.
    func webhook(_ body: [UInt8], secret: String? = nil) -> PlatformRequest {
        let code = HMACSHA256.authenticationCode(for: body, using: Array((secret ?? self.secret).utf8))
        return PlatformRequest(
            path: ["webhook"], headers: ["X-Hub-Signature-256": "sha256=\(code.base64EncodedString())"], body: body)
    }

    /// Sends a webhook; the status of its answer.
    func hear(_ body: JSONValue, _ port: PlatformPort) async -> Int {
        await side.answer(webhook(body.encoded()), port).status
    }

    /// What stands in the transcript: kind, name and text.
    func transcript(_ chat: ChatID) async throws -> [String] {
        try await store.events(chat, after: 0, limit: 500).map { "\($0.kind.rawValue) \($0.nickname): \($0.text)" }
    }
}

/// The files of the reference's examples.
enum Example {
    static func bytes(_ name: String) throws -> [UInt8] {
        let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil))
        return [UInt8](try Data(contentsOf: url))
    }

    static func json(_ name: String) throws -> JSONValue { try JSONValue(parsing: bytes(name)) }
}
