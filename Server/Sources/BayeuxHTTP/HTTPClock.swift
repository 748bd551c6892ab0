import Foundation
import NIOCore

/// The clocks that the HTTP pipeline reads.
package struct HTTPClock: Sendable {
    /// The time that Bayeux counts in, in milliseconds on a monotonic clock.
    package let monotonicMilliseconds: @Sendable () -> Int64
    /// The time of day, in milliseconds since 1970.
    package let wallMilliseconds: @Sendable () -> Int64

    /// Describes the clocks.
    ///
    /// - Parameters:
    ///   - monotonicMilliseconds: A monotonic clock in milliseconds, the one that drives the hub's ticks.
    ///   - wallMilliseconds: The milliseconds since 1970.
    package init(
        monotonicMilliseconds: @escaping @Sendable () -> Int64, wallMilliseconds: @escaping @Sendable () -> Int64
    ) {
        self.monotonicMilliseconds = monotonicMilliseconds
        self.wallMilliseconds = wallMilliseconds
    }

    /// The clocks of the machine; the monotonic one is that of the event loops.
    package static let system = HTTPClock(
        monotonicMilliseconds: { Int64(clamping: NIODeadline.now().uptimeNanoseconds / 1_000_000) },
        wallMilliseconds: { Int64(Date().timeIntervalSince1970 * 1_000) })

    /// The time that answers are dated with, in seconds since 1970.
    func wallSeconds() -> Int64 { wallMilliseconds() / 1_000 }
}
