package import BeckonTime

/// The limits and durations of a session.
package struct SessionRules: Sendable {
    /// The durations.
    package var timing: SessionTiming
    /// The longest hold of a connect, as the advice tells the client.
    package var timeout = Milliseconds.seconds(30)
    /// The longest hold that a client may ask for.
    package var maxClientTimeout = Milliseconds.seconds(60)
    /// The most events in one answer.
    package var maxEvents: Int
    /// The limits of its mailbox.
    package var mailbox: MailboxLimits
    /// When the session ends even if its client keeps polling; nil for never.
    package var activity: ActivityRule?

    /// Describes the rules.
    ///
    /// - Parameters:
    ///   - timing: The durations.
    ///   - maxEvents: The most events in one answer, at least 1.
    ///   - mailbox: The limits of its mailbox.
    ///   - activity: When the session ends even if its client keeps polling; nil for never.
    package init(
        timing: SessionTiming, maxEvents: Int,
        mailbox: MailboxLimits = MailboxLimits(maxMessages: 1000, maxBytes: 1 << 20, maxAnswerBytes: 256 << 10),
        activity: ActivityRule? = nil
    ) {
        self.timing = timing
        self.maxEvents = maxEvents
        self.mailbox = mailbox
        self.activity = activity
    }
}

extension SessionRules {
    /// How long to hold a connect; zero to answer at once.
    ///
    /// A client that follows the advice gives up at the advised time-out, so the hold ends `max(1 s, 5 %)` before it. A
    /// client that asks for a shorter time gets that time less `max(100 ms, 5 %)`.
    ///
    /// - Parameter requested: The client's own `advice.timeout`; a negative value counts as missing.
    /// - Returns: The duration.
    func hold(requested: Milliseconds?) -> Milliseconds {
        guard let requested, requested >= .zero else { return told(timeout) }
        let wanted = min(requested, maxClientTimeout)
        guard wanted < timeout else { return told(wanted) }
        return min(shortened(wanted, by: Milliseconds(100)), told(timeout))
    }

    private func told(_ timeout: Milliseconds) -> Milliseconds { shortened(timeout, by: .seconds(1)) }

    /// A time less the larger of a margin and a twentieth of it, but at least half of it.
    private func shortened(_ time: Milliseconds, by margin: Milliseconds) -> Milliseconds {
        time - min(max(margin, time / 20), time / 2)
    }
}

/// The activity extension: ends the session of a client that does nothing but poll.
package struct ActivityRule: Sendable, Hashable {
    /// The longest time without activity.
    package var maxInactivity: Milliseconds
    /// Whether messages to the client count as well as those from it.
    package var countsDeliveries: Bool

    /// Describes the rule.
    ///
    /// - Parameters:
    ///   - maxInactivity: The longest time without activity, at least a millisecond.
    ///   - countsDeliveries: Whether messages to the client count as well as those from it.
    package init(maxInactivity: Milliseconds, countsDeliveries: Bool = false) {
        self.maxInactivity = max(Milliseconds(1), maxInactivity)
        self.countsDeliveries = countsDeliveries
    }
}

/// Settings of one session, which the application gives with ``HandshakeVerdict/accept(user:settings:)``.
///
/// A nil field takes the value of ``BayeuxConfiguration``.
package struct SessionSettings: Sendable, Hashable {
    /// The longest hold of a connect, as the advice tells the client; at least a millisecond.
    package var timeout: Milliseconds?
    /// How long the client waits between connects, as the advice tells it.
    package var interval: Milliseconds?
    /// How long the session lives without a poll; at least a millisecond.
    package var maxInterval: Milliseconds?
    /// The most messages of plain channels that wait for the session.
    package var maxQueuedMessages: Int?
    /// When the session ends even if its client keeps polling.
    package var activity: ActivityRule?
    /// Whether a request needs no more than the client ID to use the session.
    ///
    /// Meant for clients that keep no cookies. It removes the protection against stolen client IDs.
    package var trustsClientID = false

    /// Makes settings that change nothing.
    package init() {}

    /// The same settings with every value within its range.
    var clamped: SessionSettings {
        var settings = self
        settings.timeout = timeout.map { max(Milliseconds(1), $0) }
        settings.interval = interval.map { max(.zero, $0) }
        settings.maxInterval = maxInterval.map { max(Milliseconds(1), $0) }
        settings.maxQueuedMessages = maxQueuedMessages.map { max(1, $0) }
        return settings
    }
}
