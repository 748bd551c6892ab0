import Beckon
import BeckonJSON
import BeckonPlatform
import Synchronization
import TestTime

@testable import BeckonGenesysCloud

/// A notification service in memory: channels that expire, one socket for each, snapshots to the subscribed, and the calls
/// about conversations.
final class ServedNotifications: PlatformSocketConnector {
    struct Channel: Sendable {
        var expires: Uptime
        var topics: [String] = []
        var socket: ServedSocket?
    }

    struct State: Sendable {
        var conversations: [String: ServedConversation] = [:]
        var channels: [String: Channel] = [:]
        /// Nothing answers while it is true.
        var isOut = false
        /// Sockets are open but say nothing; what they would say is held back.
        var isSilent = false
        var held: [(socket: ServedSocket, text: String)] = []
        /// Calls are refused with 429.
        var isBusy = false
        var rejected: Set<String> = []
        var created = 0
        var subscriptions = 0
        var opened = 0
        var missed = 0
        var sent = 0
        var bulk = 0
        var reads = 0
    }

    static let lifetime = Milliseconds.seconds(24 * 3_600)
    let state = Mutex(State())
    let time: ManualTime

    init(_ time: ManualTime) { self.time = time }

    var counts: State { state.withLock { $0 } }

    // MARK: - Calls

    /// The answer to a call; nil for calls that are about something else.
    func answer(_ call: ScriptedGenesys.Call) -> ScriptedGenesys.Answer? {
        state.withLock { state in
            if state.isOut { return .fault(.notReached) }
            if state.isBusy { return .status(429, ["retry-after": "20"]) }
            let path = call.path.split(separator: "?")[0].split(separator: "/").dropFirst(2).map(String.init)
            switch (call.method, path.first ?? "", path.count) {
            case ("POST", "notifications", 2): return Self.create(&state, time.uptime)
            case ("PUT", "notifications", 4): return Self.subscribe(path[2], call.body, &state, time.uptime)
            case ("POST", "conversations", _) where call.path.contains("/inbound/open/message"):
                return Self.begin(call.body, &state)
            case ("GET", "conversations", 3):
                state.reads += 1
                guard let conversation = state.conversations[path[2]] else { return .status(404) }
                return .status(200, [:], conversation.snapshot)
            case ("POST", "conversations", 5) where path[4] == "bulk":
                state.bulk += 1
                let ids = (call.body.array ?? []).compactMap(\.string)
                return .status(200, [:], state.conversations[path[2]]?.details(ids) ?? [:])
            default: return nil
            }
        }
    }

    private static func create(_ state: inout State, _ now: Uptime) -> ScriptedGenesys.Answer {
        state.created += 1
        let id = "channel-\(state.created)"
        state.channels[id] = Channel(expires: now.advanced(by: lifetime))
        return .status(200, [:], ["id": .string(id), "connectUri": .string("wss://streaming/channels/\(id)")])
    }

    private static func subscribe(
        _ id: String, _ body: JSONValue, _ state: inout State, _ now: Uptime
    ) -> ScriptedGenesys.Answer {
        guard var channel = state.channels[id], channel.expires > now else { return .status(404) }
        state.subscriptions += 1
        channel.expires = now.advanced(by: lifetime)
        channel.topics = (body.array ?? []).compactMap { $0["id"]?.string }
        state.channels[id] = channel
        let rejected = state.rejected
        return .status(
            200, [:],
            [
                "entities": .array(
                    channel.topics.map {
                        [
                            "id": .string($0), "state": rejected.contains($0) ? "Rejected" : "Permitted",
                            "missingPermissions": rejected.contains($0) ? ["conversation:message:view"] : [],
                        ]
                    })
            ])
    }

    private static func begin(_ body: JSONValue, _ state: inout State) -> ScriptedGenesys.Answer {
        let customer = body["channel"]?["from"]?["id"]?.string ?? ""
        let id = "conversation-\(customer)"
        if state.conversations[id] == nil {
            state.conversations[id] = ServedConversation(id: id, address: customer)
        }
        return .status(202, [:], ["id": "m", "conversationId": .string(id)])
    }

