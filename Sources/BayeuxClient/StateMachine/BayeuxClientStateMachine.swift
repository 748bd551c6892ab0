import Bayeux
public import BeckonTransport

/// The decisions of a Bayeux client, without a network and without a clock.
///
/// The driver calls ``next(at:)``, does the step, and reports with ``answered(_:_:at:)`` or ``failed(_:_:at:)``. One main
/// request (handshake, subscribe or connect) is under way at a time. Requests beside it (a late subscription, a
/// publication) are made by ``subscribe(_:)`` and ``publish(_:)`` and reported in the same way. Answers to requests that
/// the machine has given up change nothing.
struct BayeuxClientStateMachine: Sendable {
    /// The settings of the state machine.
    struct Settings: Sendable {
        var backOff = LinearBackoff()
        /// How much longer than the advised time-out to wait for an answer.
        var networkDelay: Duration = .seconds(10)
        /// How long to wait for the answer to a good-bye.
        var farewellTimeout: Duration = .seconds(5)
        /// The `ext` of each handshake.
        var handshakeExt: RawJSON?
        /// The connection types, the preferred first.
        var connectionTypes: [ConnectionType] = [.longPolling]
        /// Whether handshakes ask for the ack extension.
        var asksForAcknowledgement = false
    }

    /// A point in time, with a random number.
    struct Moment: Sendable {
        var now: Duration
        /// A random number from 0 up to 1.
        var jitter: Double = 0
    }

    /// What to do next.
    enum Step: Sendable {
        case send(ClientRequest)
        /// Call ``next(at:)`` again after this time, or earlier if the machine changes.
        case wait(Duration)
        /// Call ``next(at:)`` again when the machine changes.
        case park
        case finish(End)
    }

    /// How the client ended.
    enum End: Sendable, Equatable {
        case disconnected
        case refused(BayeuxError?, status: Int?)
    }

    enum Phase: Sendable {
        case handshakeDue
        case open(Session)
        case suspended
        case ended(End)
    }

    struct Session: Sendable {
        let clientID: String
        /// The connection type of its messages.
        var type: ConnectionType = .longPolling
        /// The state of the ack extension; nil if the server does not use it.
        var acknowledgement: Acknowledgement?
        /// The channels whose subscription the server has confirmed.
        var subscribed: Set<String> = []
        /// Whether the server has answered a connect since the last failure.
        var isUp = false
    }

    let settings: Settings
    var phase: Phase = .handshakeDue
    /// The connection types that the present network seems to block.
    var unusable: Set<ConnectionType> = []
    /// The channels to subscribe to, in order.
    var wanted: [String] = []
    var requests = RequestBook()
    var advice = KnownAdvice()
    /// The time before which no main request is sent.
    var dueAt: Duration = .zero
    /// Failures in a row.
    var failures = 0
    /// Why the last request failed.
    var lastFailure: Failure?
    /// Handshakes since the last successful connect; more than one means that the server drops sessions at once.
    var handshakesSinceConnect = 0
    /// The empty answers in a row to connects that the server should have held.
    var hastyAnswers = 0
    var lastAnswerAt: Duration = .zero

    init(settings: Settings = Settings()) {
        self.settings = settings
    }

    /// The client's state.
    var state: BayeuxClientState {
        switch phase {
        case .ended: .ended
        case .suspended: .suspended
        case .open(let session) where session.isUp: .connected(clientID: session.clientID)
        case .open, .handshakeDue: lastFailure.map { .waiting(reason: $0.transport) } ?? .connecting
        }
    }

    /// Whether the machine has a session, which the server may have dropped.
    var hasSession: Bool {
        if case .open = phase { true } else { false }
    }

    /// Whether the session's WebSocket is being opened or replaced; requests beside the poll must wait for it.
    var isBetweenSockets: Bool {
        if case .open(let session) = phase { session.type == .webSocket && !session.isUp } else { false }
    }

    // MARK: Next step

