import Foundation
import NIOCore

/// The clocks that the HTTP pipeline reads.
package struct HTTPClock: Sendable {
    /// The time that Bayeux counts in, in milliseconds on a monotonic clock.
    package let monotonicMilliseconds: @Sendable () -> Int64
    /// The time that answers are dated with, in seconds since 1970.
    package let wallSeconds: @Sendable () -> Int64

    /// Describes the clocks.
    ///
    /// - Parameters:
    ///   - monotonicMilliseconds: A monotonic clock in milliseconds, the one that drives the hub's ticks.
    ///   - wallSeconds: The seconds since 1970.
    package init(
        monotonicMilliseconds: @escaping @Sendable () -> Int64, wallSeconds: @escaping @Sendable () -> Int64
    ) {
        self.monotonicMilliseconds = monotonicMilliseconds
        self.wallSeconds = wallSeconds
    }

    /// The clocks of the machine; the monotonic one is that of the event loops.
    package static let system = HTTPClock(
        monotonicMilliseconds: { Int64(clamping: NIODeadline.now().uptimeNanoseconds / 1_000_000) },
        wallSeconds: { Int64(Date().timeIntervalSince1970) })
}
