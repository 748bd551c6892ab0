/// The limited actions of callers without authentication.
package enum LimitedAct: String, Hashable, Sendable, CaseIterable {
    /// Creates a service instance, a chat or a callback.
    case creation
    /// A Bayeux handshake.
    case handshake
    /// Sends a text.
    case send
    /// Names an id that does not exist.
    case miss
}

/// A refused act, because the caller's limit for such acts is used up.
package struct TooManyRequests: Error, Hashable, Sendable {
    package let act: LimitedAct
    /// How many milliseconds to wait.
    package let wait: Int64

    package init(_ act: LimitedAct, wait: Int64) {
        self.act = act
        self.wait = wait
    }

    /// The wait in whole seconds, for `Retry-After`.
    package var seconds: Int64 { max(1, (wait + 999) / 1_000) }
}
