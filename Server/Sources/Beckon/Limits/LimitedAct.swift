/// The limited actions of callers without authentication.
package enum LimitedAct: String, Hashable, Sendable, CaseIterable {
    /// Creates a service instance, a chat or a callback.
    case creation
    /// A Bayeux handshake.
    case handshake
    /// Sends a text.
    case send
    /// Names an id, a number or a code that does not exist.
    case miss
    /// Changes something small: typing, a name, attached data, a time.
    case change
    /// Reads something.
    case read
    /// Asks without credentials, or with wrong ones, for what needs some.
    case refusal
    /// Sends bytes to keep, or has kept ones written again; counted in units of 1,024 bytes.
    case written
    /// Gets bytes, or has kept ones read; counted in units of 1,024 bytes.
    case answered

    /// How many units so many bytes are; none are one, too.
    package static func units(ofBytes count: Int) -> Int { max(0, count) / 1_024 + 1 }
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
