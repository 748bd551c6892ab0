public import BeckonTransport
import ICWSCommon
public import ICWSConnection
// The namespace `ICWS`, in which every contract stands, comes along with an import of this library.
@_exported public import ICWSCore
import ICWSLicenses
import ICWSMessaging

/// A session with a PureConnect server that is set up again when it is lost.
///
/// ``connect(passes:)`` sets it up. ``run()``, called in a task, reads messages and sets the session up again after a loss,
/// if necessary at another host, with its licences, station and subscriptions. A process can have any number of sessions.
public actor ICWSSession {
    /// The settings of the session.
    public nonisolated let configuration: SessionConfiguration
    let caller: ServerCaller
    let transport: any StreamingTransport
    let inputs: SessionInputs
    private let settings: @Sendable () async throws -> ICWS.Connection.BaseAuthConnectionRequestSettings

    private(set) var plan: HostPlan
    private(set) var key: SessionKey?
    private(set) var cookies = SessionCookies()
    private(set) var host = ""
    private(set) var sessions = 0
    private(set) var end: SessionEnd?
    private(set) var isConnecting = false
    var book = SubscriptionBook()
    var completions = AsyncCompletions()
    var observers = ObserverList()
    var signals = Signals()
    var reading = ReadingPlan()
    /// The subscriptions whose PUT has to be repeated, since messages of them may be missing until then.
    var owedSubscriptions = OwedSubscriptions()
    /// When a message that nobody could read last made the session repeat its subscriptions.
    var renewedAt: Duration?
    /// The shortest time between two such repetitions.
    static let renewalInterval: Duration = .seconds(30)
    private var state: ConnectedSession?
    var relapses: RelapseGuard

    /// Makes a session that is not connected.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the session.
    ///   - transport: Sends requests and opens streams; one may serve several sessions.
    ///   - builder: Makes the HTTP requests of calls.
    ///   - dispatcher: Sends them; nil for the transport, which also opens all streams.
    ///   - inputs: The clock and the random numbers.
    ///   - settings: Returns the sign-in settings; called for each attempt, since a single-sign-on token is valid once.
    public init(
        _ configuration: SessionConfiguration, transport: any StreamingTransport = URLSessionStreaming(),
        builder: any RequestBuilder = StandardRequestBuilder(), dispatcher: (any RequestDispatcher)? = nil,
        inputs: SessionInputs = SessionInputs(),
        settings: @escaping @Sendable () async throws -> ICWS.Connection.BaseAuthConnectionRequestSettings
    ) {
        self.configuration = configuration
        self.transport = transport
        self.inputs = inputs
        self.settings = settings
        caller = ServerCaller(builder: builder, dispatcher: dispatcher ?? TransportDispatcher(transport))
        plan = HostPlan(hosts: configuration.hosts, policy: configuration.reconnect)
        relapses = RelapseGuard(policy: configuration.reconnect)
    }

    /// The server session; nil while there is none.
    public var current: ConnectedSession? { key == nil ? nil : state }

    /// Why the last host did not answer, for example because it is not trusted; nil if it answered.
    public private(set) var lastFailure: TransportError?

    /// What the last host said instead of beginning a session, for example because it is no server of ICWS; nil if it said nothing.
    public private(set) var lastRefusal: Refusal?

    /// The known hosts, in the order in which they are tried.
    public var hosts: [String] { plan.hosts }

    /// The paths of the session's subscriptions, relative to the session, with their tokens percent-encoded.
    public var subscriptionPaths: [String] { book.paths }

    /// Whether a call was made in the server session that is up now.
    func isCurrent(_ target: CallTarget) -> Bool { key != nil && key?.sessionID == target.key?.sessionID }

    /// Keeps the cookies of an answer of the session's host.
    func noteCookies(_ headers: TransportHeaders, _ target: CallTarget) {
        guard isCurrent(target) else { return }
        cookies.take(headers, at: inputs.date())
    }

    /// Returns the host and key for calls of this session.
    func target() throws -> CallTarget {
        guard var key else { throw SessionError.notConnected }
        key.cookie = cookies.header(at: inputs.date())
        return CallTarget(address: configuration.address, host: host, key: key)
    }

    // MARK: Connecting

    /// Sets the session up; tries the hosts as ``ReconnectPolicy`` says.
    ///
    /// Does nothing if the session is up. If another task is connecting, waits for its outcome. Cancelling the task ends the
    /// call; a session that the server has begun by then ends by its own time limit.
    ///
    /// - Parameter passes: The most passes over the hosts; nil for the configured number.
    /// - Returns: The outcome.
    /// - Throws: `CancellationError` if the task is cancelled, ``SessionError`` if the session has ended for good, the
    ///   error of the settings, and ``CallError``.
    public func connect(passes: Int? = nil) async throws -> ConnectOutcome {
        while isConnecting {
            let ticket = signals.add()
            await ticket.signal.wait()
            signals.remove(ticket)
            try Task.checkCancellation()
        }
        if let current { return .connected(current) }
        isConnecting = true
        defer {
            isConnecting = false
            signals.giveAll()
        }
        plan.begin(passes: passes)
        return try await tryHosts()
    }

    private func tryHosts() async throws -> ConnectOutcome {
        var pass = Pass()
        while true {
            guard end == nil else { throw SessionError.sessionLost }
            switch plan.next(random: inputs.random(), at: inputs.time.now()) {
            case .giveUp:
                plan.restart()
                guard !pass.hasNoAddress else { throw CallError.badAddress }
                return pass.stranger.map { .refused($0) } ?? .noHost
            case .wait(let time):
                guard !pass.hasNoAddress else { throw CallError.badAddress }
                pass = Pass()
                try await rest(time)
            case .attempt(let host):
                pass.attempts += 1
                guard let answer = try await attempt(host, &pass) else { continue }
                if end != nil { await abandon(answer, host) }
                if let adopted = adopt(answer, host) { return .connected(await equip(adopted)) }
                guard let refusal = answer.refusal else { continue }
                lastRefusal = refusal
                if refusal.isFinal {
                    plan.restart()
                    return .refused(refusal)
                }
                plan.learn(usable(refusal.alternateHosts))
                if let wait = refusal.retryAfter { plan.hold(host, for: wait, at: inputs.time.now()) }
                pass.note(refusal)
            }
        }
    }

    /// What a pass over the hosts has found out.
    private struct Pass {
        var attempts = 0
        /// How many hosts have names of which no address can be made.
        var withoutAddress = 0
        /// What the last one said that is no server of ICWS: a proxy, a page, a server that starts.
        var stranger: Refusal?

        var hasNoAddress: Bool { attempts > 0 && withoutAddress == attempts }

        mutating func note(_ refusal: Refusal) {
            if refusal.status < 500 { stranger = refusal }
        }
    }

    /// The hosts of which the session's address can be made; a server may name others.
    private func usable(_ hosts: [String]) -> [String] {
        hosts.filter { !$0.isEmpty && configuration.address.url(host: $0, path: "/icws") != nil }
    }

    private typealias Create = ICWS.Connection.Resources.Connection.CreateConnection

    /// Tries one host; returns nil if it did not answer.
    private func attempt(_ host: String, _ pass: inout Pass) async throws -> Answer<Create.Success>? {
        let request = Create(
            acceptLanguage: configuration.language, baseAuthConnectionRequestSettings: try await settings(),
            include: configuration.include)
        do {
            let target = CallTarget(address: configuration.address, host: host)
            (lastFailure, lastRefusal) = (nil, nil)
            return try await caller.call(request, to: target, timeout: configuration.timeout)
        } catch let error as TransportError {
            if error.code == .cancelled { throw CancellationError() }
            lastFailure = error
            return nil
        } catch CallError.badAddress {
            pass.withoutAddress += 1
            lastFailure = TransportError(code: .invalidRequest, message: "No address can be made of the host's name.")
            return nil
        }
    }

    /// Takes over a session that the app has begun itself by the operation `CreateConnection`; ``run()`` then reads its messages.
    ///
    /// - Parameters:
    ///   - answer: The answer to the operation. `Answer(_:)` makes one of an answer that another HTTP client got.
    ///   - host: The host that gave it.
    /// - Returns: The session, with its licences and station.
    /// - Throws: ``SessionError``: `alreadyConnected` while another session is up or begins, `sessionLost` after the end,
    ///   `notConnected` when the answer begins none.
    public func takeOver(
        _ answer: Answer<ICWS.Connection.Resources.Connection.CreateConnection.Success>, at host: String
    ) async throws -> ConnectedSession {
        guard key == nil, !isConnecting else { throw SessionError.alreadyConnected }
        guard end == nil else { throw SessionError.sessionLost }
        guard let adopted = adopt(answer, host) else { throw SessionError.notConnected }
        isConnecting = true
        defer {
            isConnecting = false
            signals.giveAll()
        }
        return await equip(adopted)
    }

    /// Returns the key that all calls of a new server session carry; nil if the server began none.
    private func key(of answer: Answer<Create.Success>) -> SessionKey? {
        let response: ICWS.Connection.ConnectionResponse? = answer.value()
        guard answer.isSuccess, let sessionID = response?.sessionId ?? answer.headers["ININ-ICWS-Session-ID"],
            let token = response?.csrfToken ?? answer.headers["ININ-ICWS-CSRF-Token"]
        else { return nil }
        var cookies = SessionCookies()
        cookies.take(answer.headers, at: inputs.date())
        return SessionKey(sessionID: sessionID, csrfToken: token, cookie: cookies.header(at: inputs.date()))
    }

    /// Logs off a server session that began after this session had ended.
    private func abandon(_ answer: Answer<Create.Success>, _ host: String) async {
        guard let key = key(of: answer) else { return }
        let target = CallTarget(address: configuration.address, host: host, key: key)
        let logOff = ICWS.Connection.Resources.ConnectionResource.DeleteConnection()
        _ = try? await caller.call(logOff, to: target, timeout: configuration.timeout)
    }

    /// Takes over a new server session; returns nil if the answer has none.
    private func adopt(_ answer: Answer<Create.Success>, _ host: String) -> ConnectedSession? {
        guard end == nil, let key = key(of: answer) else { return nil }
        let response: ICWS.Connection.ConnectionResponse? = answer.value()
        self.key = key
        cookies = SessionCookies()
        cookies.take(answer.headers, at: inputs.date())
        self.host = host
        plan.succeeded(with: host, alternates: usable(response?.alternateHostList ?? []))
        let features = (response?.features ?? []).map { ($0.featureId, $0.version) }
        let connected = ConnectedSession(
            sessionID: key.sessionID, host: host, response: response,
            http: TransportResponse(status: answer.status, headers: answer.headers, body: answer.bytes),
            features: Dictionary(features, uniquingKeysWith: { _, last in last }))
        state = connected
        reading = ReadingPlan(
            streams: configuration.allowsStreaming && connected.supports("messaging", 2),
            pollInterval: configuration.pollInterval)
        sessions += 1
        relapses.began(at: inputs.time.now())
        owedSubscriptions = OwedSubscriptions()
        oweSubscriptions()
        observers.tell(.connected(sessionID: key.sessionID))
        if sessions > 1 { observers.tell(.gap(.newSession)) }
        return connected
    }

    /// Acquires the configured licences and the station.
    private func equip(_ connected: ConnectedSession) async -> ConnectedSession {
        var connected = connected
        if !configuration.licenses.isEmpty {
            let request = ICWS.Licenses.Resources.Licenses.AcquireLicenses(
                licenses: ICWS.Licenses.Licenses(licenseList: configuration.licenses))
            let results = try? await send(request).value()?.licenseOperationResultList
            connected.licenses = configuration.licenses.map { name in
                let result = results?.first { $0.licenseName == name }
                return LicenseResult(
                    name: name, isAvailable: result?.isAvailable ?? false, details: result?.errorDetails ?? "")
            }
        }
        if let station = configuration.station {
            let request = ICWS.Connection.Resources.Station.ChangeStationConnection(stationSettings: station)
            connected.stationRefusal = try? await send(request).refusal
        }
        if state?.sessionID == connected.sessionID { state = connected }
        return connected
    }

    /// Logs off and ends the session for good; ``run()`` returns.
    ///
    /// It takes no longer than the time-out of a call. The session ends even if the server does not answer.
    public func logOff() async {
        if key != nil { _ = try? await send(ICWS.Connection.Resources.ConnectionResource.DeleteConnection()) }
        finish(.loggedOff)
    }

    /// Ends the session for good.
    func finish(_ reason: SessionEnd) {
        guard end == nil else { return }
        end = reason
        key = nil
        completions.reset()
        observers.tell(.ended(reason))
        observers.finish()
        signals.giveAll()
    }

    /// Notes that the server session is lost; `run()` sets up another one.
    ///
    /// - Parameters:
    ///   - reason: Why.
    ///   - refusal: What the server said, which may name other hosts and ask to be left alone; nil for nothing.
    func lose(_ reason: SessionEvent.Loss, _ refusal: Refusal? = nil) {
        guard key != nil, end == nil else { return }
        key = nil
        relapses.lost(at: inputs.time.now())
        plan.learn(usable(refusal?.alternateHosts ?? []))
        if let wait = refusal?.retryAfter { plan.hold(host, for: wait, at: inputs.time.now()) }
        completions.reset()
        observers.tell(.lost(reason))
        oweSubscriptions()
    }
}
