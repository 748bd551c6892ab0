/// Pauses of the service by the operator.
extension CallbackSession {
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
