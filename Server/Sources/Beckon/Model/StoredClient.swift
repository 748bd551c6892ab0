/// The row of a Bayeux client that is associated with chats, so that any node can take it over without a handshake.
package struct StoredClient: Hashable, Sendable {
    /// How long the row of a subscribed client is kept after ``expiresAt``.
    ///
    /// An app that was killed says good-bye at its next start, and its customer must still be known then.
    package static let memory = Milliseconds.seconds(7 * 86_400)

    package let clientID: String
    /// What it reads.
    package let scope: ClientScope
    /// The cookie `BAYEUX_BROWSER` that it is bound to; nil if it had none.
    package var browserID: String?
    /// Until when it may come back without a handshake.
    package var expiresAt: Timestamp
    /// Whether it has subscribed; false after the handshake alone.
    package var isSubscribed: Bool
    /// The acknowledgement number (Bayeux ack extension) that the client had when its node took it over; nil without the
    /// extension.
    package var acknowledged: Int64?
    /// The chat whose events were last sent to it; set when the client is missed.
    package var lastSent: ChatID?

    package init(
        clientID: String, scope: ClientScope, browserID: String?, expiresAt: Timestamp, isSubscribed: Bool = true,
        acknowledged: Int64? = nil, lastSent: ChatID? = nil
    ) {
        self.clientID = clientID
        self.scope = scope
        self.browserID = browserID
        self.expiresAt = expiresAt
        self.isSubscribed = isSubscribed
        self.acknowledged = acknowledged
        self.lastSent = lastSent
    }
}

/// What a Bayeux client reads, and so whose presence it proves.
package enum ClientScope: Hashable, Sendable {
    /// All chats of a customer, by the header `gms_user` (chat version 1).
    case user(String)
    /// One chat, whose key the client has given (chat version 2).
    case chat(ChatID)
    /// Nothing yet: it has made a handshake without a user, and may name a chat later.
    case nothing

    /// The widest scope that reads a chat.
    package init(_ head: ChatHead) { self = head.customer.user.map(ClientScope.user) ?? .chat(head.id) }

    /// The customer's `gms_user`; nil for a client of one chat or none.
    package var user: String? { if case .user(let user) = self { user } else { nil } }

    /// The only chat that is read; nil for a client of a customer's chats.
    package var chat: ChatID? { if case .chat(let chat) = self { chat } else { nil } }
}
