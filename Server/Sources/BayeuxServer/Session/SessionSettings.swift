package import BeckonTime

/// What is different for one session: the application says it with ``HandshakeVerdict/accept(user:settings:)``.
///
/// What is nil is as ``BayeuxConfiguration`` says.
package struct SessionSettings: Sendable, Hashable {
    /// How long a connect is held at most, as the client is told; at least a millisecond.
    package var timeout: Milliseconds?
    /// How long the client waits between connects, as it is told.
    package var interval: Milliseconds?
    /// How long the session lives without a poll; at least a millisecond.
    package var maxInterval: Milliseconds?
    /// The most plain messages that wait for the session.
    package var maxQueuedMessages: Int?
    /// When the session ends although its client polls.
    package var activity: ActivityRule?
    /// Whether the client ID alone is enough to speak for the session.
    ///
    /// It takes the protection against stolen client IDs away, for clients that keep no cookies.
    package var trustsClientID = false

    /// Makes settings that change nothing.
    package init() {}

    /// The same settings with every duration within its range.
    var clamped: SessionSettings {
        var settings = self
        settings.timeout = timeout.map { max(Milliseconds(1), $0) }
        settings.interval = interval.map { max(.zero, $0) }
        settings.maxInterval = maxInterval.map { max(Milliseconds(1), $0) }
        settings.maxQueuedMessages = maxQueuedMessages.map { max(1, $0) }
        return settings
    }
}
