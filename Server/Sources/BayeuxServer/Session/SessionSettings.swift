package import BeckonTime

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
