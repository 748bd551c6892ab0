import Beckon

/// Who is there: decides when a customer is present, when it becomes away, and what has to be looked at again.
///
/// Pure. It is told what happens, what its actions brought and what the time is, and says what to do next. It remembers
/// only what could not be finished at once; every such list has a bound, and what is beyond it is looked for in the store
/// or among the clients that are here, see ``PresenceSearch``. So nobody is forgotten, however much fails at once.
///
/// A customer becomes away in `PresenceKeeper+CustomerAway`.
struct PresenceKeeper: Sendable {
    /// How many departures, returns and chats are remembered at most, each, and a quarter of how many arrivals; what is more
    /// is searched for.
    static let capacity = 16_384

    /// The node this is.
    let node: NodeID
    /// Whether other nodes share the database.
    let isShared: Bool
    private let capacity: Int

    private var arrivals: ClientArrivals
    /// Missed clients whose going away could not be stored.
    private var departures: [Departure] = []
    /// Clients whose return may have crossed their going away.
    private var crossedReturns: [String] = []
    /// New chats whose customer has no client yet.
    private var unclaimedChats: [UnclaimedChat] = []
    private var putOff = PutOffChats()
    /// What was passed over because there was no room for it.
    private(set) var search = PresenceSearch()

    init(
        node: NodeID, isShared: Bool, capacity: Int = PresenceKeeper.capacity,
        arrivals: Int? = nil
    ) {
        self.node = node
        self.isShared = isShared
        self.capacity = capacity
        self.arrivals = ClientArrivals(capacity: arrivals ?? 4 * capacity)
    }

    /// Takes what happened.
    ///
    /// - Parameters:
    ///   - event: What happened, or what an action brought.
    ///   - uptime: The time of the monotonic clock.
    /// - Returns: What is to be done, in order; what follows from one comes before the next.
    mutating func handle(_ event: PresenceEvent, at uptime: Int64) -> [PresenceAction] {
        switch event {
        case .comes(let client, let entry): return [.storePresent(client, .entry(entry))]
        case .goes(let departure, let clients): return departs(departure, clients, at: uptime)
        case .chatBegan(let head, let clients): return give(head, to: clients, .began, at: uptime)
        case .chatMet(let head, let clients): return give(head, to: clients, .met, at: uptime)
        case .chatChangedElsewhere(let head, let clients):
            return clients.flatMap { follow(head, $0, at: uptime) }
        case .turn(let turn): return begin(turn, at: uptime)
        case .chatDue(let head, let isHeld): return [.letTimeAct(on: head, sighting(head, isHeld: isHeld))]
        case .leaseLost: return [.forgetEverybody]
        case .known(let known, let unknown, let purpose):
            return parted(unknown, at: uptime) + goOn(with: known, unknown: unknown, purpose, at: uptime)
        case .isPresent(let client, let heads, let purpose):
            awaitArrival(client.clientID, client.user, at: uptime)
            return isPresent(client, heads, purpose, at: uptime)
        case .hasSaidGoodBye(let client, let purpose):
            return parted([client], at: uptime) + isNotPresent(client, purpose, at: uptime)
        case .isIdle: return [.answer(.reads([]))]
        case .isAway(let departure, let hasChanged): return isAway(departure, hasChanged: hasChanged)
        case .cursorsMoved(let departure): return cursorsMoved(departure)
        case .rowRemoved(let departure): return departure.kind == .goodBye ? [.answer(.gone)] : []
        case .lookedFor(let arrivals, let held):
            return arrivals.filter { !held.contains($0.clientID) }.map { .readChats(of: $0) }
        case .chatsOf(let arrival, let present, let isHeld, let clients):
            return isHeld || present.isEmpty ? [] : neverCame(arrival, present, clients, at: uptime)
        case .headOf(let chat, let head, let clients, let left):
            guard let head, head.presence == .expected else { return next(left) }
            return give(head, to: clients, .unclaimed(chat, left: left), at: uptime)
        case .found(let client, let review): return look(at: client, review)
        case .heldChats(let heads, let held): return searched(heads, held: held, at: uptime)
        case .listed(let clients):
            search.list(clients)
            return next(.search(left: search.takeClients()))
        case .timeActed(let before, let sighting, let after):
            return timeActed(on: before, sighting, after: after, at: uptime)
        case .timeNotTaken(let chat):
            putOff.add(chat, at: uptime)
            return []
        case .failed(let action): return failed(action, at: uptime)
        }
    }
}

// MARK: - What is remembered

extension PresenceKeeper {
    /// A client that is stored as being here has its time to show itself; without room it is looked for in the store.
    mutating func awaitArrival(_ clientID: String, _ user: String, at uptime: Int64) {
        if !arrivals.add(clientID: clientID, user: user, at: uptime) { search.beginWithChats() }
    }

    /// A departure is told once more in the next round; without room its chats are looked for in the store.
    mutating func remember(_ departure: Departure) {
        if departures.count < capacity { departures.append(departure) } else { search.beginWithChats() }
    }

    /// A client is looked at in the next round; without room all that are here are.
    mutating func lookAgain(at clientID: String) {
        if crossedReturns.count < capacity { crossedReturns.append(clientID) } else { search.beginWithClients() }
    }

    /// A chat is offered in the next round; without room all clients that are here are asked for their chats.
    mutating func remember(_ chat: UnclaimedChat) {
        if unclaimedChats.count < capacity { unclaimedChats.append(chat) } else { search.beginWithClients() }
    }

