extension SessionSummary {
    func with(subscriptions: [String]) -> SessionSummary {
        var changed = self
        changed.subscriptions = subscriptions
        return changed
    }
}
