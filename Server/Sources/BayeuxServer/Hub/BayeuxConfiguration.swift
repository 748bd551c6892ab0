package import Bayeux
package import BeckonTime

/// How a ``BayeuxHub`` behaves.
package struct BayeuxConfiguration: Sendable {
    /// How long a connect is held at most, as the clients are told.
    ///
    /// It is answered `max(1 s, 5 %)` earlier, since clients in the field give up at exactly this time. Default 30,000.
    package var timeout: Milliseconds
    /// How long a client waits between the end of one connect and the next, as it is told.
    ///
    /// Default 0.
    package var interval: Milliseconds
    /// How long a session lives without a poll, counted from the end of the last answer.
    ///
    /// Default 10,000.
    package var maxInterval: Milliseconds
    /// The longest hold that a client may ask for by `advice.timeout`.
    ///
    /// Default 60,000.
    package var maxClientTimeout: Milliseconds
    /// The ways to carry messages that the server offers, the best first.
    ///
    /// Default long-polling.
    package var connectionTypes: [ConnectionType]
    /// How much a client may send and own.
    package var limits: BayeuxLimits
    /// How long a connect over HTTP is held, and how long its client is told to wait before the next one, while another
    /// client of the same browser has a connect held; 0 is to hold all alike.
    ///
    /// A browser opens few connections to one server: two held ones leave little for anything else. Default 2,000.
    package var multiSessionInterval = Milliseconds.seconds(2)
    /// Whether clients may speak the ack extension.
    ///
    /// Default true.
    package var offersAcknowledgement = true
    /// When sessions end whose clients poll and do nothing else; nil is never.
    ///
    /// Default nil.
    package var activity: ActivityRule?

    /// Describes a hub's behaviour.
    ///
    /// - Parameters:
    ///   - timeout: How long a connect is held at most, at least a millisecond.
    ///   - interval: How long a client waits between connects.
    ///   - maxInterval: How long a session lives without a poll.
    ///   - maxClientTimeout: The longest hold that a client may ask for.
    ///   - connectionTypes: The ways to carry messages that the server offers, the best first.
    ///   - limits: How much a client may send and own.
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
    /// What a session goes by.
    ///
    /// - Parameter settings: What is different for it.
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

/// How much a client may send and own.
package struct BayeuxLimits: Sendable {
    /// How much a request may hold: a body beyond it gets HTTP 413 or 400, a message an error of its own.
    package var messages = MessageLimits()
    /// The most channels a session may be subscribed to.
    ///
    /// Default 16.
    package var maxSubscriptions = 16
    /// The most sources a session may read.
    ///
    /// Default 64.
    package var maxSources = 64
    /// The most events in one answer; what is more goes with the next connect, which is answered at once.
    ///
    /// Default 500.
    package var maxEventsPerAnswer = 500
    /// The most bytes of plain messages in one answer; a single message may have more.
    ///
    /// Default 256 KiB.
    package var maxAnswerBytes = 256 << 10
    /// The most plain messages that wait for one session.
    ///
    /// A client for which there are more does not keep up: its session ends with 402. Default 1,000.
    package var maxQueuedMessages = 1000
    /// The most bytes of plain messages that wait for one session; a single message may have more.
    ///
    /// Default 1 MiB.
    package var maxQueuedBytes = 1 << 20
    /// The most sessions of one address.
    ///
    /// Default without a bound, since all clients behind a proxy have one address.
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
    /// The most requests that wait for the application at a time; what is more gets HTTP 503.
    ///
    /// Default 4,096.
    package var maxPendingRequests = 4096

    /// Makes the default limits.
    package init() {}
}
