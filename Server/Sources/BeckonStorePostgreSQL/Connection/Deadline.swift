import Beckon

/// Until when something at the database may take, by a clock that no one sets.
///
/// The limits of a connection bound what a thread waits for a socket; no decision of Beckon's hangs on them, so that
/// they read the machine's clock themselves.
struct Deadline: Sendable {
    private let instant: ContinuousClock.Instant

    init(after limit: Milliseconds) {
        self.init(at: .now.advanced(by: .milliseconds(limit.count)))
    }

    init(at instant: ContinuousClock.Instant) {
        self.instant = instant
    }

    var hasPassed: Bool { remaining == 0 }

    /// Whole milliseconds that are left, rounded up, as `poll(2)` takes them.
    var remaining: Int32 {
        let left = ContinuousClock.now.duration(to: instant)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        guard seconds < 1_000_000 else { return .max }
        return Int32(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
