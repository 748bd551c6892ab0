import Beckon

/// A customer becomes away when its client says good-bye, stops polling or never shows itself, and no other client of the
/// customer is here to keep it present.
extension PresenceKeeper {
    // MARK: - A client leaves

    mutating func departs(
        _ departure: ClientDeparture, _ clients: [HeldClient], at uptime: Uptime
    ) -> [PresenceAction] {
        switch departure.kind {
        // It read nothing, so its customer is not stored as present with it.
        case .missed where departure.positions.isEmpty: return []
        // The new client may never become present: then the old one is missed when its time as an arrival ends. Until
        // the new client is present, another client of the customer is.
        case .replaced: awaitArrival(departure.client.clientID, departure.client.scope, at: uptime)
        case .goodBye, .missed, .neverCame: break
        }
        var departure = departure
        departure.others = clients.filter { $0.clientID != departure.client.clientID && $0.hasConnected }
        return goOn(departure)
    }

    /// A client that was stored as present has not shown itself; it is missed like any other.
    mutating func neverCame(
        _ arrival: ClientArrivals.Arrival, _ chats: [ChatID], _ clients: [HeldClient], at uptime: Uptime
    ) -> [PresenceAction] {
        let client = HeldClient(clientID: arrival.clientID, scope: arrival.scope)
        let departure = ClientDeparture(client, .neverCame, chats.map { ChatPosition($0, nil) })
        return departs(departure, clients, at: uptime)
    }

    /// Lets the next of the customer's other clients keep it present, reading on from the departed client's position;
    /// without one the customer is away.
    func goOn(_ departure: ClientDeparture) -> [PresenceAction] {
        if departure.others.isEmpty, departure.kind != .replaced { return [.storeAway(departure)] }
        return [.moveCursors(departure)]
    }

    func cursorsMoved(_ departure: ClientDeparture) -> [PresenceAction] {
        guard let other = departure.others.first else { return [.removeRow(departure)] }
        return [.findKnown([other], .replacing(departure))]
    }

    /// Another client keeps the customer present.
    mutating func isReplaced(_ departure: ClientDeparture) -> [PresenceAction] {
        switch departure.kind {
        case .goodBye, .replaced: return [.removeRow(departure)]
        case .missed, .neverCame:
            lookAgain(at: departure.client.clientID)
            return []
        }
    }

    /// The other client that was to keep the customer present has left as well.
    func isNotReplaced(_ departure: ClientDeparture) -> [PresenceAction] {
        var departure = departure
        departure.others.removeFirst()
        return goOn(departure)
    }

    mutating func isAway(_ departure: ClientDeparture, hasChanged: Bool) -> [PresenceAction] {
        for clientID in departure.bystanders { lookAgain(at: clientID) }
        switch departure.kind {
        case .goodBye: return [.answer(.gone)]
        case .missed, .neverCame:
            // The client's return may have raced with this. A client that another node holds, or that said good-bye
            // there, is not checked here.
            if hasChanged { lookAgain(at: departure.client.clientID) }
            return []
        case .replaced: return []
        }
    }

    mutating func failed(_ departure: ClientDeparture, at uptime: Uptime) -> [PresenceAction] {
        switch departure.kind {
        case .goodBye:
            // The client lives on. A client that left meanwhile did not count on this one, which was about to leave.
            lookAgain(at: departure.client.clientID)
            return [.answer(.busy)]
        case .missed:
            // No caller waits for this: the departure is repeated until the store takes it.
            remember(departure)
        case .neverCame: awaitArrival(departure.client.clientID, departure.client.scope, at: uptime)
        // The new client reads on from an older cursor: events are sent again, none is lost.
        case .replaced: break
        }
        return []
    }

    // MARK: - A chat is due

    /// Returns what this node knows of the client that a customer is stored as present with.
    func sighting(_ head: ChatHead, isHeld: Bool) -> Sighting {
        guard case .present(let clientID) = head.attendance.presence else { return .none }
        // Only the node that holds a client may miss it, until that node's lease expires.
        if let holder = head.attendance.holder, holder != node { return .elsewhere(clientID: clientID) }
        return isHeld ? .held(clientID: clientID, by: node) : .missing(clientID: clientID, at: node)
    }

    mutating func timeActed(
        on before: ChatHead, _ sighting: Sighting, after: ChatHead, at uptime: Uptime
    ) -> [PresenceAction] {
        switch sighting {
        case .held(let clientID, _):
            // This commit made this node the client's holder, and the client may be forgotten here at the same moment.
            if before.attendance.holder == nil { awaitArrival(clientID, ClientScope(before), at: uptime) }
        case .missing(let clientID, _):
            // The client's return may have raced with this.
            if after.attendance.presence.isAway { lookAgain(at: clientID) }
        case .none, .elsewhere: break
        }
        return []
    }
}
