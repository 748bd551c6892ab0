/// A point in time of a clock that never goes back, in whole milliseconds from a start that means nothing.
///
/// Used for time-outs inside a process. What is stored or shown is a ``Timestamp``.
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

    /// This time moved by an amount, held inside what a 64-bit number can say.
    @inlinable
    package func advanced(by amount: Milliseconds) -> Uptime {
        Uptime(milliseconds: milliseconds.addingClamped(amount.count))
    }

    /// How much later this is than another time; less than zero where it is earlier.
    @inlinable
    package func elapsed(since earlier: Uptime) -> Milliseconds {
        Milliseconds(milliseconds.subtractingClamped(earlier.milliseconds))
    }

    /// Where the clock starts.
    @inlinable package static var start: Uptime { Uptime(milliseconds: 0) }

    /// Before all others.
    @inlinable package static var distantPast: Uptime { Uptime(milliseconds: .min) }

    /// After all others: what never comes.
    @inlinable package static var never: Uptime { Uptime(milliseconds: .max) }
}
