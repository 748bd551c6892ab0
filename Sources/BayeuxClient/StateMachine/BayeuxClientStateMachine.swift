import Bayeux
import BeckonTransport

/// Everything a Bayeux client decides, without a network and without a clock.
///
/// Whoever drives it asks ``next(at:)`` what to do, does it, and reports with ``answered(_:_:at:)`` or
/// ``failed(_:_:at:)``. One main request (handshake, subscribe or connect) is under way at a time; requests beside it
/// (a late subscription, a publication) are made by ``subscribe(_:)`` and ``publish(_:to:)`` and reported in the same
/// way. Answers to requests that the machine has given up change nothing.
struct BayeuxClientStateMachine: Sendable {
    /// What the machine is told once.
    struct Settings: Sendable {
        var backOff = BackOff()
        /// How much longer than the advised timeout to wait for an answer.
        var networkDelay: Duration = .seconds(10)
        /// How long to wait for the answer to a good-bye.
        var farewellTimeout: Duration = .seconds(5)
        /// The `ext` of each handshake.
        var handshakeExt: RawJSON?
        /// The ways to carry messages, the preferred first.
        var connectionTypes: [ConnectionType] = [.longPolling]
        /// Whether handshakes ask for the extension ack.
        var asksForAcknowledgement = false
    }

    /// When something happens, and what chance says then.
    struct Moment: Sendable {
        var now: Duration
        /// From 0 up to 1.
        var jitter: Double = 0
    }

    /// What to do next.
    enum Step: Sendable {
        case send(Request)
        /// Ask again after this time, or as soon as the machine was told something.
        case wait(Duration)
        /// Ask again when the machine was told something.
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
        /// How its messages are carried.
        var type: ConnectionType = .longPolling
        /// What the extension ack has come to; nil when the server does not speak it.
        var acknowledgement: Acknowledgement?
        /// The channels that the server has confirmed.
        var subscribed: Set<String> = []
        /// The server has answered a connect since the last trouble.
        var isUp = false
    }

    let settings: Settings
    var phase: Phase = .handshakeDue
    /// The ways that cannot be used from here.
    var unusable: Set<ConnectionType> = []
    /// The channels to be subscribed to, in order.
    var wanted: [String] = []
    var requests = RequestBook()
    var advice = KnownAdvice()
    /// Nothing is sent before this time.
    var dueAt: Duration = .zero
    /// Failures in a row.
    var failures = 0
    /// Why the last request failed.
    var lastFailure: Failure?
    /// Handshakes since a connect was last answered well: more than one means that sessions do not hold.
    var handshakesSinceConnect = 0
    /// Empty answers in a row to connects that should have been held.
    var hastyAnswers = 0
    var lastAnswerAt: Duration = .zero

    init(settings: Settings = Settings()) {
        self.settings = settings
    }

    /// How things stand, in the words for the outside.
    var state: BayeuxClientState {
        switch phase {
        case .ended: .ended
        case .suspended: .suspended
        case .open(let session) where session.isUp: .connected(clientID: session.clientID)
        case .open, .handshakeDue: lastFailure.map { .waiting(reason: $0.transport) } ?? .connecting
        }
    }

    /// Whether there is a session, as far as the machine knows.
    var hasSession: Bool {
        if case .open = phase { true } else { false }
    }

    /// Whether the session's WebSocket is being opened or replaced: what is sent beside the poll has to wait for it.
    var isBetweenSockets: Bool {
        if case .open(let session) = phase { session.type == .webSocket && !session.isUp } else { false }
    }

    // MARK: What to do next

    /// Decides what to do next, and counts it as begun.
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

    /// Whether the server must have dropped the session, by its own words.
    private func hasExpired(at now: Duration) -> Bool {
        guard let maxInterval = advice.maxInterval, failures > 0 else { return false }
        return now - lastAnswerAt > advice.timeout + advice.interval + maxInterval
    }

    /// Forgets the session and all that is under way for it.
    mutating func abandonSession() {
        phase = .handshakeDue
        requests.removeAll()
    }

    // MARK: What the owner wants

    /// Adds a channel; returns the request to send beside the main one, if a session is up.
    mutating func subscribe(_ channel: String) -> Request? {
        if !wanted.contains(channel) { wanted.append(channel) }
        guard case .open(let session) = phase, session.isUp, !session.subscribed.contains(channel),
            !requests.isSubscribing(to: channel)
        else { return nil }
        return subscribe([channel], session)
    }

    /// Drops a channel; returns the request to send beside the main one, if the server knows the channel.
    mutating func unsubscribe(_ channel: String) -> Request? {
        wanted.removeAll { $0 == channel }
        guard case .open(var session) = phase, session.subscribed.remove(channel) != nil else { return nil }
        phase = .open(session)
        return unsubscribe(channel, session)
    }

    /// Makes the request that publishes messages in their order, if there is a session.
    mutating func publish(_ publications: [Publication]) -> Request? {
        guard case .open(let session) = phase, !publications.isEmpty else { return nil }
        return publish(publications, session)
    }

    /// Gives the session back; returns the good-bye to send, if there is a session.
    mutating func suspend(ext: RawJSON?) -> Request? {
        if case .ended = phase { return nil }
        let farewell = farewell(ext)
        abandonSession()
        phase = .suspended
        return farewell
    }

    /// Ends a suspension: a new session is wanted at once.
    mutating func resume() {
        guard case .suspended = phase else { return }
        phase = .handshakeDue
        unusable = []
        forgetTrouble()
    }

    /// Ends for good; returns the good-bye to send, if there is a session.
    mutating func disconnect(ext: RawJSON?) -> Request? {
        if case .ended = phase { return nil }
        let farewell = farewell(ext)
        abandonSession()
        phase = .ended(.disconnected)
        return farewell
    }

    /// Gives up what is under way and tries again at once, with the same session: the network has changed.
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

    private mutating func farewell(_ ext: RawJSON?) -> Request? {
        guard case .open(let session) = phase else { return nil }
        return disconnect(session, ext: ext)
    }
}
