/// A point in time of a clock that never goes back, in whole milliseconds from an arbitrary start.
///
/// Used for time-outs inside a process. Stored or shown times are ``Timestamp``s.
package struct Uptime: Hashable, Comparable, Sendable {
    /// Milliseconds from the clock's start.
    package var milliseconds: Int64

    @inlinable
    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    @inlinable
    package static func < (left: Uptime, right: Uptime) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// This time moved by an amount, clamped to the range of a 64-bit number.
    @inlinable
    package func advanced(by amount: Milliseconds) -> Uptime {
        Uptime(milliseconds: milliseconds.addingClamped(amount.count))
    }

    /// The time from another time to this one; negative if the other is later.
    @inlinable
    package func elapsed(since earlier: Uptime) -> Milliseconds {
        Milliseconds(milliseconds.subtractingClamped(earlier.milliseconds))
    }

    /// The start of the clock.
    @inlinable package static var start: Uptime { Uptime(milliseconds: 0) }

    /// The earliest point in time.
    @inlinable package static var distantPast: Uptime { Uptime(milliseconds: .min) }

    /// The latest point in time: a deadline that is never reached.
    @inlinable package static var never: Uptime { Uptime(milliseconds: .max) }
}
