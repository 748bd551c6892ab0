import Synchronization

/// A wall clock that follows the monotonic clock from the time it was last set to, so that a jump of the machine's own
/// wall clock does not affect it.
///
/// With a shared database it follows the database's clock, so that all nodes agree about due times.
package final class SteadyTime: TimeSource {
    /// The largest correction of the machine's wall clock that is followed, in milliseconds; a larger one is a jump.
    private static let largestStep: Int64 = 2_000

    private let base: any TimeSource
    /// The wall clock minus the monotonic clock, in milliseconds.
    private let offset: Mutex<Int64>

    /// - Parameter base: the machine's clocks; its wall clock gives the first time.
    package init(_ base: any TimeSource) {
        self.base = base
        offset = Mutex(base.now.milliseconds - base.uptime.milliseconds)
    }

    package var now: Timestamp { Timestamp(milliseconds: base.uptime.milliseconds + offset.withLock { $0 }) }

    package var uptime: Uptime { base.uptime }

    package func sleep(_ amount: Milliseconds) async throws { try await base.sleep(amount) }

    /// Sets it to another clock's time.
    ///
    /// - Parameters:
    ///   - time: the other clock's time.
    ///   - uptime: the ``uptime`` at which the other clock had that time.
    package func set(to time: Timestamp, at uptime: Uptime) {
        offset.withLock { $0 = time.milliseconds - uptime.milliseconds }
    }

    /// Follows the small corrections of the machine's wall clock.
    package func follow() {
        let offset = base.now.milliseconds - base.uptime.milliseconds
        self.offset.withLock { if abs(offset - $0) <= Self.largestStep { $0 = offset } }
    }
}
