/// Token buckets by caller, in a bounded number.
///
/// Buckets that are full again are forgotten. While as many as fit are in use, a caller without one of its own shares one
/// with its neighbourhood, and whoever has one keeps it: a flood from many addresses slows newcomers down, never those who
/// were there before it.
package struct RateTable: Sendable {
    /// How many buckets newcomers share while the table is full.
    package static let sharedCount = 256
    /// How much more than a caller's own a shared bucket holds.
    package static let sharedFactor = 8
    /// The least milliseconds between two looks for buckets that are full again.
    private static let sweepPause: Int64 = 1_000

    private let rate: TokenBucket.Rate
    private let capacity: Int
    private var buckets: [UInt64: TokenBucket] = [:]
    private var shared: [TokenBucket] = []
    private var sweptAt = Int64.min

    /// - Parameters:
    ///   - rate: What each caller may do.
    ///   - capacity: How many callers have a bucket of their own.
    package init(rate: TokenBucket.Rate, capacity: Int) {
        self.rate = rate
        self.capacity = max(1, capacity)
    }

    /// How many callers have a bucket of their own.
    package var count: Int { buckets.count }

    /// Takes one token of a caller.
    ///
    /// - Parameters:
    ///   - caller: A hash that nobody outside can foresee.
    ///   - neighbourhood: The same for callers near to it.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: Nil when there was one; else how many milliseconds it takes until there is.
    package mutating func take(_ caller: UInt64, near neighbourhood: UInt64, uptime: Int64) -> Int64? {
        guard rate.perMinute > 0 else { return nil }
        if buckets[caller] == nil {
            makeRoom(uptime: uptime)
            guard buckets.count < capacity else { return takeShared(neighbourhood, uptime: uptime) }
        }
        return buckets[caller, default: TokenBucket()].take(at: rate, uptime: uptime)
    }

    private mutating func takeShared(_ neighbourhood: UInt64, uptime: Int64) -> Int64? {
        if shared.isEmpty { shared = Array(repeating: TokenBucket(), count: Self.sharedCount) }
        let (most, isOver) = rate.perMinute.multipliedReportingOverflow(by: Self.sharedFactor)
        let place = Int(neighbourhood % UInt64(Self.sharedCount))
        return shared[place].take(at: TokenBucket.Rate(perMinute: isOver ? .max : most), uptime: uptime)
    }

    private mutating func makeRoom(uptime: Int64) {
        guard buckets.count >= capacity, sweptAt == .min || uptime - sweptAt >= Self.sweepPause else { return }
        sweptAt = uptime
        buckets = buckets.filter { !$0.value.isFull(uptime: uptime) }
    }
}
