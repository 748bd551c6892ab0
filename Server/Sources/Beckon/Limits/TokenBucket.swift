/// Limits how much one caller may do: a minute's tokens at once, and a number of tokens a minute in the long run.
///
/// It is one time, at which the bucket is full again, so no timer fills it.
package struct TokenBucket: Hashable, Sendable {
    /// How fast a bucket fills; it holds the tokens of one minute.
    package struct Rate: Hashable, Sendable {
        /// Tokens a minute; zero for no limit.
        package var perMinute: Int

        package init(perMinute: Int) { self.perMinute = perMinute }

        /// In microseconds.
        fileprivate var interval: Int64 { 60_000_000 / Int64(max(1, perMinute)) }
        fileprivate var tolerance: Int64 { interval * Int64(max(1, perMinute) - 1) }
    }

    /// When the bucket is full again, in microseconds of the clock that ``take(at:uptime:)`` gets.
    private var paidAt: Int64 = .min

    package init() {}

    /// Takes one token.
    ///
    /// - Parameters:
    ///   - rate: How fast the bucket fills.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: Nil when a token was taken; else how many milliseconds to wait for one.
    package mutating func take(at rate: Rate, uptime: Int64) -> Int64? {
        guard rate.perMinute > 0 else { return nil }
        let now = uptime * 1_000
        let paid = max(paidAt, now)
        let excess = paid - now - rate.tolerance
        guard excess <= 0 else { return max(1, (excess + 999) / 1_000) }
        paidAt = paid + rate.interval
        return nil
    }

    /// Whether it is full, so that it can be replaced by a new one.
    package func isFull(uptime: Int64) -> Bool { paidAt <= uptime * 1_000 }
}
