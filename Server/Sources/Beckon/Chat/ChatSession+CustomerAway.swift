/// Makes the customer away: in the background, missed by a node, or not seen for too long.
extension ChatSession {
    mutating func customerAway(position: Int?, _ absence: Absence) {
        if let clientID = absence.clientID, head.attendance.presence != .present(clientID: clientID),
            !head.attendance.presence.isAway
        {
            return
        }
        var (reached, farewell) = (position ?? head.attendance.cursor, String?.none)
        switch absence {
        case .missed(_, let node):
            // The node is late if another one holds the client by now, or the client said good-bye there.
            if head.attendance.presence.isAway || (head.attendance.holder ?? node) != node { return }
            // The node's position may be behind the stored cursor. A client's own position may move the cursor back.
            reached = max(position ?? 0, head.attendance.cursor)
        case .goodBye(let clientID): farewell = clientID
        case .unseen: break
        }
        let cursor = min(max(reached, 0), head.lastPosition)
        if case .away(let since, let earlier) = head.attendance.presence, let farewell, farewell != earlier {
            isChanged = true
            head.attendance.presence = .away(since: since, farewell: farewell)
        }
        guard !head.attendance.presence.isAway || cursor != head.attendance.cursor else { return }
        isChanged = true
        setsCursor = true
        head.attendance.cursor = cursor
        head.attendance.sent = cursor
        head.attendance.handedOver = cursor
        head.attendance.holder = nil
        if !head.attendance.presence.isAway {
            workChanged = true
            head.attendance.presence = .away(since: now, farewell: farewell)
            head.attendance.firstPushDue = nil
        }
        look(after: nil)
        judgeEventsBeyondCursor()
    }

    /// Judges the events that the customer did not have when it left, as if they were new.
    mutating func judgeEventsBeyondCursor() {
        guard head.lastPushable > head.attendance.cursor else { return cancelDebts() }
        guard head.attendance.firstPushDue == nil else { return }
        let verdict = NotificationPolicy.decideForAbsence(
            head: head, options: options, now: now, hasDevices: !audience.devices.isEmpty)
        carryOut(verdict, after: head.attendance.cursor, through: head.lastPosition)
    }

    // MARK: - Time

    mutating func timeReached(_ sighting: Sighting) {
        guard head.life.state != .ended else { return look(after: nil) }
        if now >= head.life.expiresAt {
            customerEvent(.left, "has left the session")
            end()
            return cancelDebts()
        }
        switch head.attendance.presence {
        case .away: look(after: nil)
        case .expected: customerAway(position: nil, .unseen)
        case .polling:
            if let patience = head.attendance.seenAt?.advanced(by: Self.pollingPatience), now < patience {
                isChanged = true
                head.life.due = min(patience, head.life.expiresAt)
            } else {
                customerAway(position: nil, .unseen)
            }
        case .present(let clientID): timeReached(with: clientID, sighting)
        }
    }

    /// Acts on a due chat whose customer is stored as present with a client.
    private mutating func timeReached(with present: String, _ sighting: Sighting) {
        switch sighting {
        case .held(present, let node):
            head.attendance.holder = head.attendance.holder ?? node
            look(after: nil)
        case .elsewhere(present) where head.attendance.holder != nil: look(after: nil)
        case .missing(present, let node) where (head.attendance.holder ?? node) == node:
            customerAway(position: nil, .unseen)
        case .none, .held, .elsewhere, .missing:
            // The client or its holder has changed since the node looked; it looks again.
            break
        }
    }

    mutating func released(from node: NodeID?, until time: Timestamp) {
        guard head.life.state != .ended, node == nil || head.attendance.holder == node else { return }
        let due: Timestamp
        switch head.attendance.presence {
        case .present: due = time
        case .expected: due = max(time, head.life.due ?? time)
        case .polling, .away: return
        }
        isChanged = true
        head.attendance.holder = nil
        head.life.due = min(due, head.life.expiresAt)
    }

    /// Sets when the chat is due again: after an amount of time, at the latest when it expires.
    mutating func look(after amount: Milliseconds?) {
        isChanged = true
        guard head.life.state != .ended else { return head.life.due = nil }
        let time = amount.map { now.advanced(by: $0) } ?? head.life.expiresAt
        head.life.due = min(time, head.life.expiresAt)
    }
}
