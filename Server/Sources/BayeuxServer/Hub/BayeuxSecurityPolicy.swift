package import Bayeux

/// Who may do what on a hub.
///
/// The functions are called for every message, on the caller's thread, before the application is asked: they compare and
/// return.
package protocol BayeuxSecurityPolicy: Sendable {
    /// Tells whether a request may speak for a session, asked for every message that names a client ID.
    ///
    /// A request that may not is answered as if the session did not exist. It is called while the hub holds a lock and
    /// must not call the hub. A request over the WebSocket that the session was made on is not asked about.
    ///
    /// - Parameters:
    ///   - session: The session whose client ID the request names.
    ///   - request: The request.
    /// - Returns: Whether the request may speak for the session.
    func mayUse(_ session: SessionSummary, by request: BayeuxRequest) -> Bool

    /// Tells why a session may not subscribe to a channel.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - pattern: A channel name or pattern, not below `/meta/`.
    /// - Returns: The error to answer with; nil if it may.
    func refusal(of session: SessionSummary, subscribing pattern: ChannelPattern) -> BayeuxError?

    /// Tells why a session may not publish to a channel.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - channel: The channel, not below `/meta/`.
    /// - Returns: The error to answer with; nil if it may.
    func refusal(of session: SessionSummary, publishing channel: ChannelName) -> BayeuxError?
}

extension BayeuxSecurityPolicy {
    /// The rule of the field: the cookie is the one of the handshake, or the cookie was lost and the user matches.
    ///
    /// - Parameters:
    ///   - session: The session whose client ID the request names.
    ///   - request: The request.
    /// - Returns: Whether the request may speak for the session.
    package func mayUse(_ session: SessionSummary, by request: BayeuxRequest) -> Bool {
        guard let browserID = request.browserID else { return request.user != nil && request.user == session.user }
        return browserID == session.browserID
    }

    /// Refuses nothing.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - pattern: A channel name or pattern.
    /// - Returns: Nil.
    package func refusal(of session: SessionSummary, subscribing pattern: ChannelPattern) -> BayeuxError? { nil }

    /// Refuses nothing.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - channel: The channel.
    /// - Returns: Nil.
    package func refusal(of session: SessionSummary, publishing channel: ChannelName) -> BayeuxError? { nil }
}

/// The cookie of the handshake protects a session; every channel is open.
package struct CookiePolicy: BayeuxSecurityPolicy {
    /// Makes the policy.
    package init() {}
}
