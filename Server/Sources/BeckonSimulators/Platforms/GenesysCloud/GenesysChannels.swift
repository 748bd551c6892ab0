import Foundation
import Synchronization

/// The notification channels of a stand-in (contact-centers §2.1).
package final class GenesysChannels: Sendable {
    /// How many channels there may be; a further one removes the one that was used longest ago, unconnected ones first.
    static let most = 20
    /// How many topics a channel may have.
    static let mostTopics = 1_000

    private struct Channel {
        var topics: Set<String> = []
        var ends: Int64
        var used: Int64
        var socket: StandInSocket?
    }

    private static let heartbeatText =
        #"{"topicName":"channel.metadata","eventBody":{"message":"WebSocket Heartbeat"}}"#

    private let heartbeat: Double
    private let lifetime: Double
    private let channels = Mutex<[String: Channel]>([:])
    private let silentUntil = Mutex<Int64>(0)

    init(heartbeat: Double, lifetime: Double) {
        self.heartbeat = heartbeat
        self.lifetime = lifetime
    }

    // MARK: - Requests

    func answer(_ request: StandInRequest, _ path: [String], base: String) -> SimulatedAnswer {
        switch (request.method, path.count) {
        case ("POST", 2): return create(base)
        case ("GET", 2):
            let list = channels.withLock { $0.map { json($0.key, $0.value, base) } }
            return SimulatedAnswer(json: ["entities": .array(list)])
        case ("HEAD", 3): return SimulatedAnswer(isThere(path[2]) ? 200 : 404)
        case (_, 4) where path[3] == "subscriptions": return subscriptions(request, path[2])
        default: return SimulatedGenesysCloud.refusal(404, "not.found")
        }
    }

    /// Whether a channel is there and has not ended.
    func isThere(_ id: String) -> Bool {
        channels.withLock { $0[id]?.ends ?? 0 } > StandInClock.now()
    }

    private func create(_ base: String) -> SimulatedAnswer {
        let (id, now) = (UUID().uuidString.lowercased(), StandInClock.now())
        let channel = Channel(ends: now + Int64(lifetime * 1_000), used: now)
        let lost = channels.withLock { channels -> StandInSocket? in
            var lost: StandInSocket?
            if channels.count >= Self.most {
                let oldest = channels.min {
                    ($0.value.socket == nil ? 0 : 1, $0.value.used) < ($1.value.socket == nil ? 0 : 1, $1.value.used)
                }
                if let oldest { lost = channels.removeValue(forKey: oldest.key)?.socket }
            }
            channels[id] = channel
            return lost
        }
        lost?.drop()
        return SimulatedAnswer(json: json(id, channel, base))
    }

    private func json(_ id: String, _ channel: Channel, _ base: String) -> SimulatedJSON {
        [
            "id": .string(id), "connectUri": .string("\(base)/channels/\(id)"),
            "expires": .string(StandInClock.text(channel.ends)),
        ]
    }

    private func subscriptions(_ request: StandInRequest, _ id: String) -> SimulatedAnswer {
        guard isThere(id) else { return SimulatedGenesysCloud.refusal(404, "channel.not.found") }
        let wanted = request.json.elements.compactMap { $0["id"]?.string }
        let permitted = wanted.filter { Self.isTopic($0) }
        let end = StandInClock.now() + Int64(lifetime * 1_000)
        let topics = channels.withLock { channels -> Set<String>? in
            var topics = channels[id]?.topics ?? []
            switch request.method {
            case "PUT": topics = Set(permitted)
            case "POST": topics.formUnion(permitted)
            case "DELETE": topics = []
            default: break
            }
            guard topics.count <= Self.mostTopics else { return nil }
            channels[id]?.topics = topics
            if request.method != "GET" { channels[id]?.ends = end }
            return topics
        }
        guard let topics else { return SimulatedGenesysCloud.refusal(400, "too.many.topics") }
        if request.method == "DELETE" { return SimulatedAnswer(204) }
        let shown = request.method == "GET" ? topics.sorted() : wanted
        return SimulatedAnswer(
            json: [
                "entities": .array(
                    shown.map { topic in
                        Self.isTopic(topic)
                            ? ["id": .string(topic), "state": "Permitted"]
                            : [
                                "id": .string(topic), "state": "Rejected", "rejectionReason": "unknown topic",
                                "missingPermissions": [],
                            ]
                    })
            ])
    }

    /// Whether there is such a topic; none has a `*`, and there is no topic of all messages.
    private static func isTopic(_ topic: String) -> Bool {
        let starts = [
            "v2.routing.queues.", "v2.users.", "v2.webmessaging.deployments.", "v2.detail.events.conversation.",
        ]
        return !topic.contains("*") && !topic.contains("{") && starts.contains { topic.hasPrefix($0) }
    }

    // MARK: - WebSockets

    /// What happens on a channel's WebSocket; a channel that ends while it is open answers 404 on it.
    func reader(of id: String) -> any StandInSocketReader { GenesysChannelReader(id: id, channels: self) }

    fileprivate func opened(_ id: String, _ socket: StandInSocket) {
        guard isThere(id) else {
            socket.send(#"{"result":"404","message":"channel not found"}"#)
            return
        }
        // A second WebSocket ends the first.
        let former = channels.withLock { channels in
            let former = channels[id]?.socket
            channels[id]?.socket = socket
            channels[id]?.used = StandInClock.now()
            return former
        }
        former?.drop()
    }

    fileprivate func closed(_ id: String, _ socket: StandInSocket) {
        channels.withLock { channels in
            if channels[id]?.socket === socket { channels[id]?.socket = nil }
        }
    }

    fileprivate func received(_ text: String, _ id: String, _ socket: StandInSocket) {
        guard !isSilent, let json = SimulatedJSON.parse(Array(text.utf8)) else { return }
        guard isThere(id) else { return socket.send(#"{"result":"404","message":"channel not found"}"#) }
        switch json["message"]?.string {
        case "ping": socket.send(#"{"topicName":"channel.metadata","eventBody":{"message":"pong"}}"#)
        case "subscribe":
            let topics = (json["topics"]?.elements ?? []).compactMap(\.string).filter { Self.isTopic($0) }
            let isTaken = channels.withLock { channels in
                guard let known = channels[id]?.topics, known.union(topics).count <= Self.mostTopics else {
                    return false
                }
                channels[id]?.topics.formUnion(topics)
                channels[id]?.ends = StandInClock.now() + Int64(lifetime * 1_000)
                return true
            }
            let result: SimulatedJSON =
                isTaken ? ["result": "200", "status": "subscribed"] : ["result": "400", "status": "failure"]
            socket.send(result.text)
        default: break
        }
    }

    // MARK: - Faults

    /// The connected channels and their WebSockets.
    func connected() -> [(id: String, socket: StandInSocket)] {
        channels.withLock { channels in
            channels.compactMap { id, channel in channel.socket.map { (id, $0) } }
        }
    }

    /// Forgets all channels, and closes their WebSockets.
    func forgetAll() {
        let sockets = connected()
        channels.withLock { $0 = [:] }
        for (_, socket) in sockets { socket.drop() }
    }

    /// Takes the topics from all channels.
    func forgetTopics() {
        channels.withLock { channels in for id in channels.keys { channels[id]?.topics = [] } }
    }

    /// Says nothing for a time.
    func beSilent(seconds: Double) {
        silentUntil.withLock { $0 = StandInClock.now() + Int64(seconds * 1_000) }
    }

    var isSilent: Bool { silentUntil.withLock { $0 } > StandInClock.now() }

    // MARK: - Events

    /// Sends an event to every channel that follows the topic.
    func publish(_ topic: String, _ body: SimulatedJSON) {
        guard !isSilent else { return }
        let sockets = channels.withLock { $0.values.filter { $0.topics.contains(topic) }.compactMap(\.socket) }
        let frame: SimulatedJSON = [
            "topicName": .string(topic), "version": "2", "eventBody": body,
            "metadata": ["CorrelationId": .string(UUID().uuidString.lowercased())],
        ]
        let text = frame.text
        for socket in sockets { socket.send(text) }
    }

    /// Sends heartbeats until the task is cancelled.
    func beat() async {
        while (try? await Task.sleep(for: .seconds(heartbeat))) != nil {
            guard !isSilent else { continue }
            for (_, socket) in connected() { socket.send(Self.heartbeatText) }
        }
    }
}

private struct GenesysChannelReader: StandInSocketReader {
    let id: String
    let channels: GenesysChannels

    func opened(_ socket: StandInSocket) { channels.opened(id, socket) }
    func received(_ text: String, on socket: StandInSocket) { channels.received(text, id, socket) }
    func closed(_ socket: StandInSocket) { channels.closed(id, socket) }
}
