import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Logging
import Synchronization
import TestTime
import Testing

@testable import BeckonCXone

/// The adapter with the stand-in for CXone, over loopback: calls and events are real requests.
final class StandInWorld: Sendable {
    let cloud: SimulatedCXone
    let side: CXoneSide
    /// The clock of tokens and pauses; what comes from the stand-in is judged by the machine's, as it has no other.
    let time = ManualTime(now: SystemTime().now)
    let transport = HTTPSTransport()
    let middleware: String
    private let gateway: SimulatedServer
    private let door: Door
    private let client: (id: String, secret: String)

    /// Passes CXone's requests on to the adapter once there is a node.
    final class Door: Sendable {
        private let state = Mutex<(side: CXoneSide?, port: PlatformPort?)>((nil, nil))

        func open(_ side: CXoneSide) { state.withLock { $0.side = side } }
        func open(_ port: PlatformPort) { state.withLock { $0.port = port } }

        var port: PlatformPort? { state.withLock { $0.port } }

        func answer(_ request: StandInRequest) async -> SimulatedAnswer? {
            let (side, port) = state.withLock { $0 }
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
    ///   - proof: How events prove themselves; nil for no events.
    ///   - messages: What brings the agents' messages.
    ///   - change: Changes the stand-in's configuration.
    init(
        events proof: SimulatedCXone.Events.Proof? = .header,
        messages: CXoneSide.Configuration.MessageSource = .channel,
        _ change: (inout SimulatedCXone.Configuration) -> Void = { _ in }
    ) async throws {
        let (door, ids) = (Door(), SystemIDs())
        self.door = door
        gateway = try await SimulatedServer.listen(port: 0) { await door.answer($0) }
        middleware = "http://127.0.0.1:\(gateway.port)/beckon/1/agent-sides/cxone"
        client = ("channel", ids.hexadecimal(digits: 32))
        var configuration = SimulatedCXone.Configuration(
            accessKeySecret: ids.hexadecimal(digits: 32), client: client)
        configuration.middleware = middleware
        configuration.webhookPause = .milliseconds(20)
        let secret = ids.hexadecimal(digits: 32)
        configuration.events = proof.map { [middleware] in
            SimulatedCXone.Events(url: "\(middleware)/events", proof: $0, header: "x-proof", secret: secret)
        }
        change(&configuration)
        cloud = try await SimulatedCXone.listen(configuration)
        var settings = CXoneSide.Configuration(
            accessKey: .init(id: configuration.accessKeyID, secret: configuration.accessKeySecret),
            channel: configuration.channel, box: [.init(id: client.id, secret: client.secret)])
        settings.endpoint = cloud.endpoint
        settings.brand = "1092"
        settings.application = configuration.application.map { .init(id: $0.id, secret: $0.secret) }
        settings.customFields = ["*": "*"]
        settings.callbacks = .init(skill: configuration.skill)
        settings.endGrace = .zero
        settings.publicAddress = "http://127.0.0.1:\(gateway.port)"
        settings.messages = messages
        switch proof {
        case .header: settings.events = .header(name: "x-proof", secrets: [secret])
        case .signature: settings.events = .signature(header: "x-proof", secrets: [secret])
        case nil: break
        }
        side = CXoneSide(
            settings, transport: transport, link: { file, _ in "https://files.example.com/\(file.text)" }, time: time,
            ids: ids, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        door.open(side)
    }

    /// Over which node the adapter acts from now on.
    func plug(into node: Node) {
        door.open(PlatformPort(agents: node.port(of: .cxone), time: SystemTime()))
    }

    var port: PlatformPort? { door.port }

    func close() async {
        await cloud.close()
        await gateway.close()
    }

    // MARK: - Customers

    /// Runs a node over a store while `body` runs.
    func running(_ store: MemoryStore, _ body: (Node) async throws -> Void) async throws {
        var chat = ServiceOptions(name: "chat", kind: .chat)
        chat.agentSide = .cxone
        var calls = ServiceOptions(name: "callback", kind: .callback)
        calls.callDirection = .userTerminated
        calls.dialling.telephony = BridgeSourceName("cxone")
        var configuration = NodeConfiguration()
        configuration.services = [chat, calls]
        let ground = NodeGround(
            store: store, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(
            NodeCore(configuration, on: ground, telephony: [side.telephony].compactMap { $0 }), agentSides: [side])
        plug(into: node)
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
    func act(_ word: String, in contact: String, _ body: JSONValue) async -> Bool {
        let url = "\(cloud.endpoint)/_agent/conversations/\(contact)/\(word)"
        guard let reply = try? await transport.send(PlatformCall("POST", url, json: body)) else { return false }
        return reply.isSuccess
    }

    /// Waits until the call with an agent's line was answered.
    ///
    /// - Returns: Whether the customer gets the line.
    func settled(_ line: String, in contact: String) async -> Bool {
        for _ in 0..<200 {
            let version = cloud.desk.version
            let found = cloud.desk.conversation(contact)?.lines.last { $0.id == line }
            if let state = found?.state, state != "queued" { return state != "failed" }
            _ = try? await transport.send(
                PlatformCall("GET", "\(cloud.endpoint)/_agent/changes?since=\(version)", timeout: .seconds(25)))
        }
        return false
    }

    /// How many events of a type about a chat were taken by the gateway.
    func told(_ type: String, _ chat: ChatID) -> Int {
        cloud.desk.record.entries(after: 0, limit: .max).count {
            $0.kind == "event" && $0.text == type && $0.conversation == chat.text && $0.outcome == .accepted
        }
    }

    /// Waits until something is so; it is looked at a bounded number of times.
    func wait(until isSo: () async throws -> Bool) async rethrows -> Bool {
        for _ in 0..<5_000 {
            if try await isSo() { return true }
            await Task.yield()
            try? await Task.sleep(for: .milliseconds(2))
        }
        return false
    }

    /// Sends a call of the second version of a kind that the stand-in's agents have no button for.
    func outbound(_ body: JSONValue) async throws -> Int {
        let token = try await transport.send(
            PlatformCall(
                "POST", "\(middleware)/1.0/token",
                json: ["client_id": .string(client.id), "client_secret": .string(client.secret)]))
        let bearer = try #require(token.json["access_token"]?.string)
        return try await transport.send(
            PlatformCall(
                "POST", "\(middleware)/2.0/channel/any/outbound", json: body,
                headers: ["authorization": "Bearer \(bearer)"])
        ).status
    }
}
