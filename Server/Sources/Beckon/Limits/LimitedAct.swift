/// What callers do that nobody vouches for, and that is limited.
package enum LimitedAct: String, Hashable, Sendable, CaseIterable {
    /// A service instance, a chat or a callback is made.
    case creation
    /// A Bayeux client shakes hands.
    case handshake
    /// A text is sent.
    case send
    /// Something is named that is not there.
    case miss
}

/// An act that came too soon after others of its kind.
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
