/// Makes the customer away: in the background, missed by a node, or not seen for too long.
extension ChatSession {
    mutating func customerAway(position: Int?, _ absence: Absence) {
        if let clientID = absence.clientID, head.presence != .present(clientID: clientID), !head.presence.isAway {
            return
        }
        var (reached, farewell) = (position ?? head.cursor, String?.none)
        switch absence {
        case .missed(_, let node):
            // The node is late if another one holds the client by now, or the client said good-bye there.
            if head.presence.isAway || (head.holder ?? node) != node { return }
            // The node's position may be behind the stored cursor. A client's own position may move the cursor back.
            reached = max(position ?? 0, head.cursor)
        case .goodBye(let clientID): farewell = clientID
        case .unseen: break
        }
        let cursor = min(max(reached, 0), head.lastPosition)
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

    /// Judges the events that the customer did not have when it left, as if they were new.
    mutating func judgeEventsBeyondCursor() {
        guard head.lastPushable > head.cursor else { return cancelDebts() }
        guard head.firstPushDue == nil else { return }
        let verdict = NotificationPolicy.decideForAbsence(
            head: head, options: options, now: now, hasDevices: !audience.devices.isEmpty)
        carryOut(verdict, after: head.cursor, through: head.lastPosition)
    }

    // MARK: - Time

    mutating func timeReached(_ sighting: Sighting) {
        guard head.state != .ended else { return look(after: nil) }
        if now >= head.expiresAt {
            customerEvent(.left, "has left the session")
            end()
            return cancelDebts()
        }
        switch head.presence {
        case .away: look(after: nil)
        case .expected: customerAway(position: nil, .unseen)
        case .polling:
            if let patience = head.seenAt?.advanced(by: Self.pollingPatience), now < patience {
                isChanged = true
                head.due = min(patience, head.expiresAt)
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
            head.holder = head.holder ?? node
            look(after: nil)
        case .elsewhere(present) where head.holder != nil: look(after: nil)
        case .missing(present, let node) where (head.holder ?? node) == node: customerAway(position: nil, .unseen)
        case .none, .held, .elsewhere, .missing:
            // The client or its holder has changed since the node looked; it looks again.
            break
        }
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

    /// Sets when the chat is due again: after an amount of time, at the latest when it expires.
    mutating func look(after amount: Milliseconds?) {
        isChanged = true
        guard head.state != .ended else { return head.due = nil }
        let time = amount.map { now.advanced(by: $0) } ?? head.expiresAt
        head.due = min(time, head.expiresAt)
    }
}
