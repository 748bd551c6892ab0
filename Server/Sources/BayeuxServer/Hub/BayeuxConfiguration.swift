package import Bayeux
package import BeckonTime

/// The settings of a ``BayeuxHub``.
package struct BayeuxConfiguration: Sendable {
    /// The longest hold of a connect, as the advice tells clients.
    ///
    /// The hub answers `max(1 s, 5 %)` earlier, because existing clients give up at exactly this time. Default 30,000 ms.
    package var timeout: Milliseconds
    /// How long a client waits between the end of one connect and the next, as the advice tells it.
    ///
    /// Default 0.
    package var interval: Milliseconds
    /// How long a session lives without a poll, counted from ``interval`` after the end of the last answer.
    ///
    /// Default 10,000 ms.
    package var maxInterval: Milliseconds
    /// The longest hold that a client may ask for by `advice.timeout`.
    ///
    /// Default 60,000 ms.
    package var maxClientTimeout: Milliseconds
    /// The connection types that the server offers, the best first.
    ///
    /// Default long-polling.
    package var connectionTypes: [ConnectionType]
    /// The limits of clients and sessions.
    package var limits: BayeuxLimits
    /// The interval advised with the answer to a connect over HTTP, which is given at once, while another client of the same
    /// browser has a connect held; 0 to hold all connects alike.
    ///
    /// A browser opens few connections to one server, and two held connects leave few for other requests. A client that does
    /// not wait for the interval is held for the rest of it. Default 2,000 ms.
    package var multiSessionInterval = Milliseconds.seconds(2)
    /// Whether clients may use the ack extension.
    ///
    /// Default true.
    package var offersAcknowledgement = true
    /// When to end the sessions of clients that do nothing but poll; nil for never.
    ///
    /// Default nil.
    package var activity: ActivityRule?

    /// Describes a hub's behaviour.
    ///
    /// - Parameters:
    ///   - timeout: The longest hold of a connect, at least a millisecond.
    ///   - interval: How long a client waits between connects.
    ///   - maxInterval: How long a session lives without a poll.
    ///   - maxClientTimeout: The longest hold that a client may ask for.
    ///   - connectionTypes: The connection types that the server offers, the best first.
    ///   - limits: The limits of clients and sessions.
    package init(
        timeout: Milliseconds = .seconds(30), interval: Milliseconds = .zero, maxInterval: Milliseconds = .seconds(10),
        maxClientTimeout: Milliseconds = .seconds(60),
        connectionTypes: [ConnectionType] = [.longPolling], limits: BayeuxLimits = BayeuxLimits()
    ) {
        self.timeout = max(Milliseconds(1), timeout)
        self.interval = max(.zero, interval)
        self.maxInterval = max(Milliseconds(1), maxInterval)
        self.maxClientTimeout = max(.zero, maxClientTimeout)
        self.connectionTypes = connectionTypes
        self.limits = limits
    }
}

extension BayeuxConfiguration {
    /// Makes the rules of a session.
    ///
    /// - Parameter settings: The session's settings.
    /// - Returns: The rules.
    func rules(_ settings: SessionSettings = SessionSettings()) -> SessionRules {
        let interval = settings.interval ?? interval
        let lifetime = (settings.maxInterval ?? maxInterval) + interval
        var rules = SessionRules(
            timing: SessionTiming(lifetime: lifetime), maxEvents: limits.maxEventsPerAnswer,
            mailbox: MailboxLimits(
                maxMessages: settings.maxQueuedMessages ?? limits.maxQueuedMessages, maxBytes: limits.maxQueuedBytes,
                maxAnswerBytes: limits.maxAnswerBytes),
            activity: settings.activity ?? activity)
        rules.timeout = settings.timeout ?? timeout
        rules.maxClientTimeout = maxClientTimeout
        return rules
    }
}

/// The limits of clients and sessions.
package struct BayeuxLimits: Sendable {
    /// The limits of a request.
    ///
    /// A body beyond them is refused with HTTP 413 or 400, a message with an error reply.
    package var messages = MessageLimits()
    /// The most channels a session may be subscribed to.
    ///
    /// Default 16.
    package var maxSubscriptions = 16
    /// The most sources a session may read.
    ///
    /// Default 64.
    package var maxSources = 64
    /// The most events in one answer; the rest is sent with the next connect, which is answered at once.
    ///
    /// Default 500.
    package var maxEventsPerAnswer = 500
    /// The most bytes of plain messages in one answer; a single message may have more.
    ///
    /// Default 256 KiB.
    package var maxAnswerBytes = 256 << 10
    /// The most plain messages that wait for one session.
    ///
    /// Beyond that the client does not keep up, and its session ends with 402. Default 1,000.
    package var maxQueuedMessages = 1000
    /// The most bytes of plain messages that wait for one session; a single message may have more.
    ///
    /// Default 1 MiB.
    package var maxQueuedBytes = 1 << 20
    /// The most sessions of one address.
    ///
    /// Default unlimited, because all clients behind a proxy share one address.
    package var maxSessionsPerPeer = Int.max
    /// The most sessions of one user (`gms_user`); one more ends the oldest.
    ///
    /// Default 16.
    package var maxSessionsPerUser = 16
    /// The most sessions of one browser cookie.
    ///
    /// Default 16.
    package var maxSessionsPerBrowser = 16
    /// The most sessions of one hub.
    ///
    /// Default 200,000.
    package var maxSessions = 200_000
    /// The most calls to the application and loads at a time; requests beyond that are refused with HTTP 503.
    ///
    /// Default 4,096.
    package var maxPendingRequests = 4096

    /// Makes the default limits.
    package init() {}
}
