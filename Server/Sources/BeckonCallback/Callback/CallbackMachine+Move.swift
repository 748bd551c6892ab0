package import Beckon

/// What a wish for another time does.
extension CallbackMachine {
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

/// Pauses of the service by the operator.
extension CallbackMachine {
    /// Pauses a callback that waits in the queue; one with an open menu or a call under way goes on.
    mutating func pause(at now: Timestamp) {
        guard record.state == .queued else { return }
        switch record.step {
        case .scheduled, .waitingForAgent, .connecting, .dialDue: move(to: .paused, record.step)
        default: break
        }
    }

    /// Queues a paused callback again, and acts on a time that was reached meanwhile.
    mutating func resume(at now: Timestamp) {
        guard record.state == .paused else { return }
        switch record.step {
        case .scheduled(let until):
            move(to: options.schedules(until, at: now) ? .scheduled : .queued, record.step)
        default: move(to: .queued, record.step)
        }
    }

    /// Pauses a callback whose next step is due now, because its service is paused.
    ///
    /// - Returns: Whether it is paused.
    mutating func holdBack() -> Bool {
        guard surroundings.isPaused else { return false }
        move(to: .paused, record.step)
        return true
    }
}
