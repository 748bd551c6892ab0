import BayeuxServer
import Beckon
import BeckonJSON
import CoreMetrics
import Logging
import Synchronization
import TestTime

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// A whole node without sockets, on a clock that the test moves: core, hub and dispatcher over a store.
final class SimulatedNode: Sendable {
    /// A push service that takes everything and remembers it.
    final class Recorder: PushProvider {
        let kind: PushProviderKind
        private let taken = Mutex<[PushRequest]>([])

        init(_ kind: PushProviderKind) { self.kind = kind }

        var pushes: [PushRequest] { taken.withLock { $0 } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            taken.withLock { $0 += pushes }
            report(pushes.indices.map { PushAnswer($0, .delivered) })
        }
    }

    private final class Exchange: BayeuxExchange {
        let place = ExchangePlace()
        private let continuation: Mutex<CheckedContinuation<BayeuxResponse, Never>?>

        init(_ continuation: CheckedContinuation<BayeuxResponse, Never>?) {
            self.continuation = Mutex(continuation)
        }

        func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
            ended(.whole)
            continuation.withLock { $0.take() }?.resume(returning: response)
        }
    }

    static let user = "5f1d3a0e9c"

    let store: any Store
    let time: ManualTime
    let recorder = Recorder(.httpcb)
    /// The push services besides, one for each kind.
    let recorders: [PushProviderKind: Recorder] = [
        .apns: Recorder(.apns), .fcm: Recorder(.fcm), .customhttp: Recorder(.customhttp),
    ]
    let core: Node
    let credentials: CurrentAccess
    let access: GMSAccessGuard
    let chat: GMSChat

    init(
        store: any Store = MemoryStore(), time: ManualTime = ManualTime(), carrier: (any WakeCarrier)? = nil,
        presenceCapacity: Int = 100, metrics: any MetricsFactory = NOOPMetricsHandler.instance,
        _ change: (inout Settings) -> Void = { _ in }
    ) {
        self.store = store
        self.time = time
        var settings = Settings()
        settings.services = [ServiceOptions(name: "request-chat", kind: .chat)]
        change(&settings)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        var configuration = settings.nodeConfiguration
        configuration.presenceCapacity = presenceCapacity
        credentials = CurrentAccess(settings.access)
        let first = NodeCore(
            configuration,
            on: NodeGround(
                store: store, carrier: carrier, time: time, ids: SystemIDs(), logger: logger, metrics: metrics),
            chatV2: GMSSurface.cometSpelling("secret"))
        access = GMSAccessGuard(
            access: credentials, store: store, chats: first.chats.registry, time: time, salt: 1)
        core = Node(
            first, providers: [recorder] + recorders.values,
            chatV2: GMSSurface.comet(first, secret: "secret", access: access))
        chat = GMSChat(
            chats: core.chats, presence: core.presence, callbacks: core.callbacks, time: time,
            keys: ChatV2Keys(secret: "secret"))
    }

    /// Runs the node's loops around a test.
    func run(_ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.core.queue.run() }
            group.addTask { await self.core.hub.run() }
            try await body()
            group.cancelAll()
        }
    }

    /// Sends Bayeux messages and waits for the answer.
    func comet(_ messages: JSONValue, user: String? = user) async throws -> [JSONValue] {
        try await comet(messages, user: user, cookie: nil).messages
    }

    /// The same, with the cookie `BAYEUX_BROWSER`; also returns the cookie that the answer sets.
    func comet(
        _ messages: JSONValue, user: String?, cookie: String?, peer: String = ""
    ) async throws -> (messages: [JSONValue], cookie: String?) {
        let request = BayeuxRequest(body: messages.encoded(), browserID: cookie, user: user, peer: peer)
        let response = await withCheckedContinuation { continuation in
            core.hub.receive(request, now: time.uptime, exchange: Exchange(continuation))
        }
        return (try JSONValue(parsing: response.body).array ?? [], response.newBrowserID)
    }

    /// Sends Bayeux messages and does not wait for the answer.
    func post(_ messages: JSONValue, cookie: String?) {
        let request = BayeuxRequest(body: messages.encoded(), browserID: cookie, user: nil)
        core.hub.receive(request, now: time.uptime, exchange: Exchange(nil))
    }

    /// Shakes hands, subscribes and connects; gives the client's id and what the connect brought.
    func arrive(
        ext: JSONValue = [:], user: String? = user
    ) async throws -> (clientID: String, events: [JSONValue]) {
        let handshake = try await comet(
            [
                [
                    "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
                    "ext": ext,
                ]
            ], user: user)
        let clientID = handshake.first?["clientId"]?.string ?? ""
        _ = try await comet(
            [
                ["channel": "/meta/subscribe", "clientId": .string(clientID), "subscription": "/_genesys"]
            ], user: user)
        return (clientID, try await connect(clientID, user: user))
    }

    /// The app starts again and names the client that it was.
    func shakeHandsAnew(_ clientID: String) async throws {
        _ = try await comet([
            [
                "channel": "/meta/handshake", "clientId": .string(clientID), "version": "1.0",
                "supportedConnectionTypes": ["long-polling"],
            ]
        ])
    }

    /// One connect that is answered at once.
    func connect(
        _ clientID: String, ext: JSONValue = [:], user: String? = user
    ) async throws -> [JSONValue] {
        try await comet(
            [
                [
                    "channel": "/meta/connect", "clientId": .string(clientID), "connectionType": "long-polling",
                    "advice": ["timeout": 0], "ext": ext,
                ]
            ], user: user)
    }

    /// The process stands still, and goes on as if nothing had been.
    func standStill(seconds: Int64) {
        time.advance(by: .seconds(seconds))
        core.hub.tick(now: time.uptime)
    }

    /// A call of the REST side.
    func call(_ parameters: [String: String] = [:], user: String? = user) -> Call {
        Call(
            parameters: RequestParameters(parameters), user: user, key: nil,
            baseURL: "https://gms.example.com/genesys")
    }

    /// Starts a chat over CometD with a device.
    func startChat(user: String? = user) async throws -> (service: ServiceID, id: ChatID) {
        let created = try JSONValue(parsing: try await chat.createService("request-chat", call(user: user)))
        let service = ServiceID(created["_id"]?.string ?? "")
        let answer = try await chat.create(
            service,
            call(
                [
                    "notify_by": "comet", "userDisplayName": "Stan", "push_notification_deviceid": "http://app.example",
                    "push_notification_type": "httpcb",
                ], user: user))
        return (service, ChatID(try JSONValue(parsing: answer.body)["chatSessionId"]?.string ?? ""))
    }

    /// An agent says something.
    func agentSays(_ text: String, in chat: ChatID) async throws {
        let party = AgentParty(nickname: "agentName", kind: .agent, account: "agent")
        _ = try await core.chats.receive(
            AgentEvent(chat: chat, party: party, action: .message(text: text, key: nil)))
    }

    /// The agent ends a chat at the desk.
    func agentEnds(_ chat: ChatID) async throws {
        let party = AgentParty(nickname: "agentName", kind: .agent, account: "agent")
        _ = try await core.chats.receive(AgentEvent(chat: chat, party: party, action: .ended))
    }

    /// The app goes to the background and says how far it has come.
    func sayGoodbye(_ clientID: String, position: Int, user: String? = user) async throws -> [JSONValue] {
        try await comet(
            [
                [
                    "channel": "/meta/disconnect", "clientId": .string(clientID),
                    "ext": ["transcriptPosition": .string(String(position))],
                ]
            ], user: user)
    }

    /// Lets time pass with everything that hangs on it.
    func pass(seconds: Int) async throws {
        for _ in 0..<seconds {
            for _ in 0..<10 {
                time.advance(by: Milliseconds(100))
                core.hub.tick(now: time.uptime)
            }
            await core.timers.turn(1)
            try await core.dispatcher.runOnce()
        }
    }

    /// Lets time pass with a client that polls: whatever looks at arrivals has found it there.
    func poll(_ clientID: String, seconds: Int) async throws {
        for _ in 0..<seconds {
            _ = try await connect(clientID)
            try await pass(seconds: 1)
        }
    }

    /// Waits for what another task of the node is about to do.
    func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
        for _ in 0..<100_000 {
            if try await condition() { return true }
            await Task.yield()
        }
        return false
    }

    func head(_ chat: ChatID) async throws -> ChatHead? { try await store.chat(chat) }
}
