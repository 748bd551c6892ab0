import Beckon
import BeckonJSON
import GMSContract
import Testing

@testable import BeckonServer

/// A client of chat version 2 over long-polling: no `gms_user`, meta messages without ids, one object a request.
///
/// It reads as strictly as the strictest known client: see ``strict(_:)``.
final class V2CometClient {
    static let channel = "/service/chatV2/support"

    let node: SimulatedNode
    /// The nodes that its messages go to in turn; empty for ``node`` alone.
    var nodes: [SimulatedNode] = []
    /// The address that its requests come from; empty for none.
    var peer = ""
    private var turn = 0
    private(set) var clientID = ""
    private(set) var cookie: String?
    /// The key of the last answer with one.
    private(set) var secureKey = ""
    private(set) var chat = ""
    /// All events in the order in which they came.
    private(set) var shown: [ChatV2Message] = []
    private(set) var isEnded = false
    private var isSubscribed = false

    init(_ node: SimulatedNode) { self.node = node }

    var texts: [String] { shown.compactMap(\.text) }
    var next: Int64 { (shown.last?.index ?? 0) + 1 }

    /// Sends one message and reads what its answer brings.
    @discardableResult
    func send(_ message: JSONValue) async throws -> JSONValue? {
        turn += 1
        let node = nodes.isEmpty ? node : nodes[turn % nodes.count]
        let answer = try await node.comet(message, user: nil, cookie: cookie, peer: peer)
        if let fresh = answer.cookie { cookie = fresh }
        var own: JSONValue?
        for received in answer.messages {
            if received["channel"]?.string == Self.channel, let data = received["data"] {
                // Events before the answer to the subscription are lost to clients.
                #expect(isSubscribed, "an event came before the answer to the subscription")
                try take(data)
            } else if received["channel"] == message["channel"] {
                own = received
            }
        }
        return own
    }

    func shakeHands(user: String? = nil) async throws {
        let answer = try await send([
            "channel": "/meta/handshake", "version": "1.0", "minimumVersion": "1.0beta",
            "supportedConnectionTypes": ["long-polling", "callback-polling", "iframe", "websocket"],
        ])
        clientID = answer?["clientId"]?.string ?? ""
        let subscribed = try await send([
            "channel": "/meta/subscribe", "clientId": .string(clientID), "subscription": .string(Self.channel),
        ])
        #expect(subscribed?["successful"] == true && subscribed?["subscription"]?.string == Self.channel)
        isSubscribed = true
        try await connect()
    }

    /// A connect that is answered at once.
    @discardableResult
    func connect() async throws -> JSONValue? {
        try await send([
            "channel": "/meta/connect", "clientId": .string(clientID), "connectionType": "long-polling",
            "advice": ["timeout": 0],
        ])
    }

    /// Publishes an operation, then connects for what it brings.
    @discardableResult
    func publish(_ operation: String, _ members: JSONObject = [:], key: String? = nil) async throws -> JSONValue? {
        var data: JSONObject = ["operation": .string(operation)]
        if operation != "requestChat" { data.append(key: "secureKey", value: .string(key ?? secureKey)) }
        for (name, value) in members { data.append(key: name, value: value) }
        let answer = try await send([
            "channel": .string(Self.channel), "clientId": .string(clientID), "data": .object(data),
        ])
        try await connect()
        return answer
    }

    /// The app goes to the background: it unsubscribes, then says good-bye with the position it wants next.
    func leave() async throws {
        try await send([
            "channel": "/meta/unsubscribe", "clientId": .string(clientID), "subscription": .string(Self.channel),
        ])
        try await send([
            "channel": "/meta/disconnect", "clientId": .string(clientID),
            "ext": ["transcriptPosition": .string(String(next))],
        ])
        isSubscribed = false
    }

    /// The app comes back and asks for the events that it lacks.
    func comeBack(position: JSONValue? = nil) async throws {
        try await shakeHands()
        try await publish("requestNotifications", ["transcriptPosition": position ?? .integer(next)])
    }

    /// The last answer that was no success.
    private(set) var failure: ChatV2Answer?

    private func take(_ data: JSONValue) throws {
        let answer = try Self.strict(data)
        guard answer.status == .done else { return failure = answer }
        if !answer.chatID.isEmpty { chat = answer.chatID }
        if let key = answer.secureKey { secureKey = key }
        if answer.isEnded {
            #expect(answer.messages.isEmpty, "clients drop the events of the answer that tells the end")
            isEnded = true
        }
        for message in answer.messages where (message.index ?? 0) > (shown.last?.index ?? 0) {
            #expect(shown.isEmpty || message.index == next, "a gap before \(message.index ?? 0)")
            shown.append(message)
        }
    }

    /// Reads an answer as the strictest client does: what it does not tolerate is an error.
    static func strict(_ data: JSONValue) throws -> ChatV2Answer {
        let answer = try ChatV2Answer(decoding: data)
        try #require(data["chatId"]?.string != nil)
        #expect((data["errors"] == nil) == (answer.status == .done))
        let types = [
            "ParticipantJoined", "ParticipantLeft", "Message", "PushUrl", "TypingStarted", "TypingStopped",
            "NicknameUpdated", "FileUploaded", "FileDeleted", "CustomNotice", "Notice",
        ]
        #expect(answer.messages.allSatisfy { types.contains($0.type.rawValue) && $0.utcTime > 0 })
        return answer
    }
}
