/// The row of a Bayeux client that is tied to chats, so that any node can take it over without a handshake.
package struct StoredClient: Hashable, Sendable {
    /// How long the row of a client that has subscribed outlives ``expiresAt``: an app that was killed says good-bye when
    /// it is started next, and has to be known for whose it was.
    package static let memory = Milliseconds.seconds(7 * 86_400)

    package let clientID: String
    /// The header `gms_user` it came with.
    package let user: String
    /// The cookie `BAYEUX_BROWSER` it is bound to; nil when it had none.
    package var browserID: String?
    /// How long after its last poll it may still come back.
    package var expiresAt: Timestamp
    /// Whether it has subscribed, or has only shaken hands.
    package var isSubscribed: Bool
    /// The number of the last answer that it had when its node took it, by Bayeux's ack extension; nil when that was not
    /// agreed on.
    package var acknowledged: Int64?
    /// The chat whose events it was sent last, known once it is lost.
    package var lastSent: ChatID?

    package init(
        clientID: String, user: String, browserID: String?, expiresAt: Timestamp, isSubscribed: Bool = true,
        acknowledged: Int64? = nil, lastSent: ChatID? = nil
    ) {
        self.clientID = clientID
        self.user = user
        self.browserID = browserID
        self.expiresAt = expiresAt
        self.isSubscribed = isSubscribed
        self.acknowledged = acknowledged
        self.lastSent = lastSent
    }
}