    /// Decides what to do next, and records it as begun.
    mutating func next(at moment: Moment) -> Step {
        switch phase {
        case .ended(let end): return .finish(end)
        case .suspended: return .park
        case .handshakeDue, .open:
            guard moment.now >= dueAt else { return .wait(dueAt - moment.now) }
        }
        if case .open(let session) = phase, !hasExpired(at: moment.now) {
            let missing = wanted.filter { !session.subscribed.contains($0) && !requests.isSubscribing(to: $0) }
            return .send(missing.isEmpty ? connect(session, at: moment) : subscribe(missing, session))
        }
        abandonSession()
        return .send(handshake())
    }

    /// Whether the server has dropped the session by now, according to its advice.
    private func hasExpired(at now: Duration) -> Bool {
        guard let maxInterval = advice.maxInterval, failures > 0 else { return false }
        return now - lastAnswerAt > advice.timeout + advice.interval + maxInterval
    }

    /// Forgets the session and its open requests.
    mutating func abandonSession() {
        phase = .handshakeDue
        requests.removeAll()
    }

    // MARK: Calls of the app

    /// Adds a channel; returns the request to send beside the main one if the session is up.
    mutating func subscribe(_ channel: String) -> ClientRequest? {
        if !wanted.contains(channel) { wanted.append(channel) }
        guard case .open(let session) = phase, session.isUp, !session.subscribed.contains(channel),
            !requests.isSubscribing(to: channel)
        else { return nil }
        return subscribe([channel], session)
    }

    /// Removes a channel; returns the request to send beside the main one if the server has confirmed the channel.
    mutating func unsubscribe(_ channel: String) -> ClientRequest? {
        wanted.removeAll { $0 == channel }
        guard case .open(var session) = phase, session.subscribed.remove(channel) != nil else { return nil }
        phase = .open(session)
        return unsubscribe(channel, session)
    }

    /// Makes the request that publishes messages in order; nil without a session.
    mutating func publish(_ publications: [Publication]) -> ClientRequest? {
        guard case .open(let session) = phase, !publications.isEmpty else { return nil }
        return publish(publications, session)
    }

    /// Suspends the client; returns the good-bye to send if there is a session.
    mutating func suspend(ext: RawJSON?) -> ClientRequest? {
        if case .ended = phase { return nil }
        let farewell = farewell(ext)
        abandonSession()
        phase = .suspended
        return farewell
    }

    /// Ends a suspension; a handshake is due at once.
    mutating func resume() {
        guard case .suspended = phase else { return }
        phase = .handshakeDue
        unusable = []
        forgetTrouble()
    }

    /// Ends the client for good; returns the good-bye to send if there is a session.
    mutating func disconnect(ext: RawJSON?) -> ClientRequest? {
        if case .ended = phase { return nil }
        let farewell = farewell(ext)
        abandonSession()
        phase = .ended(.disconnected)
        return farewell
    }

    /// Gives up open requests and tries again at once with the same session, because the network has changed.
    mutating func reconnect() {
        unusable = []
        switch phase {
        case .open(var session):
            session.loseConnection()
            phase = .open(session)
            requests.removeAll()
            forgetTrouble()
        case .handshakeDue:
            requests.removeAll()
            forgetTrouble()
        case .suspended, .ended: break
        }
    }

    private mutating func forgetTrouble() {
        failures = 0
        lastFailure = nil
        handshakesSinceConnect = 0
        hastyAnswers = 0
        dueAt = .zero
    }

    private mutating func farewell(_ ext: RawJSON?) -> ClientRequest? {
        guard case .open(let session) = phase else { return nil }
        return disconnect(session, ext: ext)
    }
}

/// The state of a Bayeux client.
public enum BayeuxClientState: Sendable, Equatable {
    /// The client has no session yet, or the server has not answered a connect of the session since the last failure.
    case connecting
    /// The server answers connects for this session.
    ///
    /// Between two values of this case, equal or not, the connection was broken and an answer may have been lost.
    case connected(clientID: String)
    /// The last request failed; the client waits before the next one.
    ///
    /// `reason` is nil if the server answered, but refused the request or sent an unusable answer.
    case waiting(reason: TransportError.Code?)
    /// The client ended its session in ``BayeuxClient/suspend(ext:)``.
    case suspended
    /// The client has stopped for good.
    case ended
}
