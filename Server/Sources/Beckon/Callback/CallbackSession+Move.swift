/// What a wish for another time does.
extension CallbackSession {
    /// Whether the callback can have another time: only before anything was agreed on with the customer.
    package func canMove(at now: Timestamp) -> Bool {
        switch phase(at: now) {
        case .scheduled, .waitingForAgent, .asked, .lapsed, .snoozed: true
        case .open: record.state != .routing
        case .calling: !record.isOnTelephone
        case .unanswered, .confirmed, .reached, .connected, .ended: false
        }
    }

    /// Gives the callback another time; without one it is started as if it were new.
    mutating func move(to time: Timestamp?, at now: Timestamp) {
        guard canMove(at: now) else { return }
        record.desiredTime = time
        record.expiresAt = max(now, time ?? now).advanced(by: options.timeToLive)
        _ = start(at: now)
    }

    /// Gives the callback another time for the company, and tells the customer.
    mutating func moveByCompany(to time: Timestamp?, at now: Timestamp) -> CallbackPush? {
        guard canMove(at: now) else { return nil }
        move(to: time, at: now)
        return record.step == .ended ? nil : notice(.moved, at: now)
    }

    /// Cancels the callback for the company, and tells the customer.
    mutating func cancelByCompany(at now: Timestamp) -> CallbackPush? {
        guard record.step != .ended else { return nil }
        end(.cancelledByAdmin)
        return notice(.cancelled, at: now)
    }
}
