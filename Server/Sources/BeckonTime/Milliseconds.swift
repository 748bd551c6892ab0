/// A length of time in whole milliseconds.
package struct Milliseconds: Hashable, Comparable, Sendable {
    package var count: Int64

    @inlinable
    package init(_ count: Int64) {
        self.count = count
    }

    /// A length given in seconds, clamped to the range of a 64-bit number of milliseconds.
    @inlinable
    package static func seconds(_ seconds: Int64) -> Milliseconds {
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
        return Milliseconds(overflow ? (seconds > 0 ? .max : .min) : product)
    }

    @inlinable
    package static func < (left: Milliseconds, right: Milliseconds) -> Bool {
        left.count < right.count
    }

    /// The sum, clamped to the range of a 64-bit number.
    @inlinable
    package static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
        Milliseconds(left.count.addingClamped(right.count))
    }

    /// The difference, clamped to the range of a 64-bit number.
    @inlinable
    package static func - (left: Milliseconds, right: Milliseconds) -> Milliseconds {
        Milliseconds(left.count.subtractingClamped(right.count))
    }

    /// The quotient, rounded towards zero; the divisor must not be 0.
    @inlinable
    package static func / (left: Milliseconds, divisor: Int64) -> Milliseconds {
        Milliseconds(left.count / divisor)
    }

    @inlinable package static var zero: Milliseconds { Milliseconds(0) }

    /// The longest length.
    @inlinable package static var forever: Milliseconds { Milliseconds(.max) }
}

extension Int64 {
    /// The sum, or the nearest representable number if it overflows.
    @inlinable
    package func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the nearest representable number if it overflows.
    @inlinable
    package func subtractingClamped(_ other: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }
}
