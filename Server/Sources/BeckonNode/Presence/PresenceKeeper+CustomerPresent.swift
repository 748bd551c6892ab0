import Beckon

/// A customer is present while one of its clients reads its chats: a client that subscribed or came back, one that
/// stays when another leaves, or one that this node held already when a chat began.
extension PresenceKeeper {
    // MARK: - Whether a client may count as present

    /// Forgets clients that have said good-bye at another node; where their customers are still stored as present with
    /// them, they are missed if they do not come back.
    mutating func parted(_ clients: [HeldClient], at uptime: Uptime) -> [PresenceAction] {
        for client in clients { awaitArrival(client.clientID, client.scope, at: uptime) }
        return clients.map { .forget($0.clientID) }
    }

    mutating func goOn(
        with known: [HeldClient], unknown: [HeldClient], _ purpose: PresencePurpose, at uptime: Uptime
    ) -> [PresenceAction] {
        if case .giving(var gift) = purpose {
            gift.clients = known
            return known.last.map { [.storePresent($0, .giving(gift))] } ?? isNotGiven(gift, at: uptime)
        }
        if let client = known.first { return [.storePresent(client, purpose)] }
        return unknown.first.map { isNotPresent($0, purpose, at: uptime) } ?? []
    }

    mutating func isPresent(
        _ client: HeldClient, _ heads: [ChatHead], _ purpose: PresencePurpose, at uptime: Uptime
    ) -> [PresenceAction] {
        let reads = PresenceAction.attach(heads, to: client.clientID)
        switch purpose {
        // Without chats nothing was stored for the client; other nodes have to know it nevertheless.
        case .entry(.subscription) where heads.isEmpty && isShared: return [.storeIdle(client)]
        case .entry: return [.answer(.reads(heads))]
        case .replacing(let departure): return [reads] + isReplaced(departure)
        case .review(let review): return [reads] + next(review)
        case .following: return [reads]
        case .giving(let gift): return isGiven(gift, heads, to: client)
        }
    }

    /// The client has said good-bye, and is forgotten already.
    mutating func isNotPresent(
        _ client: HeldClient, _ purpose: PresencePurpose, at uptime: Uptime
    ) -> [PresenceAction] {
        switch purpose {
        case .entry: [.answer(.unknown)]
        case .replacing(let departure): isNotReplaced(departure)
        case .review(let review): next(review)
        case .following: []
        case .giving(let gift): isNotGiven(gift, at: uptime)
        }
    }

    // MARK: - Changes by other nodes

    /// Follows another node's change to a chat: a client that the other node holds now is no longer this node's.
    ///
    /// If another client of the same customer left there while one is connected here, the customer is still present.
    mutating func follow(_ head: ChatHead, _ client: HeldClient, at uptime: Uptime) -> [PresenceAction] {
        switch head.attendance.presence {
        case .present(client.clientID):
            guard let holder = head.attendance.holder, holder != node else { return [] }
            return [.forget(client.clientID)]
        // The client said good-bye at the other node.
        case .away(_, client.clientID): return parted([client], at: uptime)
        case .away where head.life.state != .ended && client.hasConnected: return [.findKnown([client], .following)]
        case .present, .away, .expected, .polling: return []
        }
    }

    // MARK: - Chats without a client

    /// Gives a chat to its customer's clients at this node.
    mutating func give(
        _ head: ChatHead, to clients: [HeldClient], _ origin: ChatGift.Origin, at uptime: Uptime
    ) -> [PresenceAction] {
        guard let user = head.customer.user, head.attendance.presence == .expected else { return [] }
        let gift = ChatGift(head: head, user: user, origin: origin)
        return clients.isEmpty ? isNotGiven(gift, at: uptime) : [.findKnown(clients, .giving(gift))]
    }

    /// Lets all clients of the customer read the chat, and the client that the customer is present with read all its
    /// chats.
    private func isGiven(_ gift: ChatGift, _ heads: [ChatHead], to client: HeldClient) -> [PresenceAction] {
        let head = heads.first { $0.id == gift.head.id } ?? gift.head
        let ids = gift.clients.map(\.clientID)
        let actions: [PresenceAction] =
            [.setTrust(by: heads, of: ids)] + ids.map { .attach([head], to: $0) } + [
                .attach(heads, to: client.clientID)
            ]
        guard case .unclaimed(_, let left) = gift.origin else { return actions }
        return actions + next(left)
    }

    /// Without a client the chat is checked again, for as long as its customer is expected.
    private mutating func isNotGiven(_ gift: ChatGift, at uptime: Uptime) -> [PresenceAction] {
        switch gift.origin {
        case .began: remember(UnclaimedChat(chat: gift.head.id, user: gift.user, since: uptime))
        case .met: break
        case .unclaimed(let chat, let left):
            if isExpected(chat, at: uptime) { remember(chat) }
            return next(left)
        }
        return []
    }

    mutating func failed(_ gift: ChatGift, at uptime: Uptime) -> [PresenceAction] {
        switch gift.origin {
        case .began: remember(UnclaimedChat(chat: gift.head.id, user: gift.user, since: uptime))
        case .met: break
        case .unclaimed(let chat, let left): rememberAgain(left + [chat], at: uptime)
        }
        return [.giveUp]
    }

    /// Checks the next unclaimed chat; its client may have come by itself since, and may have left again.
    func next(_ left: ArraySlice<UnclaimedChat>) -> [PresenceAction] {
        left.first.map { [.readHead(of: $0, left: left.dropFirst())] } ?? []
    }
}
