import Synchronization

/// A wall clock that goes on by the monotonic clock from where it was last set: a jump of the machine's own wall clock
/// moves nothing.
///
/// With a shared database it follows the database's clock, so that all nodes agree about due times.
package final class SteadyTime: TimeSource {
    /// Larger steps of the machine's wall clock are jumps, which are not followed.
    private static let largestStep: Int64 = 2_000

    private let base: any TimeSource
    /// The wall clock less the monotonic clock, in milliseconds.
    private let offset: Mutex<Int64>

    /// - Parameter base: the machine's clocks; its wall clock gives the first setting.
    package init(_ base: any TimeSource) {
        self.base = base
        offset = Mutex(base.now.milliseconds - base.uptime)
    }

    package var now: Timestamp { Timestamp(milliseconds: base.uptime + offset.withLock { $0 }) }

    package var uptime: Int64 { base.uptime }

    package func sleep(_ amount: Milliseconds) async throws { try await base.sleep(amount) }

    /// Sets it to another clock.
    ///
    /// - Parameters:
    ///   - time: what the other clock showed.
    ///   - uptime: when it showed that, by ``uptime``.
    package func set(to time: Timestamp, at uptime: Int64) {
        offset.withLock { $0 = time.milliseconds - uptime }
    }

    /// Follows the small corrections of the machine's wall clock.
    package func follow() {
        let offset = base.now.milliseconds - base.uptime
        self.offset.withLock { if abs(offset - $0) <= Self.largestStep { $0 = offset } }
    }
}
