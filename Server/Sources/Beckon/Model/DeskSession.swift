/// One sign-in at the desk.
///
/// The cookie holds a random token. Only its hash is stored, so that a copy of the database is of no use for signing in.
package struct DeskSession: Hashable, Sendable {
    /// The most sessions of one account; a further one ends the oldest.
    package static let perAccount = 32

    /// The hash of the token.
    package let id: String
    package let user: String
    package let beganAt: Timestamp
    /// When it ends, even if it is in use.
    package let endsAt: Timestamp
    /// When it ends if it is not used before; at most ``endsAt``.
    package var idleEnd: Timestamp

    package init(id: String, user: String, beganAt: Timestamp, endsAt: Timestamp, idleEnd: Timestamp) {
        self.id = id
        self.user = user
        self.beganAt = beganAt
        self.endsAt = endsAt
        self.idleEnd = min(idleEnd, endsAt)
    }
}
