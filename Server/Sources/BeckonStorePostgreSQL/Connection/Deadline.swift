import Beckon

/// The end of the time that an exchange with the database may take, by a clock that is never set.
///
/// These limits only bound how long a thread waits for a socket. No decision of Beckon depends on them, so they read
/// the machine's clock directly.
struct Deadline: Sendable {
    private let instant: ContinuousClock.Instant

    init(after limit: Milliseconds) {
        self.init(at: .now.advanced(by: .milliseconds(limit.count)))
    }

    init(at instant: ContinuousClock.Instant) {
        self.instant = instant
    }

    var hasPassed: Bool { remaining == 0 }

    /// The whole milliseconds that are left, rounded up, as `poll(2)` takes them.
    var remaining: Int32 {
        let left = ContinuousClock.now.duration(to: instant)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        guard seconds < 1_000_000 else { return .max }
        return Int32(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