    /// Chats could not be looked at.
    ///
    /// One that has been tried for too long is found by its customer's clients, if there are any.
    mutating func rememberAgain(_ chats: ArraySlice<UnclaimedChat>, at uptime: Int64) {
        for chat in chats {
            if isExpected(chat, at: uptime) { remember(chat) } else { search.beginWithClients() }
        }
    }

    /// Whether the customer of a new chat still has time to come.
    func isExpected(_ chat: UnclaimedChat, at uptime: Int64) -> Bool {
        uptime - chat.since <= ChatSession.pollingPatience.count
    }

    /// Clients of a page could not be looked at.
    mutating func giveBack(_ clients: ArraySlice<String>) { search.giveBack(clients) }

    private mutating func begin(_ turn: PresenceTurn, at uptime: Int64) -> [PresenceAction] {
        switch turn {
        case .readPositions: return [.storeReadPositions]
        case .departures:
            defer { departures.removeAll() }
            return departures.map { .tellAgain($0) }
        case .crossedReturns:
            defer { crossedReturns.removeAll() }
            return next(.crossedReturns(left: crossedReturns[...]))
        case .unclaimedChats:
            defer { unclaimedChats.removeAll() }
            return next(unclaimedChats[...])
        case .search: return searchOn()
        case .arrivals:
            let due = arrivals.takeDue(at: uptime)
            return due.isEmpty ? [] : [.lookFor(due)]
        case .chatsDue: return [.lookAtChatsDue(but: putOff.current(at: uptime))]
        }
    }
}

// MARK: - The search for what was passed over

extension PresenceKeeper {
    private mutating func searchOn() -> [PresenceAction] {
        var actions: [PresenceAction] = []
        // Whom it finds becomes an arrival, which needs room.
        let limit = min(PresenceSearch.page, arrivals.room)
        if let last = search.lastChat, limit > 0 { actions.append(.readHeldChats(after: last.id, limit: limit)) }
        guard search.seeksClients else { return actions }
        return actions + (search.needsList ? [.listClients] : next(.search(left: search.takeClients())))
    }

    private mutating func searched(_ heads: [ChatHead], held: Set<String>, at uptime: Int64) -> [PresenceAction] {
        for head in heads {
            guard let user = head.user, case .present(let clientID) = head.presence, !held.contains(clientID) else {
                continue
            }
            // It has the time of an arrival to show itself: it may be coming in this very moment.
            awaitArrival(clientID, user, at: uptime)
        }
        search.found(through: heads.last?.id)
        return []
    }

    /// Looks at the next client of a review.
    func next(_ review: ClientReview) -> [PresenceAction] {
        switch review {
        case .crossedReturns(let left):
            left.first.map { [.findClient($0, .crossedReturns(left: left.dropFirst()))] } ?? []
        case .search(let left): left.first.map { [.findClient($0, .search(left: left.dropFirst()))] } ?? []
        }
    }

    private func look(at client: HeldClient?, _ review: ClientReview) -> [PresenceAction] {
        guard let client else { return next(review) }
        // One that has not connected yet is about to say for itself that it is there.
        if case .search = review, !client.hasConnected { return next(review) }
        return [.findKnown([client], .review(review))]
    }
}

// MARK: - What failed

extension PresenceKeeper {
    private mutating func failed(_ action: PresenceAction, at uptime: Int64) -> [PresenceAction] {
        switch action {
        case .findKnown(let clients, let purpose): return failed(clients, purpose, at: uptime)
        case .storePresent(let client, let purpose):
            // It may be written nonetheless.
            awaitArrival(client.clientID, client.user, at: uptime)
            return failed([client], purpose, at: uptime)
        case .storeIdle(let client): return failed([client], .entry(.subscription), at: uptime)
        case .storeAway(let departure), .moveCursors(let departure), .removeRow(let departure):
            return failed(departure, at: uptime)
        case .readChats(let arrival):
            awaitArrival(arrival.clientID, arrival.user, at: uptime)
            return []
        case .readHead(let chat, let left):
            rememberAgain(left + [chat], at: uptime)
            return [.giveUp]
        case .storeReadPositions, .readHeldChats, .lookAtChatsDue, .letTimeAct: return [.giveUp]
        // These need nobody who could fail.
        case .forget, .forgetEverybody, .attach, .setTrust, .lookFor, .findClient, .listClients, .tellAgain, .answer,
            .giveUp:
            return []
        }
    }

    private mutating func failed(
        _ clients: [HeldClient], _ purpose: PresencePurpose, at uptime: Int64
    ) -> [PresenceAction] {
        switch purpose {
        case .entry(.subscription):
            // It may be written, and the client go on at another node: a session without chats here would hide that from
            // it when it comes back.
            return clients.map { .forget($0.clientID) } + [.answer(.busy)]
        case .entry(.resumption): return [.answer(.busy)]
        case .replacing(let departure): return failed(departure, at: uptime)
        // The store does not answer: asking it about each of the others would hold the timers up. In case it is about this
        // one only, the others come first next time.
        case .review(.crossedReturns(let left)):
            for client in left + clients.map(\.clientID) { lookAgain(at: client) }
            return [.giveUp]
        case .review(.search(let left)):
            giveBack(left + clients.map(\.clientID))
            return [.giveUp]
        case .following: return []
        case .giving(let gift): return failed(gift, at: uptime)
        }
    }
}
