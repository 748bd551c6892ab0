extension MemoryTables {
    /// What breaks a rule about callbacks and their slots.
    func callbackViolations(now: Timestamp) -> [AuditReport.Violation] {
        var violations: [AuditReport.Violation] = []
        func add(_ rule: AuditRule, _ id: ServiceID) { violations.append(.init(rule: rule, subject: "\(id)")) }
        for record in callbacks.values {
            for rule in AuditRule.allCases where breaks(rule, record) { add(rule, record.id) }
        }
        for booking in bookings.values where isLost(booking, now: now) { add(.slotsHaveCallbacks, booking.callback) }
        for id in Set(callbackKeys.filter { !$0.value.isEmpty }.keys).union(starts.keys) where callbacks[id] == nil {
            add(.keysHaveCallbacks, id)
        }
        let slots = Dictionary(grouping: bookings.values) { "slot \($0.time.milliseconds) of \($0.service)" }
        for (name, places) in slots where places.count > places.compactMap({ capacities[$0.callback] }).max() ?? .max {
            violations.append(.init(rule: .slotsWithinCapacity, subject: name))
        }
        return violations
    }

    private func breaks(_ rule: AuditRule, _ record: CallbackRecord) -> Bool {
        let step = StoredStep(record.step)
        let isCompleted = record.state == .completed
        switch rule {
        case .scheduledHasSlot:
            return record.state == .scheduled && bookings[record.id].map { !$0.isFor(record) } ?? true
        case .reasonsFollowState:
            return isCompleted != (record.reason != nil)
        case .stepsFollowState:
            return !step.word.states.contains(record.state)
                || step.word == .scheduled && record.desiredTime != step.until
        case .wakesFollowStep:
            guard let due = record.due else { return !isCompleted }
            let counts = record.state != .paused && (step.word != .offered || record.state == .queued)
            return isCompleted || due > record.expiresAt || counts && due > step.until ?? due
        case .lineFollowsState:
            return record.state.isInLine != (record.queuedAt != nil && record.leftAt == nil)
                || (record.state == .scheduled || record.queuedAt == nil) && record.leftAt != nil
        case .callsHaveResults:
            return (step.word == .reached || record.reason == .customerNotReached) && record.calls.first?.result == nil
                || record.calls.dropLast().contains { $0.result == nil } || record.submissions < 0
        default: return false
        }
    }

    /// Whether no callback needs the place, or needed it.
    private func isLost(_ booking: SlotBooking, now: Timestamp) -> Bool {
        guard let record = callbacks[booking.callback], booking.isFor(record) else { return true }
        return record.state == .completed && record.desiredTime.map { $0 > now } ?? false
    }
}

extension SlotBooking {
    /// Whether it is for the callback's service and desired time.
    fileprivate func isFor(_ record: CallbackRecord) -> Bool {
        service == record.serviceName && time == record.desiredTime
    }
}
