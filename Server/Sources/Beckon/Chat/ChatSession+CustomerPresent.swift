/// Makes the customer present.
extension ChatSession {
    mutating func customerPresent(_ clientID: String, _ node: NodeID, _ handOver: HandOver, from position: Int?) {
        // The client has said good-bye, and this node does not know it yet.
        if case .away(_, let farewell) = head.presence, farewell == clientID { return }
        let isSame = head.presence == .present(clientID: clientID)
        guard !isSame || head.holder != node || position != nil else { return }
        setsCursor = true
        if isSame, position == nil {
            // The last answer of the earlier node may not have arrived; what that node wrote a second time has.
            if handOver == .arrived { head.cursor = max(head.cursor, min(head.handedOver, head.sent)) }
            head.handedOver = max(head.handedOver, head.sent, head.cursor)
        } else {
            if let position { head.cursor = min(max(position, 0), head.lastPosition) }
            head.handedOver = head.cursor
        }
        // This node has written nothing yet; if it dies before it does, it was no second time.
        head.sent = head.cursor
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
}
