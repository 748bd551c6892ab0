/// What the application sees of a session.
package struct SessionSummary: Sendable, Equatable {
    /// The session's ID, the protocol's `clientId`.
    package let clientID: String
    /// The user that ``BayeuxApplication/handshake(_:)`` named as the session's owner.
    package let user: String?
    /// The cookie `BAYEUX_BROWSER` of the handshake.
    package let browserID: String?
    /// What the session is about, as ``HubSessions/setSubject(_:of:)`` said; nil until then.
    package internal(set) var subject: String?
    /// The channels it is subscribed to, in the order of subscription.
    package internal(set) var subscriptions: [String] = []
    /// Whether its client has ever sent a connect.
    package internal(set) var hasConnected = false
    /// Whether its client's good-bye is being handled.
    package internal(set) var isLeaving = false
    /// Whether a request needs no more than the client ID; see ``SessionSettings/trustsClientID``.
    package internal(set) var trustsClientID = false
    /// The number of the last answer that the client had received when the session began here, by the ack extension.
    ///
    /// It is 0 after a handshake, and nil if the client does not use the extension.
    package internal(set) var acknowledged: Int64?
    /// The name of the source whose events were sent last, set when the session ends; nil if unknown.
    package internal(set) var lastSent: SourceName?
    /// The client's address, if sessions are counted by address.
    var peer: String?
    /// The WebSocket that the client uses.
    var socket: SocketToken?
}

/// How many clients are connected in which way.
package struct ClientConnections: Sendable, Equatable {
    /// With a WebSocket.
    package internal(set) var webSocket = 0
    /// With a held connect.
    package internal(set) var polling = 0
    /// Without either: between two polls, or gone and not yet missed.
    package internal(set) var between = 0
}

/// The confirmed cursors of a session.
package struct ConfirmedCursors: Sendable, Equatable {
    /// The session's ID.
    package let clientID: String
    /// The user whose session it is.
    package let user: String?
    /// The confirmed cursor of every source, by its name.
    package let cursors: [SourceName: Int]
}

extension SessionSummary {
    func with(subscriptions: [String]) -> SessionSummary {
        var changed = self
        changed.subscriptions = subscriptions
        return changed
    }
}
