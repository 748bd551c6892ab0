/// Where the customer is: there, in the background, missed, or late.
extension ChatSession {
    mutating func customerPresent(_ clientID: String, _ node: NodeID, hasReadHandedOver: Bool) {
        // A node that has not heard of its good-bye is late.
        if case .away(_, let farewell) = head.presence, farewell == clientID { return }
        let isSame = head.presence == .present(clientID: clientID)
        guard !isSame || head.holder != node else { return }
        setsCursor = true
        // The last answer of the node before may not have arrived; the one before it has, or was written twice.
        if isSame, hasReadHandedOver { head.cursor = max(head.cursor, head.handedOver) }
        head.sent = isSame ? max(head.sent, head.cursor) : head.cursor
        head.handedOver = head.sent
        head.holder = node
        if isSame {
            isChanged = true
        } else {
            returned(as: .present(clientID: clientID))
        }
        look(after: nil)
    }

    mutating func customerPolled() {
        guard head.user == nil, head.state != .ended || head.presence.isAway else { return }
        if head.presence.isAway {
            returned(as: .polling)
        } else {
            guard head.seenAt.map({ now >= $0.advanced(by: Self.pollingMark) }) ?? true else { return }
            isChanged = true
        }
        head.seenAt = now
        look(after: Self.pollingPatience)
    }

    mutating func returned(as presence: CustomerPresence) {
        isChanged = true
        workChanged = true
        if head.presence.isAway { cancelDebts() }
        head.firstPushDue = nil
        head.presence = presence
    }

    mutating func customerAway(position: Int?, clientID: String?, node: NodeID?) {
        if let clientID, head.presence != .present(clientID: clientID), !head.presence.isAway { return }
        // A node that misses a client which another one holds, or which said good-bye elsewhere, is late.
        if let node, head.presence.isAway || (head.holder ?? node) != node { return }
        // What a client says counts as it is; a node that misses one may know less of it than is stored by now.
        let reached = node == nil ? position ?? head.cursor : max(position ?? 0, head.cursor)
        let cursor = min(max(reached, 0), head.lastPosition)
        let farewell = node == nil ? clientID : nil
        if case .away(let since, let earlier) = head.presence, let farewell, farewell != earlier {
            isChanged = true
            head.presence = .away(since: since, farewell: farewell)
        }
        guard !head.presence.isAway || cursor != head.cursor else { return }
        isChanged = true
        setsCursor = true
        head.cursor = cursor
        head.sent = cursor
        head.handedOver = cursor
        head.holder = nil
        if !head.presence.isAway {
            workChanged = true
            head.presence = .away(since: now, farewell: farewell)
            head.firstPushDue = nil
        }
        look(after: nil)
        judgeEventsBeyondCursor()
    }

    /// What the customer turned out not to have when it left counts like an event that comes now.
    mutating func judgeEventsBeyondCursor() {
        guard head.lastPushable > head.cursor else { return cancelDebts() }
        guard head.firstPushDue == nil else { return }
        let verdict = NotificationPolicy.decideForAbsence(
            head: head, options: options, now: now, hasDevices: !audience.devices.isEmpty)
        carryOut(verdict, after: head.cursor, through: head.lastPosition)
    }

    /// What is owed to it goes; where it cannot be taken from what is owed to the customer's other devices,
    /// ``Device/mayHear(of:)`` ends it when its time comes.
    mutating func deviceTaken(_ device: DeviceID) {
        guard head.deviceID == device else { return }
        isChanged = true
        head.deviceID = nil
        if head.presence.isAway, head.lastPushable > head.cursor {
            record(
                .ended, "cancelled", "the device belongs to another customer now", after: head.cursor,
                through: head.lastPushable, device: device)
        }
        if audience.devices.isEmpty { debts.append(.cancelOwed(lane: lane)) }
    }

    // MARK: - Time

    mutating func timeReached(isThere: Bool, clientID: String?, node: NodeID?) {
        guard head.state != .ended else { return look(after: nil) }
        if now >= head.expiresAt {
            customerEvent(.left, "has left the session")
            end()
            return cancelDebts()
        }
        if head.presence == .polling, let seenAt = head.seenAt {
            let patience = seenAt.advanced(by: Self.pollingPatience)
            if now < patience {
                isChanged = true
                head.due = min(patience, head.expiresAt)
                return
            }
        } else if case .present(let present) = head.presence, let clientID, clientID != present {
            // Another client than was looked for; the next look is about it.
            return
        } else if !isThere, case .present = head.presence, let node, let holder = head.holder, holder != node {
            // It came to another node since; that one misses it.
            return
        } else if isThere || head.presence.isAway {
            if isThere, case .present = head.presence, head.holder == nil { head.holder = node }
            return look(after: nil)
        }
        customerAway(position: nil, clientID: nil, node: nil)
    }

    mutating func released(from node: NodeID?, until time: Timestamp) {
        guard head.state != .ended, node == nil || head.holder == node else { return }
        let due: Timestamp
        switch head.presence {
        case .present: due = time
        case .expected: due = max(time, head.due ?? time)
        case .polling, .away: return
        }
        isChanged = true
        head.holder = nil
        head.due = min(due, head.expiresAt)
    }

    /// Sets when somebody has to look at the chat again: after an amount of time, at the latest at its end of life.
    mutating func look(after amount: Milliseconds?) {
        isChanged = true
        guard head.state != .ended else { return head.due = nil }
        let time = amount.map { now.advanced(by: $0) } ?? head.expiresAt
        head.due = min(time, head.expiresAt)
    }
}
