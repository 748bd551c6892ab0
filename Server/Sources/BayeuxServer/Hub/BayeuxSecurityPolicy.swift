package import Bayeux

/// The permissions of requests and sessions on a hub.
///
/// The hub calls the functions for every message, on the caller's thread, before it asks the application, so they must
/// return at once.
package protocol BayeuxSecurityPolicy: Sendable {
    /// Returns whether a request may use a session; the hub asks for every message that names a client ID.
    ///
    /// A request that may not use the session is answered as if the session did not exist. The hub calls this function under
    /// a lock, so it must not call the hub. The hub does not ask about a request over the session's own WebSocket, or about
    /// a session with ``SessionSummary/trustsClientID``.
    ///
    /// - Parameters:
    ///   - session: The session whose client ID the request names.
    ///   - request: The request.
    /// - Returns: Whether the request may use the session.
    func mayUse(_ session: SessionSummary, by request: BayeuxRequest) -> Bool

    /// Returns why a session may not subscribe to a channel.
    ///
    /// - Parameters:
    ///   - session: The session that subscribes.
    ///   - pattern: A channel name or pattern, not below `/meta/`.
    /// - Returns: The error to answer with; nil if the session may subscribe.
    func refusal(of session: SessionSummary, subscribing pattern: ChannelPattern) -> BayeuxError?

    /// Returns why a session may not publish to a channel.
    ///
    /// - Parameters:
    ///   - session: The session that publishes.
    ///   - channel: The channel, not below `/meta/`.
    /// - Returns: The error to answer with; nil if the session may publish.
    func refusal(of session: SessionSummary, publishing channel: ChannelName) -> BayeuxError?
}

extension BayeuxSecurityPolicy {
    /// The usual rule: a request over HTTP has the cookie of the handshake, or it has no cookie and names the session's user.
    ///
    /// Over a WebSocket the client ID is enough, as in CometD: WebSocket clients often keep no cookies.
    ///
    /// - Parameters:
    ///   - session: The session whose client ID the request names.
    ///   - request: The request.
    /// - Returns: Whether the request may use the session.
    package func mayUse(_ session: SessionSummary, by request: BayeuxRequest) -> Bool {
        if request.socket != nil { return true }
        guard request.browserID != nil else { return request.user != nil && request.user == session.user }
        return session.browserID.map(request.has(browserID:)) ?? false
    }

    /// Refuses nothing.
    ///
    /// - Parameters:
    ///   - session: The session that subscribes.
    ///   - pattern: A channel name or pattern.
    /// - Returns: Nil.
    package func refusal(of session: SessionSummary, subscribing pattern: ChannelPattern) -> BayeuxError? { nil }

    /// Refuses nothing.
    ///
    /// - Parameters:
    ///   - session: The session that publishes.
    ///   - channel: The channel.
    /// - Returns: Nil.
    package func refusal(of session: SessionSummary, publishing channel: ChannelName) -> BayeuxError? { nil }
}

/// The policy in which the cookie of the handshake protects a session and every channel is open.
package struct CookiePolicy: BayeuxSecurityPolicy {
    /// Makes the policy.
    package init() {}
}
