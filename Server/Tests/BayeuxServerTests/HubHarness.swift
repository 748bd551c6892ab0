import BayeuxServer
import BeckonJSON
import BeckonTime
import Synchronization
import TestTime
import Testing

/// A hub with its application and a clock that the test moves.
final class HubHarness: Sendable {
    let hub: BayeuxHub
    let application = FakeApplication()
    private let clock: Atomic<Int64>

    init(_ configuration: BayeuxConfiguration = BayeuxConfiguration(), now: Uptime = 1_000_000) {
        let random = Mutex(SplitMix(seed: 42))
        hub = BayeuxHub(configuration: configuration, application: application, now: now) {
            random.withLock { $0.next() }
        }
        clock = Atomic(now.milliseconds)
    }

    /// Runs a test with a hub whose ``BayeuxHub/run()`` runs.
    static func run(
        _ configuration: BayeuxConfiguration = BayeuxConfiguration(),
        _ body: @Sendable (HubHarness) async throws -> Void
    ) async throws {
        let harness = HubHarness(configuration)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await harness.hub.run() }
            defer { group.cancelAll() }
            try await body(harness)
        }
    }

    var now: Uptime { Uptime(milliseconds: clock.load(ordering: .relaxed)) }

    /// Lets time pass.
    func pass(_ time: Milliseconds) {
        passUnseen(time)
        hub.tick(now: now)
    }

    /// Lets time pass that only the next request or tick sees.
    func passUnseen(_ time: Milliseconds) { clock.wrappingAdd(time.count, ordering: .relaxed) }

    /// Sends a body.
    @discardableResult
    func send(
        _ body: String, as client: Client = Client(), to exchange: FakeExchange = FakeExchange()
    ) -> FakeExchange {
        let request = BayeuxRequest(
            body: Array(body.utf8), browserID: client.browserID, user: client.user, peer: "192.0.2.1")
        hub.receive(request, now: now, exchange: exchange)
        return exchange
    }

    /// Sends a body and waits for the answer.
    func ask(_ body: String, as client: Client = Client()) async throws -> [JSONObject] {
        try await send(body, as: client).awaitResponse().messages()
    }

    /// Sends a connect.
    func connect(
        _ client: Client, timeout: String? = nil, to exchange: FakeExchange = FakeExchange()
    ) -> FakeExchange {
        let advice = timeout.map { #","advice":{"timeout":\#($0)}"# } ?? ""
        let body =
            #"[{"channel":"/meta/connect","clientId":"\#(client.id)","connectionType":"long-polling"\#(advice)}]"#
        return send(body, as: client, to: exchange)
    }

    /// A client after its handshake.
    func shakeHands(user: String? = "user") throws -> Client {
        let exchange = send(
            #"[{"channel":"/meta/handshake","version":"1.0","supportedConnectionTypes":["long-polling"]}]"#,
            as: Client(user: user))
        let response = try #require(exchange.response)
        let reply = try #require(try response.messages().first)
        return Client(id: try #require(reply.text("clientId")), browserID: response.newBrowserID, user: user)
    }

    /// A client that has shaken hands, subscribed and connected.
    func join(user: String? = "user", sources: [SourceAttachment] = []) async throws -> Client {
        application.with { $0.sources = sources }
        let client = try shakeHands(user: user)
        let replies = try await ask(
            #"[{"channel":"/meta/subscribe","clientId":"\#(client.id)","subscription":"/_genesys"}]"#, as: client)
        try #require(replies.first?.isSuccessful == true)
        let first = connect(client)
        _ = await first.awaitResponse()
        return client
    }
}

/// What a client sends along.
struct Client: Sendable {
    var id = ""
    var browserID: String?
    var user: String?
}
