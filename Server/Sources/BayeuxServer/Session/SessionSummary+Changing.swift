extension SessionSummary {
    func with(subscriptions: [String]) -> SessionSummary {
        var changed = self
        changed.subscriptions = subscriptions
        return changed
    }
}

extension Int64 {
    /// The sum, or the nearest number there is.
    func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}
