/// How much one caller may do: so much at once, and so much a minute in the long run.
///
/// Kept as one time, the one at which everything that was taken is paid for: no timer fills it.
package struct TokenBucket: Hashable, Sendable {
    /// How fast a bucket fills; it holds a minute's worth.
    package struct Rate: Hashable, Sendable {
        /// Zero is without a limit.
        package var perMinute: Int

        package init(perMinute: Int) { self.perMinute = perMinute }

        /// In microseconds.
        fileprivate var interval: Int64 { 60_000_000 / Int64(max(1, perMinute)) }
        fileprivate var tolerance: Int64 { interval * Int64(max(1, perMinute) - 1) }
    }

    /// In microseconds of the caller's clock.
    private var paidAt: Int64 = .min

    package init() {}

    /// Takes one token.
    ///
    /// - Parameters:
    ///   - rate: How fast the bucket fills.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: Nil when there was one; else how many milliseconds it takes until there is.
    package mutating func take(at rate: Rate, uptime: Int64) -> Int64? {
        guard rate.perMinute > 0 else { return nil }
        let now = uptime * 1_000
        let paid = max(paidAt, now)
        let excess = paid - now - rate.tolerance
        guard excess <= 0 else { return max(1, (excess + 999) / 1_000) }
        paidAt = paid + rate.interval
        return nil
    }

    /// Whether it is full, so that a new one would do as well.
    package func isFull(uptime: Int64) -> Bool { paidAt <= uptime * 1_000 }
}
