import Beckon
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Logging
import Synchronization
import TestLog
import TestTime

@testable import BeckonPureConnect

/// The adapter and its servers, without sockets: requests go to the stand-ins as values.
final class PureConnectWorld: Sendable {
    /// What happens to a request.
    enum Fault: Hashable, Sendable {
        /// The server is not reached.
        case unreached
        /// The server takes the request, and its answer is lost.
        case answerLost
        /// The server takes the request, and its answer is too long to be read.
        case answerTooLong
        /// The server answers with this status alone.
        case status(Int)
    }

    /// Passes requests to the server that they name.
    final class Wire: PlatformTransport {
        let servers = Mutex<[String: SimulatedPureConnect]>([:])
        /// The faults of the next requests with these words in their path, in order.
        let faults = Mutex<[(path: String, fault: Fault)]>([])
        let away = Mutex<Set<String>>([])
        /// Answers in a server's place; nil from it means the server's own answer.
        let script = Mutex<(@Sendable (PlatformCall) -> PlatformReply?)?>(nil)

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            guard let address = servers.withLock({ $0.keys.first { call.url.hasPrefix($0) } }),
                let server = servers.withLock({ $0[address] }), !away.withLock({ $0.contains(address) })
            else { throw PlatformFailure(.notReached) }
            if let reply = script.withLock({ $0 })?(call) { return reply }
            let fault = faults.withLock { faults -> Fault? in
                guard let index = faults.firstIndex(where: { call.url.contains($0.path) }) else { return nil }
                return faults.remove(at: index).fault
            }
            if fault == .unreached { throw PlatformFailure(.notReached) }
            if case .status(let status) = fault { return PlatformReply(status: status) }
            let path = call.url.dropFirst(address.count).split(separator: "/").map(String.init)
            let headers = Dictionary(
                call.headers.fields.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
            let bare = path.last.map { path.dropLast() + [String($0.prefix { $0 != "?" })] } ?? path
            let answer = await server.answerAny(
                StandInRequest(
                    method: call.method, path: Array(bare), query: [:], headers: headers, body: call.body ?? []))
            if fault == .answerLost { throw PlatformFailure(.noAnswer) }
            if fault == .answerTooLong { throw PlatformFailure(.tooLarge) }
            guard let answer else { throw PlatformFailure(.noAnswer) }
            return PlatformReply(
                status: answer.status,
                headers: PlatformHeaders(answer.headers.map { PlatformHeaders.Field($0.name, $0.value) }),
                body: answer.body)
        }
    }

    let wire = Wire()
    let server: SimulatedPureConnect
    let store = MemoryStore()
    let logs = LogLines()
    let time = ManualTime(now: Timestamp(milliseconds: 1_700_000_000_000))
    private let configuration: PureConnectSide.Configuration

    init(
        callbacksFor target: String = "Support", dialect: PureConnectSide.Configuration.Dialect = .icws,
        agent: PureConnectSide.Configuration.Agent? = nil, webhook: PureConnectSide.Configuration.Webhook? = nil,
        serverPushes: Bool = true
    ) async throws {
        var simulated = SimulatedPureConnect.Configuration()
        simulated.pushes = serverPushes
        server = try await SimulatedPureConnect.listen(simulated)
        let server = server
        wire.servers.withLock { $0["https://ic1:8019"] = server }
        var configuration = PureConnectSide.Configuration(
            servers: ["https://ic1:8019", "https://ic2:8019"], target: "Support")
        configuration.dialect = dialect
        configuration.agent = agent
        configuration.webhook = webhook
        configuration.callbacks = .init(target: target)
        self.configuration = configuration
    }

    /// A new adapter, as a node has after its start.
    func side() -> PureConnectSide {
        PureConnectSide(
            configuration, transport: wire, link: { file, _ in "https://files.example.com/\(file.text)" },
            ids: SystemIDs(), logger: logs.logger)
    }

    /// A node with an adapter that is new, over the same store.
    func running(_ body: (Node, PureConnectSide) async throws -> Void) async throws {
        let side = side()
        var options = ServiceOptions(name: "support", kind: .chat)
        options.agentSide = .pureConnect
        var configuration = NodeConfiguration()
        configuration.services = [options, Self.callbacks()]
        let ground = NodeGround(
            store: store, time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let node = Node(
            NodeCore(configuration, on: ground, telephony: [side.telephony].compactMap(\.self)), agentSides: [side])
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node, side)
            node.queue.close()
            try await group.waitForAll()
        }
        // The leases of a node that is gone end before the next one delivers.
        time.advance(by: .seconds(61))
    }

    private static func callbacks() -> ServiceOptions {
        var options = ServiceOptions(name: "callback", kind: .callback)
        options.media = .voice
        options.callDirection = .userTerminated
        options.agentSide = .pureConnect
        options.dialling.telephony = BridgeSourceName("pureconnect")
        return options
    }

    func chat(_ node: Node) async throws -> ChatID {
        let service = try await node.chats.createService(
            name: "support", user: "user", key: nil, userData: ["subject": "Order 66", "_ttl": "360000"])
        let request = NewChatRequest(
            nickname: "Ana", usesComet: true, user: "user", device: nil, message: nil, userData: [:])
        return try await node.chats.createChat(service: service.id, request).head.id
    }

    func say(_ text: String, in chat: ChatID, _ node: Node) async throws {
        _ = try await node.chats.perform(chat, .customerMessage(text: text, key: nil))
    }

    func deliver(_ node: Node, after seconds: Int64 = 0) async {
        if seconds > 0 { time.advance(by: .seconds(seconds)) }
        for dispatcher in node.agentDispatchers { await dispatcher.runOnce() }
    }

    /// Polls the chat so often.
    func poll(_ chat: ChatID, _ node: Node, _ side: PureConnectSide, times: Int = 2) async throws {
        let head = try await node.chats.head(chat)
        let stored = WebChatReference(head.side.ledger?.told.reference)
        guard let place = side.places.place(of: chat, stored: stored) else { return }
        var poll = side.watch.poll(of: chat, at: place)
        let port = PlatformPort(agents: node.port(of: .pureConnect), time: time)
        for _ in 0..<times { guard await poll.step(port) != nil else { return } }
    }

    /// What the server has of the customer's words, over all conversations.
    func heard() -> [String] {
        server.desk.conversations.flatMap(\.lines).filter { $0.side == .customer }.map(\.text)
    }

    func act(_ name: String, _ chat: ChatID, _ body: SimulatedJSON) async -> Bool {
        guard let conversation = server.desk.conversation(of: chat.text) else { return false }
        let answer = await server.answerAny(
            StandInRequest(
                method: "POST", path: ["_agent", "conversations", conversation.id, name], query: [:], headers: [:],
                body: body.bytes))
        return answer?.status == 200
    }

    func transcript(_ chat: ChatID) async throws -> [String] {
        try await store.events(chat, after: 0, limit: 500).map { "\($0.kind.rawValue) \($0.nickname): \($0.text)" }
    }
}
