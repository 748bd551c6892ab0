package import BeckonTime

/// Whether a bucket or a scanner is asked at all: one that did not answer some times is left alone for a while.
///
/// So nobody waits again and again for one that is away. After the pause one request tries it.
package struct OutageCircuit: Sendable {
    /// How many failures in a row open it.
    package static let failures = 3
    /// How long an open one refuses.
    package static let pause = Milliseconds.seconds(5)
    /// How long the one that tries may take.
    package static let trial = Milliseconds.seconds(30)

    private var breaker = CircuitBreaker(tolerance: OutageCircuit.failures, trial: OutageCircuit.trial)

    package init() {}

    /// Whether it would refuse a request now.
    package func refuses(at time: Uptime) -> Bool { breaker.refuses(at: time) }

    /// Whether a request may be made now; it must be followed by what became of it.
    package mutating func admits(at time: Uptime) -> Bool { breaker.admits(at: time) }

    /// It answered.
    ///
    /// - Returns: Whether it had been away.
    package mutating func answered() -> Bool { breaker.succeeded() }

    /// It did not answer, or not as a working one does.
    ///
    /// - Returns: Whether it is away from now on.
    package mutating func failed(at time: Uptime) -> Bool {
        guard breaker.failed() else { return false }
        return breaker.open(until: time.advanced(by: Self.pause))
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
