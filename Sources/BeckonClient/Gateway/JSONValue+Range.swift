import BeckonJSON

extension JSONValue {
    /// The number, brought into a range; nil for what is no integer.
    ///
    /// Whatever counts, waits or points with a number from outside reads it with this.
    func integer(clampedTo range: ClosedRange<Int64>) -> Int64? { int64?.brought(into: range) }

    /// The same for a number that may be carried as a text.
    func number(clampedTo range: ClosedRange<Int64>) -> Int64? {
        (int64 ?? string.flatMap { Int64($0) })?.brought(into: range)
    }
}

extension Comparable {
    /// The nearest value of a range.
    func brought(into range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
