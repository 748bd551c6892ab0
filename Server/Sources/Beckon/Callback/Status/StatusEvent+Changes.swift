extension StatusEvent {
    /// The events of one change, in the order in which they happened.
    ///
    /// - Parameters:
    ///   - before: The callback before; with version 0 it is new.
    ///   - after: The callback after.
    /// - Returns: The events; none if nothing changed that is told.
    static func events(from before: CallbackRecord, to after: CallbackRecord) -> [StatusEvent] {
        let isNew = before.version == 0
        var events: [StatusEvent] = []
        func add(_ event: StatusEvent, if holds: Bool) { if holds { events.append(event) } }
        add(.created, if: isNew)
        let wasWaiting = isNew || before.state == .scheduled
        let entersQueue = wasWaiting && after.state != .scheduled && after.state != .completed
        add(.inQueue, if: entersQueue)
        add(.queued, if: after.state == .queued && (isNew || before.state != .queued))
        add(.reminder, if: after.isReminded && !before.isReminded && after.hasTime)
        add(
            .agentFound,
            if: before.step == .waitingForAgent && after.step != .waitingForAgent && after.isOffered && !isNew)
        add(.dialEnded, if: after.dialResults.count > before.dialResults.count)
        add(.dialBegan, if: after.isDialled && !before.isDialled)
        let isReached = after.isReached && !before.isReached
        add(.treatmentBegan, if: isReached)
        add(.customerQueued, if: after.state == .routing && before.state != .routing)
        add(.connected, if: after.step == .connected && before.step != .connected)
        let isOver = after.step == .ended && before.step != .ended
        add(.cancelled, if: isOver && [.cancelled, .cancelledByAdmin].contains(after.reason))
        add(.ended, if: isOver)
        add(.updated, if: !isNew && after.state != before.state)
        return events
    }
}

extension CallbackRecord {
    fileprivate var hasTime: Bool { if case .scheduled = step { true } else { false } }
    fileprivate var isDialled: Bool { if case .dialling = step { true } else { false } }
    fileprivate var isReached: Bool { if case .reached = step { true } else { false } }

    fileprivate var isOffered: Bool {
        switch step {
        case .offered, .connecting, .dialDue: true
        default: false
        }
    }
}
