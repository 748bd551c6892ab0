extension SessionSummary {
    func with(subscriptions: [String]) -> SessionSummary {
        SessionSummary(
            clientID: clientID, user: user, browserID: browserID, subscriptions: subscriptions,
            hasConnected: hasConnected)
    }

    func with(hasConnected: Bool) -> SessionSummary {
        SessionSummary(
            clientID: clientID, user: user, browserID: browserID, subscriptions: subscriptions,
            hasConnected: hasConnected)
    }
}

extension Int64 {
    /// The sum, or the nearest number there is.
    func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}
