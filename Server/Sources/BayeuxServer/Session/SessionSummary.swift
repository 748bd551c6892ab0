/// What the application gets to know of a session.
package struct SessionSummary: Sendable, Equatable {
    /// The session's ID, the protocol's `clientId`.
    package let clientID: String
    /// Whom the session belongs to: what ``BayeuxApplication/handshake(_:)`` said.
    package let user: String?
    /// The cookie `BAYEUX_BROWSER` that the session was made with.
    package let browserID: String?
    /// The channels it is subscribed to, in the order of subscription.
    package internal(set) var subscriptions: [String] = []
    /// Whether it has ever sent a connect.
    package internal(set) var hasConnected = false
    /// Whether a good-bye of its client is being kept.
    package internal(set) var isLeaving = false
    /// Whether the client ID alone is enough to speak for the session, see ``SessionSettings/trustsClientID``.
    package internal(set) var trustsClientID = false
    /// The number of the last answer that its client had when the session began here, by the ack extension: 0 after a
    /// handshake; nil if the client does not speak it.
    package internal(set) var acknowledged: Int64?
    /// The source whose events its client was sent last, by its name, told when the session ends; nil if nobody knows.
    package internal(set) var lastSent: SourceName?
    /// The address that its client came from, if sessions are counted by it.
    var peer: String?
    /// The WebSocket that the client is on.
    var line: LineToken?
}

/// How far a session has surely read its sources.
package struct ConfirmedCursors: Sendable, Equatable {
    /// The session's ID.
    package let clientID: String
    /// Whom the session belongs to.
    package let user: String?
    /// The confirmed cursor of every source, by its name.
    package let cursors: [SourceName: Int]
}