    // MARK: - Sockets

    func connect(_ url: String, headers: PlatformHeaders) async throws(SocketFailure) -> any PlatformSocket {
        let id = String(url.split(separator: "/").last ?? "")
        let (result, old) = state.withLock { state -> (Result<ServedSocket, SocketFailure>, ServedSocket?) in
            if state.isOut { return (.failure(SocketFailure("not reached")), nil) }
            guard let channel = state.channels[id], channel.expires > time.uptime else {
                return (.failure(SocketFailure("refused", status: 404)), nil)
            }
            let socket = ServedSocket()
            let old = channel.socket
            state.channels[id]?.socket = socket
            state.opened += 1
            return (.success(socket), old)
        }
        old?.end()
        return try result.get()
    }

    /// Sends a conversation's snapshot to whoever follows it.
    func emit(_ id: String) {
        guard let frame = state.withLock({ $0.conversations[id]?.frame() }) else { return }
        if say(frame) == 0 { state.withLock { $0.missed += 1 } }
    }

    /// Sends a frame to all open sockets; how many there were.
    @discardableResult
    func say(_ frame: JSONValue) -> Int {
        let text = String(decoding: frame.encoded(), as: UTF8.self)
        let sockets = state.withLock { state -> [ServedSocket] in
            guard !state.isOut else { return [] }
            let open = state.channels.values.filter { $0.expires > time.uptime }.compactMap(\.socket).filter(\.isOpen)
            guard state.isSilent else { return open }
            state.held += open.map { ($0, text) }
            return []
        }
        for socket in sockets { socket.give(text) }
        state.withLock { $0.sent += sockets.count }
        return sockets.count
    }

    /// Says what was held back to the sockets that are still open.
    func endSilence() {
        let held = state.withLock { state in
            defer { (state.isSilent, state.held) = (false, []) }
            return state.held
        }
        for (socket, text) in held { socket.give(text) }
    }

    /// Ends all sockets.
    func drop() {
        for socket in counts.channels.values.compactMap(\.socket) { socket.end() }
    }

    /// Ends the sockets of expired channels, and answers pings.
    func tick() {
        let channels = counts.channels
        for channel in channels.values where channel.expires <= time.uptime { channel.socket?.end() }
        guard !counts.isSilent, !counts.isOut else { return }
        for socket in channels.values.compactMap(\.socket) where socket.takePings() {
            socket.give(#"{"topicName":"channel.metadata","eventBody":{"message":"pong"}}"#)
        }
    }

    func heartbeat() { say(["topicName": "channel.metadata", "eventBody": ["message": "WebSocket Heartbeat"]]) }
}

/// One end of a WebSocket in memory.
final class ServedSocket: PlatformSocket {
    private struct State {
        var texts: [String] = []
        var isOpen = true
        var pings = 0
    }

    private let state = Mutex(State())
    private let signal = TaskSignal()

    var isOpen: Bool { state.withLock { $0.isOpen } }

    func give(_ text: String) {
        state.withLock { $0.texts.append(text) }
        signal.raise()
    }

    func end() {
        state.withLock { $0.isOpen = false }
        signal.raise()
    }

    /// Whether it was pinged since the last look.
    func takePings() -> Bool {
        state.withLock { state in
            defer { state.pings = 0 }
            return state.pings > 0
        }
    }

    func send(_ text: String) async throws(SocketFailure) {
        guard isOpen else { throw SocketFailure("closed") }
        state.withLock { $0.pings += 1 }
    }

    func next() async throws(SocketFailure) -> String? {
        while true {
            let (text, isOpen) = state.withLock { state in
                (state.texts.isEmpty ? nil : state.texts.removeFirst(), state.isOpen)
            }
            if let text { return text }
            guard isOpen, !Task.isCancelled else { return nil }
            await signal.wait(timeout: nil, time: SystemTime())
        }
    }

    func close() async { end() }
}
