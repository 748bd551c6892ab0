package import Beckon

/// A decided change of one callback: its commit and the wakes to send after it.
package struct CallbackChange: Sendable {
    /// The callback after the commit.
    package let record: CallbackRecord
    package let commit: Commit
    package let wakes: [Wake]

    /// - Parameters:
    ///   - before: the record that was decided on.
    ///   - after: the decided record.
    ///   - push: the push that becomes owed; nil cancels what is owed.
    ///   - now: the time of the decision.
    ///   - booking: the slot from now on; nil keeps the slot as it is.
    ///   - first: changes for the same commit, placed before it.
    ///   - keepsPush: whether what is owed stays owed without a push, because nothing about the callback's step changed.
    package init(
        from before: CallbackRecord, to after: CallbackRecord, push: CallbackPush?, now: Timestamp,
        booking: CallbackBooking? = nil, first: [Change] = [], keepsPush: Bool = false
    ) {
        var record = after
        record.version = before.version + 1
        record.keepPlace(after: before, now: now)
        var changes = first + [.putCallback(record)]
        switch booking {
        case .slot(let slot, let capacity): changes.append(.bookSlot(slot, capacity: capacity))
        case CallbackBooking.none?: if before.version > 0 { changes.append(.freeSlot(of: record.id)) }
        // A callback that is taken back before its time gives its place to another one.
        case nil:
            if record.state == .completed, let time = before.desiredTime, time > now {
                changes.append(.freeSlot(of: record.id))
            }
        }
        var wakes: [Wake] = [.callback(record.id), .work]
        let isOther = record.deviceID != before.deviceID
        if before.version > 0, isOther || record.deviceID != nil && push == nil && !keepsPush {
            changes.append(.cancelOwed(lane: PushSubject.callback(record.id, action: "", alert: "").lane))
        }
        if let device = record.deviceID, let push {
            let owed = OwedPush(
                subject: .callback(record.id, action: push.action.rawValue, alert: push.alert), deviceID: device,
                due: now, expiresAt: push.expiresAt, reason: push.reason)
            changes.append(.owe(owed, now: now))
            wakes.append(.push)
        }
        if isOther, let device = before.deviceID { changes.append(.removeUnusedDevice(device)) }
        self.record = record
        self.wakes = wakes
        commit = Commit(expecting: .callback(record.id, version: before.version), changes)
    }
}

/// The time slot that a callback has.
package enum CallbackBooking: Hashable, Sendable {
    /// One of a slot's places, of which there are `capacity`.
    case slot(SlotBooking, capacity: Int)
    /// No slot: the callback is immediate.
    case none
}

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
