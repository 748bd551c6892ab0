import BeckonJSON
import BeckonTransport
import Foundation
import Testing

/// A Bayeux server in memory: sessions, subscriptions, held connects, and the faults that tests ask for.
actor FakeBayeuxServer: HTTPTransport {
    private struct Session {
        var subscriptions: Set<String> = []
        var queue: [JSONValue] = []
    }

    private var sessions: [String: Session] = [:]
    private var handshakes = 0
    private var waiting = Signals()
    private var failures: [(channel: String, code: TransportError.Code)] = []
    private var holds = true
    private(set) var refusesHandshakes = false
    private(set) var refusedChannels: Set<String> = []
    /// The channel of each message that came, in order.
    private(set) var log: [String] = []
    private(set) var requests: [TransportRequest] = []
    private(set) var farewells: [JSONValue] = []
    /// The most publications that came in one body.
    private(set) var largestBatch = 0
    private var connectionTypes: [JSONValue] = ["long-polling"]
    private var sockets: [FakeWebSocket] = []
    private(set) var opened = 0
    private var socketsWork = true
    private var holdsFarewells = false

    // MARK: What tests do

    /// Serves WebSockets too.
    func offerWebSocket() { connectionTypes = ["websocket", "long-polling"] }

    /// Refuses WebSockets though it offers them, as a proxy between may do.
    func refuseWebSockets() {
        offerWebSocket()
        socketsWork = false
    }

    /// Cuts all WebSockets.
    func cutWebSockets() {
        for socket in sockets { socket.close() }
        sockets = []
    }

    /// Sends a message to all WebSockets without being asked.
    func push(_ message: JSONValue) {
        for socket in sockets { socket.deliver(JSONValue.array([message]).encoded()) }
    }

    /// Waits until the client has read all that went over the WebSockets, and waits for more.
    func nothingToRead() async {
        while !sockets.allSatisfy(\.isRead), !Task.isCancelled { await Task.yield() }
    }

    func open(_ socket: FakeWebSocket) throws {
        opened += 1
        guard socketsWork else { throw TransportError(code: .cannotConnect, message: "scripted") }
        sockets.append(socket)
    }

    func refuseHandshakes() { refusesHandshakes = true }
    func refuse(channel: String) { refusedChannels.insert(channel) }
    func fail(_ channel: String, _ codes: TransportError.Code...) { failures += codes.map { (channel, $0) } }

    /// Forgets all sessions, as a server does that was away too long.
    func forgetSessions() {
        sessions = [:]
        waiting.giveAll()
    }

    /// Answers a good-bye only after ``answerFarewells()``, the held connect of its session at once.
    func holdFarewells() { holdsFarewells = true }

    func answerFarewells() {
        holdsFarewells = false
        waiting.giveAll()
    }

    /// Answers held connects without events.
    func releaseConnects() {
        holds = false
        waiting.giveAll()
    }

    func publish(_ data: JSONValue, to channel: String) {
        for (clientID, session) in sessions where session.subscriptions.contains(channel) {
            sessions[clientID]?.queue.append(["channel": .string(channel), "data": data])
        }
        waiting.giveAll()
    }

    /// Waits until so many messages of a channel have come in all.
    func arrival(of count: Int = 1, on channel: String) async {
        while log.filter({ $0 == channel }).count < count, !Task.isCancelled { await change() }
    }

    private func change() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }

    // MARK: The server

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        requests.append(request)
        let messages = try JSONValue(parsing: request.body).array ?? []
        log += messages.compactMap { $0["channel"]?.string }
        largestBatch = max(largestBatch, messages.count)
        waiting.giveAll()
        let channels = messages.compactMap { $0["channel"]?.string }
        if let index = failures.firstIndex(where: { channels.contains($0.channel) }) {
            throw TransportError(code: failures.remove(at: index).code, message: "scripted")
        }
        if messages.count == 1, messages[0]["channel"]?.string == "/meta/connect" { try await hold(messages[0]) }
        var replies: [JSONValue] = []
        for message in messages {
            replies += takeQueue(of: message)
            replies.append(reply(to: message))
        }
        while holdsFarewells, channels.contains("/meta/disconnect"), !Task.isCancelled { await change() }
        return TransportResponse(status: 200, body: JSONValue.array(replies).encoded())
    }

    private func hold(_ connect: JSONValue) async throws {
        guard let clientID = connect["clientId"]?.string, connect["advice"]?["timeout"]?.int != 0 else { return }
        holds = true
        while holds, sessions[clientID]?.queue.isEmpty == true {
            await change()
            if Task.isCancelled { throw TransportError(code: .cancelled, message: "cancelled") }
        }
    }

    private func takeQueue(of message: JSONValue) -> [JSONValue] {
        guard message["channel"]?.string == "/meta/connect", let clientID = message["clientId"]?.string else {
            return []
        }
        defer { sessions[clientID]?.queue = [] }
        return sessions[clientID]?.queue ?? []
    }

    private func reply(to message: JSONValue) -> JSONValue {
        var reply: JSONObject = ["channel": message["channel"] ?? .null, "id": message["id"] ?? .null]
        let channel = message["channel"]?.string ?? ""
        if channel == "/meta/handshake" {
            handshakes += 1
            reply["successful"] = .bool(!refusesHandshakes)
            reply["error"] = refusesHandshakes ? "403::handshake_denied" : nil
            guard !refusesHandshakes else { return .object(reply) }
            sessions["client\(handshakes)"] = Session()
            reply["clientId"] = "client\(handshakes)"
            reply["version"] = "1.0"
            reply["supportedConnectionTypes"] = .array(connectionTypes)
            reply["advice"] = ["reconnect": "retry", "interval": 0, "timeout": 30_000]
            return .object(reply)
        }
        guard let clientID = message["clientId"]?.string, sessions[clientID] != nil else {
            reply["successful"] = false
            reply["error"] = "402::Unknown client"
            reply["advice"] = channel == "/meta/connect" ? ["reconnect": "handshake", "interval": 0] : nil
            return .object(reply)
        }
        reply["successful"] = true
        switch channel {
        case "/meta/subscribe":
            let name = message["subscription"]?.string ?? ""
            reply["subscription"] = .string(name)
            if refusedChannels.contains(name) {
                reply["successful"] = false
                reply["error"] = "403::subscribe_denied"
            } else {
                sessions[clientID]?.subscriptions.insert(name)
            }
        case "/meta/unsubscribe":
            sessions[clientID]?.subscriptions.remove(message["subscription"]?.string ?? "")
        case "/meta/disconnect":
            sessions[clientID] = nil
            farewells.append(message)
            waiting.giveAll()
        case "/meta/connect": break
        default: publish(message["data"] ?? .null, to: channel)
        }
        return .object(reply)
    }
}
