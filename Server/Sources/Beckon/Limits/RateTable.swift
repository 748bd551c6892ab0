/// A bounded number of token buckets, by caller.
///
/// Buckets that are full again are removed. While the table is full, a caller without a bucket shares one with its
/// neighbourhood, and a caller with a bucket keeps it: a flood from many addresses slows new callers, never earlier ones.
package struct RateTable: Sendable {
    /// How many buckets new callers share while the table is full.
    package static let sharedCount = 256
    /// How many times a caller's own rate a shared bucket has.
    package static let sharedFactor = 8
    /// The shortest time between two searches for buckets that are full again.
    private static let sweepPause = Milliseconds.seconds(1)

    private let rate: TokenBucket.Rate
    private let capacity: Int
    private var buckets: [UInt64: TokenBucket] = [:]
    private var shared: [TokenBucket] = []
    private var sweptAt = Uptime.distantPast

    /// - Parameters:
    ///   - rate: The rate of each caller.
    ///   - capacity: How many callers have a bucket of their own.
    package init(rate: TokenBucket.Rate, capacity: Int) {
        self.rate = rate
        self.capacity = max(1, capacity)
    }

    /// How many callers have a bucket of their own.
    package var count: Int { buckets.count }

    /// Takes tokens of a caller, or gives one back.
    ///
    /// - Parameters:
    ///   - caller: A hash of the caller that cannot be predicted from outside.
    ///   - neighbourhood: Such a hash of the caller's neighbourhood.
    ///   - uptime: The time on a clock that never goes back.
    ///   - use: What is done; one token is taken if nothing is said.
    /// - Returns: Nil when it was done; else how many milliseconds to wait for a token.
    package mutating func take(
        _ caller: UInt64, near neighbourhood: UInt64, uptime: Uptime, _ use: TokenBucket.Use = .take(1)
    ) -> Int64? {
        guard rate.perMinute > 0 else { return nil }
        if buckets[caller] == nil {
            makeRoom(uptime: uptime)
            guard buckets.count < capacity else { return takeShared(use, neighbourhood, uptime: uptime) }
        }
        return buckets[caller, default: TokenBucket()].apply(use, at: rate, uptime: uptime)
    }

    private mutating func takeShared(_ use: TokenBucket.Use, _ neighbourhood: UInt64, uptime: Uptime) -> Int64? {
        if shared.isEmpty { shared = Array(repeating: TokenBucket(), count: Self.sharedCount) }
        let (most, isOver) = rate.perMinute.multipliedReportingOverflow(by: Self.sharedFactor)
        let place = Int(neighbourhood % UInt64(Self.sharedCount))
        return shared[place].apply(use, at: TokenBucket.Rate(perMinute: isOver ? .max : most), uptime: uptime)
    }

    private mutating func makeRoom(uptime: Uptime) {
        guard buckets.count >= capacity, uptime.elapsed(since: sweptAt) >= Self.sweepPause else { return }
        sweptAt = uptime
        buckets = buckets.filter { !$0.value.isFull(uptime: uptime) }
    }
}

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

    /// What is done with a bucket.
    package enum Use: Hashable, Sendable {
        /// Takes so many tokens if one is there; those that are not there are a debt. Zero only asks.
        case take(Int)
        /// Takes so many tokens whether any is there or not: what something cost that is done already.
        case charge(Int)
        /// Gives back one token that was taken.
        case giveBack
    }

    /// Takes one token.
    ///
    /// - Parameters:
    ///   - rate: How fast the bucket fills.
    ///   - uptime: The time on a clock that never goes back.
    /// - Returns: Nil when a token was taken; else how many milliseconds to wait for one.
    package mutating func take(at rate: Rate, uptime: Uptime) -> Int64? { apply(.take(1), at: rate, uptime: uptime) }

    /// Takes tokens or gives one back.
    ///
    /// - Parameters:
    ///   - use: What is done.
    ///   - rate: How fast the bucket fills.
    ///   - uptime: The time on a clock that never goes back.
    /// - Returns: Nil when it was done; else how many milliseconds to wait for a token.
    package mutating func apply(_ use: Use, at rate: Rate, uptime: Uptime) -> Int64? {
        guard rate.perMinute > 0 else { return nil }
        let now = uptime.milliseconds * 1_000
        let paid = max(paidAt, now)
        switch use {
        case .take(let count):
            let excess = paid - now - rate.tolerance
            guard excess <= 0 else { return max(1, (excess + 999) / 1_000) }
            if count > 0 { paidAt = Self.later(paid, by: count, at: rate) }
        case .charge(let count): paidAt = min(Self.later(paid, by: count, at: rate), now + Self.longestDebt)
        case .giveBack: paidAt = max(now, paid - rate.interval)
        }
        return nil
    }

    /// Ten minutes, in microseconds: no debt is longer.
    private static let longestDebt: Int64 = 600_000_000

    private static func later(_ paid: Int64, by count: Int, at rate: Rate) -> Int64 {
        let (debt, isOver) = rate.interval.multipliedReportingOverflow(by: Int64(max(0, count)))
        return paid + (isOver ? longestDebt : min(debt, longestDebt))
    }

    /// Whether it is full, so that it can be replaced by a new one.
    package func isFull(uptime: Uptime) -> Bool { paidAt <= uptime.milliseconds * 1_000 }
}
