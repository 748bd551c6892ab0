package import BeckonTime

/// What a session goes by.
package struct SessionRules: Sendable {
    /// The durations.
    package var timing: SessionTiming
    /// How long a connect is held at most, as the client is told.
    package var timeout = Milliseconds.seconds(30)
    /// The longest hold that the client may ask for.
    package var maxClientTimeout = Milliseconds.seconds(60)
    /// The most events in one answer.
    package var maxEvents: Int
    /// How much its mailbox holds.
    package var mailbox: MailboxLimits
    /// When it ends although its client polls; nil is never.
    package var activity: ActivityRule?

    /// Describes the rules.
    ///
    /// - Parameters:
    ///   - timing: The durations.
    ///   - maxEvents: The most events in one answer, at least 1.
    ///   - mailbox: How much its mailbox holds.
    ///   - activity: When it ends although its client polls.
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
    /// How long a connect is held; zero is to answer at once.
    ///
    /// It ends `max(1 s, 5 %)` before a client gives up that goes by what it is told. One that asks for a shorter time
    /// knows what it does, and gets all of it but `max(100 ms, 5 %)`.
    ///
    /// - Parameter requested: What the client asked for by `advice.timeout`; less than zero counts as missing.
    /// - Returns: The duration.
    func hold(requested: Milliseconds?) -> Milliseconds {
        guard let requested, requested >= .zero else { return told(timeout) }
        let wanted = min(requested, maxClientTimeout)
        guard wanted < timeout else { return told(wanted) }
        return min(shortened(wanted, by: Milliseconds(100)), told(timeout))
    }

    private func told(_ timeout: Milliseconds) -> Milliseconds { shortened(timeout, by: .seconds(1)) }

    /// A time less a margin or a twentieth, but never less than half of it.
    private func shortened(_ time: Milliseconds, by margin: Milliseconds) -> Milliseconds {
        time - min(max(margin, time / 20), time / 2)
    }
}

/// The activity extension: a session ends whose client polls and does nothing else.
package struct ActivityRule: Sendable, Hashable {
    /// For how long nothing may happen.
    package var maxInactivity: Milliseconds
    /// Whether messages to the client count as well as those from it.
    package var countsDeliveries: Bool

    /// Describes the rule.
    ///
    /// - Parameters:
    ///   - maxInactivity: For how long nothing may happen, at least a millisecond.
    ///   - countsDeliveries: Whether messages to the client count as well as those from it.
    package init(maxInactivity: Milliseconds, countsDeliveries: Bool = false) {
        self.maxInactivity = max(Milliseconds(1), maxInactivity)
        self.countsDeliveries = countsDeliveries
    }
}
