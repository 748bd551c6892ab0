package import BeckonTime

/// Whether a bucket or a scanner is asked at all: one that did not answer some times is left alone for a while.
///
/// So nobody waits again and again for one that is away. After the pause one request tries it.
package struct OutageCircuit: Sendable {
    private enum State: Sendable {
        case closed(failures: Int)
        /// No request before this time.
        case open(until: Uptime)
        /// One request tries it; if it is never heard of again, another one does after this time.
        case trying(until: Uptime)
    }

    /// How many failures in a row open it.
    package static let failures = 3
    /// How long an open one refuses.
    package static let pause = Milliseconds.seconds(5)
    /// How long the one that tries may take.
    package static let trial = Milliseconds.seconds(30)

    private var state = State.closed(failures: 0)

    package init() {}

    /// Whether it would refuse a request now.
    package func refuses(at time: Uptime) -> Bool {
        switch state {
        case .closed: false
        case .open(let until), .trying(let until): time < until
        }
    }

    /// Whether a request may be made now; it must be followed by what became of it.
    package mutating func admits(at time: Uptime) -> Bool {
        guard !refuses(at: time) else { return false }
        if case .closed = state { return true }
        state = .trying(until: time.advanced(by: Self.trial))
        return true
    }

    /// It answered.
    ///
    /// - Returns: Whether it had been away.
    package mutating func answered() -> Bool {
        defer { state = .closed(failures: 0) }
        if case .closed = state { return false }
        return true
    }

    /// It did not answer, or not as a working one does.
    ///
    /// - Returns: Whether it is away from now on.
    package mutating func failed(at time: Uptime) -> Bool {
        switch state {
        case .closed(let failures) where failures + 1 < Self.failures:
            state = .closed(failures: failures + 1)
            return false
        case .closed:
            state = .open(until: time.advanced(by: Self.pause))
            return true
        case .open: return false
        case .trying:
            state = .open(until: time.advanced(by: Self.pause))
            return false
        }
    }
}

/// The clocks of a vault and a scanner: one that signatures name, and one that never goes back.
package struct VaultClock: Sendable {
    package let now: @Sendable () -> Timestamp
    package let uptime: @Sendable () -> Uptime

    package init(now: @escaping @Sendable () -> Timestamp, uptime: @escaping @Sendable () -> Uptime) {
        self.now = now
        self.uptime = uptime
    }
}
