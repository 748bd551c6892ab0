/// A point in time of the wall clock, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// Used for everything that is stored or shown. Time-outs inside a process use ``Uptime`` instead.
package struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    package var milliseconds: Int64

    @inlinable
    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    @inlinable
    package static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// This time moved by an amount, clamped to the range of a 64-bit number.
    @inlinable
    package func advanced(by amount: Milliseconds) -> Timestamp {
        Timestamp(milliseconds: milliseconds.addingClamped(amount.count))
    }

    /// Whole seconds from an earlier time to this one; 0 if the other time is later or the difference overflows.
    package func seconds(since earlier: Timestamp) -> Int64 {
        let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
        return overflow ? 0 : max(0, difference / 1_000)
    }
}
