/// Makes the customer present.
extension ChatSession {
    mutating func customerPresent(_ clientID: String, _ node: NodeID, _ handOver: HandOver, from position: Int?) {
        // The client has said good-bye, and this node does not know it yet.
        if case .away(_, let farewell) = head.attendance.presence, farewell == clientID { return }
        let isSame = head.attendance.presence == .present(clientID: clientID)
        guard !isSame || head.attendance.holder != node || position != nil else { return }
        setsCursor = true
        if isSame, position == nil {
            // The last answer of the earlier node may not have arrived; what that node wrote a second time has.
            if handOver == .arrived {
                head.attendance.cursor = max(
                    head.attendance.cursor, min(head.attendance.handedOver, head.attendance.sent))
            }
            head.attendance.handedOver = max(head.attendance.handedOver, head.attendance.sent, head.attendance.cursor)
        } else {
            if let position { head.attendance.cursor = min(max(position, 0), head.lastPosition) }
            head.attendance.handedOver = head.attendance.cursor
        }
        // This node has written nothing yet; if it dies before it does, it was no second time.
        head.attendance.sent = head.attendance.cursor
        head.attendance.holder = node
        if isSame {
            isChanged = true
        } else {
            returned(as: .present(clientID: clientID))
        }
        look(after: nil)
    }

    mutating func customerPolled() {
        guard head.customer.user == nil, head.life.state != .ended || head.attendance.presence.isAway else { return }
        if head.attendance.presence.isAway {
            returned(as: .polling)
        } else {
            guard head.attendance.seenAt.map({ now >= $0.advanced(by: Self.pollingMark) }) ?? true else { return }
            isChanged = true
        }
        head.attendance.seenAt = now
        look(after: Self.pollingPatience)
    }

    mutating func returned(as presence: CustomerPresence) {
        isChanged = true
        workChanged = true
        if head.attendance.presence.isAway { cancelDebts() }
        head.attendance.firstPushDue = nil
        head.attendance.presence = presence
    }
}
