import Foundation

/// The time of day, for stand-ins whose test sets no clock of its own.
package enum SimulatedTime {
    /// Whole seconds since 1970 by the machine's clock.
    ///
    /// - Returns: Seconds, rounded down.
    @Sendable package static func seconds() -> Int64 { Int64(Date().timeIntervalSince1970) }
}
