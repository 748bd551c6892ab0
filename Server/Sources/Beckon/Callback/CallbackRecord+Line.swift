extension CallbackRecord {
    /// Keeps the place in the line of the service through a change.
    ///
    /// What was scheduled has its place since its time, however late that is acted on; all else since it asked. A new wish for
    /// a later time is a later place, one for an earlier time no better one.
    ///
    /// - Parameters:
    ///   - before: the callback before the change; of version 0 for a new one.
    ///   - now: the time of the change.
    mutating func keepPlace(after before: CallbackRecord, now: Timestamp) {
        if state.isInLine {
            leftAt = nil
            guard let since = before.queuedAt else {
                let wasScheduled = before.state == .scheduled && before.desiredTime == desiredTime
                queuedAt = wasScheduled ? desiredTime ?? now : max(now, desiredTime ?? now)
                return
            }
            let isMoved = before.desiredTime != desiredTime
            queuedAt = isMoved ? max(since, desiredTime ?? since) : since
        } else if state == .scheduled {
            queuedAt = nil
            leftAt = nil
        } else if queuedAt != nil, leftAt == nil {
            leftAt = now
        }
    }
}
