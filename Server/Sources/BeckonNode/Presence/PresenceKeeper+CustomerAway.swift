import Beckon

/// A customer becomes away when its client says good-bye, stops polling or never shows itself, and no other client of the
/// customer is here to keep it present.
extension PresenceKeeper {
    // MARK: - A client goes

    mutating func departs(
        _ departure: Departure, _ clients: [HeldClient], at uptime: Int64
    ) -> [PresenceAction] {
        switch departure.kind {
        // It read nothing, so its customer is not stored as present with it.
        case .missed where departure.positions.isEmpty: return []
        // The new one may not come so far as to be present; until it does, another one of the customer's is.
        case .replaced: awaitArrival(departure.client.clientID, departure.client.user, at: uptime)
        case .goodBye, .missed, .neverCame: break
        }
        var departure = departure
        departure.others = clients.filter { $0.clientID != departure.client.clientID && $0.hasConnected }
        return goOn(departure)
    }

    /// A client that was stored as being here has not shown itself, and is missed like any other.
    mutating func neverCame(
        _ arrival: ClientArrivals.Arrival, _ chats: [ChatID], _ clients: [HeldClient], at uptime: Int64
    ) -> [PresenceAction] {
        let client = HeldClient(clientID: arrival.clientID, user: arrival.user)
        let departure = Departure(client, .neverCame, chats.map { ChatPosition($0, nil) })
        return departs(departure, clients, at: uptime)
    }

    /// The next one of the customer's other clients keeps it present, reading on from where the departed one was; without
    /// one the customer is away.
    func goOn(_ departure: Departure) -> [PresenceAction] {
        if departure.others.isEmpty, departure.kind != .replaced { return [.storeAway(departure)] }
        return [.moveCursors(departure)]
    }

    func cursorsMoved(_ departure: Departure) -> [PresenceAction] {
        guard let other = departure.others.first else { return [.removeRow(departure)] }
        return [.findKnown([other], .replacing(departure))]
    }

    /// Another client has the customer now.
    mutating func isReplaced(_ departure: Departure) -> [PresenceAction] {
        switch departure.kind {
        case .goodBye, .replaced: return [.removeRow(departure)]
        case .missed, .neverCame:
            lookAgain(at: departure.client.clientID)
            return []
        }
    }

    /// The other client that was to keep the customer present has left as well.
    func isNotReplaced(_ departure: Departure) -> [PresenceAction] {
        var departure = departure
        departure.others.removeFirst()
        return goOn(departure)
    }

    mutating func isAway(_ departure: Departure, hasChanged: Bool) -> [PresenceAction] {
        switch departure.kind {
        case .goodBye: return [.answer(.gone)]
        case .missed, .neverCame:
            // Its return may have crossed this. A client that another node holds, or that has said good-bye there, is none
            // of this node's business.
            if hasChanged { lookAgain(at: departure.client.clientID) }
            return []
        case .replaced: return []
        }
    }

    mutating func failed(_ departure: Departure, at uptime: Int64) -> [PresenceAction] {
        switch departure.kind {
        case .goodBye:
            // It lives on. Whoever left meanwhile did not count on a client that was about to go.
            lookAgain(at: departure.client.clientID)
            return [.answer(.busy)]
        case .missed:
            // Nobody waits for this; it is told again until the store takes it.
            remember(departure)
        case .neverCame: awaitArrival(departure.client.clientID, departure.client.user, at: uptime)
        // The new client reads on from an older cursor: events come again, none is lost.
        case .replaced: break
        }
        return []
    }

    // MARK: - A chat's time has come

    /// What this node sees of the client that a customer is stored as present with.
    func sighting(_ head: ChatHead, isHeld: Bool) -> Sighting {
        guard case .present(let clientID) = head.presence else { return .none }
        // What another node holds is that node's to miss, until its lease ends.
        if let holder = head.holder, holder != node { return .elsewhere(clientID: clientID) }
        return isHeld ? .held(clientID: clientID, by: node) : .missing(clientID: clientID, at: node)
    }

    mutating func timeActed(
        on before: ChatHead, _ sighting: Sighting, after: ChatHead, at uptime: Int64
    ) -> [PresenceAction] {
        switch sighting {
        case .held(let clientID, _):
            // It became this node's with it, and may be forgotten here in this very moment.
            if before.holder == nil, let user = before.user { awaitArrival(clientID, user, at: uptime) }
        case .missing(let clientID, _):
            // Its return may have crossed this.
            if after.presence.isAway { lookAgain(at: clientID) }
        case .none, .elsewhere: break
        }
        return []
    }
}
