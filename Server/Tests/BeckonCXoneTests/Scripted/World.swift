import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Foundation
import Logging
import TestLog
import TestTime
import Testing

@testable import BeckonCXone

/// A node whose chats CXone answers, and a CXone that answers as a test says.
struct World: Sendable {
    static let start = Timestamp(milliseconds: 1_772_442_070_000)
    static let client = "beckon-byoc"

    let platform = ScriptedCXone()
    let time = ManualTime(now: World.start)
    let store = MemoryStore()
    let log = LogLines()
    /// Made at run time: no secret stands in a file.
    let secret = SystemIDs().hexadecimal(digits: 32)
    let eventSecret = SystemIDs().hexadecimal(digits: 32)
    let side: CXoneSide

    init(_ change: (inout CXoneSide.Configuration) -> Void = { _ in }) {
        var configuration = CXoneSide.Configuration(
            accessKey: .init(id: "key", secret: SystemIDs().hexadecimal(digits: 32)), channel: "byoc_1",
            box: [.init(id: World.client, secret: secret)])
        configuration.events = .header(name: "x-beckon-secret", secrets: [eventSecret])
        configuration.endGrace = .zero
        configuration.callbacks = .init(skill: "7")
        change(&configuration)
        side = CXoneSide(
            configuration, transport: platform,
            link: { file, _ in "https://beckon.example.com/files/\(file.text)?signature=s" }, time: time,
            ids: SystemIDs(), logger: log.logger)
    }

    /// Runs a node over the store while `body` runs.
    ///
    /// - Parameters:
    ///   - providers: Where pushes go.
    ///   - filtering: Kinds of events that cause no push, besides typing.
    ///   - body: What happens meanwhile.
    func running(
        providers: [any PushProvider] = [], filtering: Set<EventKind> = [], _ body: (Node) async throws -> Void
    ) async throws {
        var chat = ServiceOptions(name: "chat", kind: .chat)
        chat.filteredEvents.formUnion(filtering)
        chat.agentSide = .cxone
        var calls = ServiceOptions(name: "callback", kind: .callback)
        calls.callDirection = .userTerminated
        calls.dialling.telephony = BridgeSourceName("cxone")
        var configuration = NodeConfiguration()
        var waits = ServiceOptions(name: "chat-wait", kind: .callback)
        waits.agentSide = .cxone
        waits.media = .chat
        configuration.services = [chat, calls, waits]
        let ground = NodeGround(
            store: store, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(
            NodeCore(configuration, on: ground, telephony: [side.telephony].compactMap { $0 }), agentSides: [side],
            providers: providers)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            do { try await body(node) } catch {
                node.queue.close()
                throw error
            }
            node.queue.close()
            try await group.waitForAll()
        }
    }

    func port(_ node: Node, bridge: PlatformPort.Bridge? = nil) -> PlatformPort {
        PlatformPort(agents: node.port(of: .cxone), time: time, bridge: bridge)
    }

    /// A new chat that CXone knows of.
    func chat(
        _ node: Node, saying message: String? = "Hello", user: String = "user", device: Device? = nil
    ) async throws -> ChatID {
        let service = try await node.chats.createService(
            name: "chat", user: user, key: nil, userData: ["subject": "Order 66", "_ttl": "36000"])
        let request = NewChatRequest(
            nickname: "Stan", usesComet: true, user: user, device: device, message: message, userData: [:])
        let chat = try await node.chats.createChat(service: service.id, request).head.id
        await deliver(node)
        return chat
    }

    func say(_ text: String, in chat: ChatID, _ node: Node) async throws {
        _ = try await node.chats.perform(chat, .customerMessage(text: text, key: nil))
    }

    func deliver(_ node: Node, after seconds: Int64 = 0) async {
        if seconds > 0 { time.advance(by: .seconds(seconds)) }
        for dispatcher in node.agentDispatchers { await dispatcher.runOnce() }
    }

    /// What stands in the transcript: kind, name and text.
    func transcript(_ chat: ChatID) async throws -> [String] {
        try await store.events(chat, after: 0, limit: 500).map { "\($0.kind.rawValue) \($0.nickname): \($0.text)" }
    }

    // MARK: - What CXone sends

    /// A token of the gateway's own token endpoint.
    func token(_ node: Node) async throws -> String {
        let answer = await side.answer(
            PlatformRequest(
                path: ["1.0", "token"],
                body: (["client_id": .string(World.client), "client_secret": .string(secret)] as JSONValue).encoded()),
            port(node))
        return try #require(answer.json["access_token"]?.string)
    }

    /// A call of the channel's second version.
    func outbound(_ body: JSONValue, _ node: Node, token: String? = nil) async throws -> PlatformAnswer {
        let bearer = if let token { token } else { try await self.token(node) }
        return await side.answer(
            PlatformRequest(
                path: ["2.0", "channel", "byoc_1", "outbound"], headers: ["Authorization": "Bearer \(bearer)"],
                body: body.encoded()), port(node))
    }

