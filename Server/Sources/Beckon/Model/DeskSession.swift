/// One sign-in at the desk that still holds.
///
/// The cookie holds a random token; only its hash is kept, so that nobody signs in with what a database tells.
package struct DeskSession: Hashable, Sendable {
    /// How many sessions one account may have at a time; beyond it the one that began first ends.
    package static let perAccount = 32

    /// The hash of the token.
    package let id: String
    package let user: String
    package let beganAt: Timestamp
    /// When it ends, however busy.
    package let endsAt: Timestamp
    /// When it ends unless it is used before; at most ``endsAt``.
    package var idleEnd: Timestamp

    package init(id: String, user: String, beganAt: Timestamp, endsAt: Timestamp, idleEnd: Timestamp) {
        self.id = id
        self.user = user
        self.beganAt = beganAt
        self.endsAt = endsAt
        self.idleEnd = min(idleEnd, endsAt)
    }
}
