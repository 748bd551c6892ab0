/// A bounded number of token buckets, by caller.
///
/// Buckets that are full again are removed. While the table is full, a caller without a bucket shares one with its
/// neighbourhood, and a caller with a bucket keeps it: a flood from many addresses slows new callers, never earlier ones.
package struct RateTable: Sendable {
    /// How many buckets new callers share while the table is full.
    package static let sharedCount = 256
    /// How many times a caller's own rate a shared bucket has.
    package static let sharedFactor = 8
    /// The shortest time in milliseconds between two searches for buckets that are full again.
    private static let sweepPause: Int64 = 1_000

    private let rate: TokenBucket.Rate
    private let capacity: Int
    private var buckets: [UInt64: TokenBucket] = [:]
    private var shared: [TokenBucket] = []
    private var sweptAt = Int64.min

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
    ///   - uptime: Milliseconds of a clock that never goes back.
    ///   - use: What is done; one token is taken if nothing is said.
    /// - Returns: Nil when it was done; else how many milliseconds to wait for a token.
    package mutating func take(
        _ caller: UInt64, near neighbourhood: UInt64, uptime: Int64, _ use: TokenBucket.Use = .take(1)
    ) -> Int64? {
        guard rate.perMinute > 0 else { return nil }
        if buckets[caller] == nil {
            makeRoom(uptime: uptime)
            guard buckets.count < capacity else { return takeShared(use, neighbourhood, uptime: uptime) }
        }
        return buckets[caller, default: TokenBucket()].apply(use, at: rate, uptime: uptime)
    }

    private mutating func takeShared(_ use: TokenBucket.Use, _ neighbourhood: UInt64, uptime: Int64) -> Int64? {
        if shared.isEmpty { shared = Array(repeating: TokenBucket(), count: Self.sharedCount) }
        let (most, isOver) = rate.perMinute.multipliedReportingOverflow(by: Self.sharedFactor)
        let place = Int(neighbourhood % UInt64(Self.sharedCount))
        return shared[place].apply(use, at: TokenBucket.Rate(perMinute: isOver ? .max : most), uptime: uptime)
    }

    private mutating func makeRoom(uptime: Int64) {
        guard buckets.count >= capacity, sweptAt == .min || uptime - sweptAt >= Self.sweepPause else { return }
        sweptAt = uptime
        buckets = buckets.filter { !$0.value.isFull(uptime: uptime) }
    }
}
