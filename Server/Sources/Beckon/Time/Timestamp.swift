/// A point in time of the wall clock, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// Used for everything that is stored or shown. Time-outs inside a process use ``TimeSource/uptime`` instead.
package struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    package var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// This time moved by an amount, held inside what a 64-bit number can say.
    package func advanced(by amount: Milliseconds) -> Timestamp {
        let (sum, overflow) = milliseconds.addingReportingOverflow(amount.count)
        guard overflow else { return Timestamp(milliseconds: sum) }
        return Timestamp(milliseconds: amount.count > 0 ? .max : .min)
    }

    /// Whole seconds from an earlier time to this one; 0 when the clock went back.
    package func seconds(since earlier: Timestamp) -> Int64 {
        let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
        return overflow ? 0 : max(0, difference / 1_000)
    }
}

/// A length of time in whole milliseconds.
package struct Milliseconds: Hashable, Comparable, Sendable {
    package var count: Int64

    package init(_ count: Int64) {
        self.count = count
    }

    /// A length given in seconds, held inside what a 64-bit number of milliseconds can say.
    package static func seconds(_ seconds: Int64) -> Milliseconds {
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
        return Milliseconds(overflow ? (seconds > 0 ? .max : .min) : product)
    }

    package static func < (left: Milliseconds, right: Milliseconds) -> Bool {
        left.count < right.count
    }

    package static let zero = Milliseconds(0)
}
