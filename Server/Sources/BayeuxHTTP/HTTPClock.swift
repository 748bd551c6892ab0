package import BeckonTime
import Foundation
import NIOCore

/// The clocks that the HTTP pipeline reads.
package struct HTTPClock: Sendable {
    /// The monotonic clock that Bayeux uses.
    package let uptime: @Sendable () -> Uptime
    /// The time of day.
    package let now: @Sendable () -> Timestamp

    /// Describes the clocks.
    ///
    /// - Parameters:
    ///   - uptime: A clock that never goes back; the hub's ticks use the same one.
    ///   - now: The time of day.
    package init(uptime: @escaping @Sendable () -> Uptime, now: @escaping @Sendable () -> Timestamp) {
        self.uptime = uptime
        self.now = now
    }

    /// The clocks of the machine; the monotonic one is that of the event loops.
    package static let system = HTTPClock(
        uptime: { Uptime(milliseconds: Int64(clamping: NIODeadline.now().uptimeNanoseconds / 1_000_000)) },
        now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) })
}
