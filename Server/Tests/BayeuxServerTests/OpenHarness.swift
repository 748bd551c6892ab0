import Bayeux
import BayeuxServer
import BeckonJSON
import BeckonTime
import Synchronization
import TestTime
import Testing

/// A hub with open channels and a clock that the test moves.
final class OpenHarness: Sendable {
    let hub: BayeuxHub
    private let clock: Atomic<Int64>

    init(
        _ configuration: BayeuxConfiguration = BayeuxConfiguration(connectionTypes: [.webSocket, .longPolling]),
        settings: SessionSettings = SessionSettings(),
        lazyChannels: [(pattern: ChannelPattern, delay: Milliseconds)] = []
    ) {
        let random = Mutex(SplitMix(seed: 7))
        clock = Atomic(1_000_000)
        hub = BayeuxHub(
            configuration: configuration,
            application: OpenChannels(settings: settings, lazyChannels: lazyChannels), now: 1_000_000,
            wall: { 1_700_000_000_000 },
            random: { random.withLock { $0.next() } })
    }

    var now: Uptime { Uptime(milliseconds: clock.load(ordering: .relaxed)) }

    /// Lets time pass.
    func pass(_ time: Milliseconds) {
        clock.wrappingAdd(time.count, ordering: .relaxed)
        hub.tick(now: now)
    }

    /// Sends a body.
    @discardableResult
    func send(_ body: String, as client: OpenClient, to exchange: FakeExchange = FakeExchange()) -> FakeExchange {
        let request = BayeuxRequest(body: Array(body.utf8), browserID: client.browserID, socket: client.socket)
        hub.receive(request, now: now, exchange: exchange)
        return exchange
    }

    /// Sends a body that is answered at once.
    func ask(_ body: String, as client: OpenClient) throws -> [JSONObject] {
        try #require(send(body, as: client).response).messages()
    }

    /// A client after its handshake.
    func shakeHands(ext: String = "{}", browserID: String? = nil, socket: OpenSocket? = nil) throws -> OpenClient {
        var client = OpenClient(browserID: browserID, socket: socket)
        let exchange = send(
            #"[{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling","websocket"],"ext":\#(ext)}]"#,
            as: client)
        let response = try #require(exchange.response)
        client.id = try #require(try response.messages().first?.text("clientId"))
        client.browserID = response.newBrowserID ?? browserID
        return client
    }

    /// A client that has shaken hands, subscribed and connected once.
    func join(_ channels: String..., ext: String = "{}", socket: OpenSocket? = nil) throws -> OpenClient {
        let client = try shakeHands(ext: ext, browserID: socket == nil ? nil : "browser", socket: socket)
        for channel in channels { try #require(try subscribe(client, to: channel).isSuccessful) }
        try #require(connect(client).response != nil)
        return client
    }

    func subscribe(_ client: OpenClient, to channel: String) throws -> JSONObject {
        let body = #"[{"channel":"/meta/subscribe","clientId":"\#(client.id)","subscription":"\#(channel)"}]"#
        return try #require(try ask(body, as: client).last)
    }

    /// Sends a connect.
    @discardableResult
    func connect(_ client: OpenClient, ext: String = "{}", to exchange: FakeExchange = FakeExchange()) -> FakeExchange {
        let body =
            #"[{"channel":"/meta/connect","clientId":"\#(client.id)","connectionType":"long-polling","ext":\#(ext)}]"#
        return send(body, as: client, to: exchange)
    }

    /// Publishes a value and returns the answer.
    @discardableResult
    func publish(_ data: String, on channel: String, as client: OpenClient) throws -> [JSONObject] {
        try ask(#"[{"channel":"\#(channel)","clientId":"\#(client.id)","id":"9","data":\#(data)}]"#, as: client)
    }
}

/// What a client sends along.
struct OpenClient: Sendable {
    var id = ""
    var browserID: String?
    var socket: OpenSocket?
}

extension [JSONObject] {
    /// What the events among messages carry, in order.
    var events: [String] {
        filter { $0["successful"] == nil }.map { event in
            var writer = JSONWriter()
            writer.value(event["data"] ?? .null)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }
}

/// A WebSocket whose far end the test holds in its hand.
final class FakeSocket: BayeuxSocket {
    private struct State {
        var sent: [[UInt8]] = []
        var pending: [@Sendable (WriteEnd) -> Void] = []
        var isClosed = false
        var untakenBytes = 0
        var writes = 0
    }

    private let isByHand: Bool
    /// How a write ends that is not ended by hand.
    private let end: WriteEnd
    private let state = Mutex(State())

    init(byHand isByHand: Bool = false, end: WriteEnd = .whole) {
        self.isByHand = isByHand
        self.end = end
    }

    /// How many writes were begun.
    var writes: Int { state.withLock { $0.writes } }

    func send(_ messages: [UInt8], ended: @escaping @Sendable (WriteEnd) -> Void) {
        state.withLock { state in
            state.sent.append(messages)
            state.writes += 1
            if isByHand { state.pending.append(ended) }
        }
        if !isByHand { ended(end) }
    }

    func close() { state.withLock { $0.isClosed = true } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// How many of its bytes are stuck.
    var untakenBytes: Int {
        get { state.withLock { $0.untakenBytes } }
        set { state.withLock { $0.untakenBytes = newValue } }
    }

    /// Ends all writes that are under way.
    func finishWrites(_ end: WriteEnd) {
        let pending = state.withLock { state in
            defer { state.pending = [] }
            return state.pending
        }
        for ended in pending { ended(end) }
    }

    /// Takes the events that were sent since.
    func takeEvents() throws -> [String] {
        let sent = state.withLock { state in
            defer { state.sent = [] }
            return state.sent
        }
        return try sent.flatMap { try BayeuxResponse(body: $0).messages().events }
    }
}
