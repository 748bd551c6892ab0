import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Logging
import Synchronization
import TestTime

@testable import BeckonGenesysCloud

/// The adapter with the stand-in for Genesys Cloud, over loopback: calls and webhooks are real requests.
final class StandInWorld: Sendable {
    let cloud: SimulatedGenesysCloud
    let side: GenesysCloudSide
    /// The clock of tokens and pauses; webhooks are judged by the machine's, as the stand-in has no other.
    let time: ManualTime
    let transport: HTTPSTransport
    private let gateway: SimulatedServer
    private let door: Door
    private let secret: String

    /// Passes webhooks on to the adapter once there is a node.
    final class Door: Sendable {
        private struct State {
            var side: GenesysCloudSide?
            var port: PlatformPort?
        }

        private let state = Mutex(State())

        func open(_ side: GenesysCloudSide) { state.withLock { $0.side = side } }
        func open(_ port: PlatformPort) { state.withLock { $0.port = port } }

        var port: PlatformPort? { state.withLock { $0.port } }

        func answer(_ request: StandInRequest) async -> SimulatedAnswer? {
            let (side, port) = state.withLock { ($0.side, $0.port) }
            guard let side, let port else { return SimulatedAnswer(503) }
            let answer = await side.answer(
                PlatformRequest(
                    method: request.method, path: Array(request.path.dropFirst(4)), query: request.query,
                    headers: PlatformHeaders(request.headers.map { PlatformHeaders.Field($0.key, $0.value) }),
                    body: request.body), port)
            return SimulatedAnswer(answer.status, body: answer.body)
        }
    }

    /// - Parameters:
    ///   - connector: Opens the sockets of notification channels.
    ///   - change: Changes the stand-in's configuration.
    init(
        connector: any PlatformSocketConnector = NoSockets(),
        _ change: (inout SimulatedGenesysCloud.Configuration) -> Void = { _ in }
    ) async throws {
        let (door, ids) = (Door(), SystemIDs())
        gateway = try await SimulatedServer.listen(port: 0) { await door.answer($0) }
        secret = ids.hexadecimal(digits: 32)
        var configuration = SimulatedGenesysCloud.Configuration(
            clientSecret: ids.hexadecimal(digits: 32), webhookSecret: secret)
        configuration.webhookURL =
            "http://127.0.0.1:\(gateway.port)/beckon/1/agent-sides/genesys-cloud/webhook"
        configuration.webhookPause = .milliseconds(20)
        change(&configuration)
        cloud = try await SimulatedGenesysCloud.listen(configuration)
        var settings = GenesysCloudSide.Configuration(
            endpoint: cloud.endpoint, clientID: configuration.clientID, clientSecret: configuration.clientSecret,
            openMessaging: .init(integration: configuration.integration, webhookSecrets: [secret]))
        settings.callbacks = .init(queue: configuration.queue)
        settings.notifications.queues = [configuration.queue]
        settings.openMessaging.webhookURL = configuration.webhookURL
        settings.openMessaging.openingWait = .zero
        time = ManualTime(now: SystemTime().now)
        transport = HTTPSTransport()
        side = GenesysCloudSide(
            settings, transport: transport, connector: connector,
            link: { file, _ in "https://files.example.com/\(file.text)" }, time: time, ids: ids,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        self.door = door
        door.open(side)
    }

    /// Over which node the adapter acts from now on.
    func plug(into node: Node) {
        door.open(PlatformPort(agents: node.port(of: .genesysCloud), time: SystemTime()))
    }

    var port: PlatformPort? { door.port }

    func close() async {
        await cloud.close()
        await gateway.close()
    }

    // MARK: - Customers

    /// Runs a node over a store while `body` runs.
    func running(_ store: MemoryStore, _ body: (Node) async throws -> Void) async throws {
        var options = ServiceOptions(name: "chat", kind: .chat)
        options.agentSide = .genesysCloud
        var configuration = NodeConfiguration()
        configuration.services = [options]
        let ground = NodeGround(
            store: store, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(NodeCore(configuration, on: ground), agentSides: [side])
        plug(into: node)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node)
            node.queue.close()
            try await group.waitForAll()
        }
    }

    /// A customer's new chat.
    func chat(_ node: Node) async throws -> ChatID {
        let service = try await node.chats.createService(
            name: "chat", user: "user", key: nil, userData: ["_ttl": "360000", "subject": "Order 66"])
        let request = NewChatRequest(
            nickname: "Ana", usesComet: true, user: "user", device: nil, message: nil, userData: [:])
        return try await node.chats.createChat(service: service.id, request).head.id
    }

    /// Delivers what is due, after some time.
    func deliver(_ node: Node, after seconds: Int64 = 0) async {
        if seconds > 0 { time.advance(by: .seconds(seconds)) }
        for dispatcher in node.agentDispatchers { await dispatcher.runOnce() }
    }

    // MARK: - Agents

    /// An agent does something at the stand-in's page; false if it is refused there.
    func act(_ word: String, in conversation: String, _ body: JSONValue) async -> Bool {
        let url = "\(cloud.endpoint)/_agent/conversations/\(conversation)/\(word)"
        guard let reply = try? await transport.send(PlatformCall("POST", url, json: body)) else { return false }
        return reply.isSuccess
    }

    /// Waits until the webhook of an agent's line has been answered.
    ///
    /// - Returns: Whether the customer gets the line.
    func settled(_ line: String, in conversation: String) async -> Bool {
        for _ in 0..<200 {
            let version = cloud.desk.version
            let found = cloud.desk.conversation(conversation)?.lines.last { $0.id == line }
            if let state = found?.state, state != "queued" {
                // The webhook is answered after the receipt of a failure.
                return state != "failed"
            }
            _ = try? await transport.send(
                PlatformCall("GET", "\(cloud.endpoint)/_agent/changes?since=\(version)", timeout: .seconds(25)))
        }
        return false
    }

    /// Reads a conversation and reports it, as a snapshot of the notification service does.
    func report(_ conversation: String) async throws -> Bool {
        guard let port else { return false }
        let reply = try await side.context.api.conversation(conversation)
        guard reply.isSuccess, let events = ConversationEvents(snapshot: reply.json) else { return false }
        return try await side.context.conversations.apply(events, port) == .applied
    }

    /// Sends a webhook of a kind that the stand-in's agents have no button for.
    func hear(_ body: JSONValue) async -> Int {
        guard let port else { return 0 }
        let world = ChatWorld(secret: secret)
        return await side.answer(world.webhook(body.encoded()), port).status
    }
}

extension ConversationEvents {
    /// Reads a conversation as a call returns it.
    init?(snapshot: JSONValue) {
        guard let id = snapshot["id"]?.string, let participants = snapshot["participants"]?.array,
            let customer = participants.first(where: { $0["purpose"]?.string == "customer" })
        else { return nil }
        func isOver(_ participant: JSONValue) -> Bool {
            ["disconnected", "terminated"].contains(participant["state"]?.string)
        }
        self.init(
            conversation: id, customer: customer["address"]?.string,
            agents: participants.filter { $0["purpose"]?.string == "agent" }.map { participant in
                Agent(
                    participant: participant["id"]?.string ?? "", user: participant["user"]?["id"]?.string,
                    name: participant["name"]?.string,
                    place: isOver(participant)
                        ? .gone : participant["state"]?.string == "connected" ? .connected : .pending)
            }, isEnded: isOver(customer))
    }
}