    /// A call of the channel's first version.
    func post(_ body: JSONValue, to id: String, _ node: Node) async throws -> PlatformAnswer {
        await side.answer(
            PlatformRequest(
                path: ["1.0", "posts", id, "messages"],
                headers: ["Authorization": "Bearer \(try await token(node))"], body: body.encoded()), port(node))
    }

    func event(_ body: JSONValue, _ node: Node, bridge: PlatformPort.Bridge? = nil) async -> PlatformAnswer {
        await side.answer(
            PlatformRequest(
                path: ["events"], headers: ["X-Beckon-Secret": eventSecret], body: body.encoded()),
            port(node, bridge: bridge))
    }
}

extension PlatformAnswer {
    var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }
}

/// Bodies as CXone sends them.
enum Bodies {
    static func second(_ chat: ChatID, _ text: String, at time: String = "2026-03-02T09:01:10.250Z") -> JSONValue {
        [
            "brand": ["id": 1092], "thread": ["idOnExternalPlatform": .string(chat.text)],
            "messageContent": ["type": "TEXT", "payload": ["text": .string(text)]],
            "endUserRecipients": [["idOnExternalPlatform": .string(chat.text), "isPrimary": true]],
            "createdAtWithMilliseconds": .string(time), "authorEndUserIdentity": nil, "attachments": [],
        ]
    }

    static func first(_ chat: ChatID, _ text: String, author: Int64 = 20456) -> JSONValue {
        [
            "brand": ["id": 1092], "post": ["idOnExternalPlatform": .string(chat.text)],
            "messageContent": ["type": "TEXT", "payload": ["text": .string(text)]],
            "recipients": [["idOnExternalPlatform": .string(chat.text), "isPrimary": true]],
            "author": ["id": .integer(author)],
        ]
    }

    static func event(
        _ type: String, _ chat: ChatID, id: String = "e-1", at time: String = "2026-03-02T09:01:10.300+00:00",
        _ data: JSONObject = [:]
    ) -> JSONValue {
        var members: JSONObject = [
            "brand": ["id": 1092], "channel": ["id": "byoc_1"], "thread": ["idOnExternalPlatform": .string(chat.text)],
        ]
        for member in data { members[member.key] = member.value }
        return [
            "eventId": .string(id), "eventType": .string(type), "createdAtWithMilliseconds": .string(time),
            "context": [], "data": .object(members),
        ]
    }

    static func assigned(_ chat: ChatID, to user: (Int64, String)?, id: String = "a-1") -> JSONValue {
        event(
            "CaseInboxAssigneeChanged", chat, id: id,
            [
                "case": [
                    "id": "71554321", "threadIdOnExternalPlatform": .string(chat.text), "status": "open",
                    "inboxAssignee": user.map { .integer($0.0) } ?? .null,
                    "inboxAssigneeUser": user.map { ["id": .integer($0.0), "nickname": .string($0.1)] } ?? .null,
                ]
            ])
    }

    static func status(_ chat: ChatID, _ status: String, assignee: (Int64, String)? = nil) -> JSONValue {
        event(
            "CaseStatusChanged", chat, id: "s-1",
            [
                "case": [
                    "id": "71554321", "threadIdOnExternalPlatform": .string(chat.text), "status": .string(status),
                    "inboxAssignee": assignee.map { .integer($0.0) } ?? .null,
                    "inboxAssigneeUser": assignee.map { ["id": .integer($0.0), "nickname": .string($0.1)] } ?? .null,
                ]
            ])
    }

    static func typing(_ chat: ChatID, _ type: String = "SenderTypingStarted", _ user: (Int64, String) = (20456, "Lee"))
        -> JSONValue
    {
        event(type, chat, ["user": ["id": .integer(user.0), "nickname": .string(user.1)]])
    }
}

/// An example file and what the index expects of it.
struct Fixture: Sendable, CustomStringConvertible {
    let name: String
    let expected: JSONValue

    var description: String { name }

    var json: JSONValue { get throws { try Self.json(name) } }

    /// The body: files of requests hold it beside method and path.
    var body: JSONValue {
        get throws {
            let json = try json
            return name.hasSuffix(".request.json") ? json["body"] ?? json["payload"] ?? json : json
        }
    }

    static let all: [Fixture] = ((try? json("index.json"))?["expected"]?.object ?? [:]).map {
        Fixture(name: $0.key, expected: $0.value)
    }

    static func json(_ name: String) throws -> JSONValue {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
        return try JSONValue(parsing: Array(Data(contentsOf: folder.appendingPathComponent(name))))
    }
}
