import Beckon

/// Decides when a customer is present, when it becomes away, and what has to be checked again.
///
/// It is pure: it gets events, results of actions and the time, and returns the next actions. It remembers only work
/// that could not be finished at once. Each list has a bound; what exceeds it is searched for in the store or among
/// this node's clients, see ``PresenceSearch``. So no customer is forgotten, however much fails at once.
///
/// A customer becomes away in `PresenceKeeper+CustomerAway`.
struct PresenceKeeper: Sendable {
    /// The largest number of departures, returns and chats that are remembered, each, and a quarter of that of
    /// arrivals; what exceeds it is searched for.
    static let capacity = 16_384

    /// This node.
    let node: NodeID
    /// Whether other nodes share the database.
    let isShared: Bool
    private let capacity: Int

    private var arrivals: ClientArrivals
    /// Departures of missed clients that could not be stored.
    private var departures: [ClientDeparture] = []
    /// Clients whose return may have raced with their departure.
    private var crossedReturns: [String] = []
    /// New chats whose customer has no client yet.
    private var unclaimedChats: [UnclaimedChat] = []
    private var putOff = PutOffChats()
    /// The search for what there was no room to remember.
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

    /// Handles an event.
    ///
    /// - Parameters:
    ///   - event: What happened, or the result of an action.
    ///   - uptime: The time of the monotonic clock.
    /// - Returns: The actions to carry out, in order; the actions that follow from one come before the next.
    mutating func handle(_ event: PresenceEvent, at uptime: Uptime) -> [PresenceAction] {
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
            awaitArrival(client.clientID, client.scope, at: uptime)
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
            guard let head, head.attendance.presence == .expected else { return next(left) }
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

// MARK: - Remembered work

extension PresenceKeeper {
    /// Gives a client that is stored as present its time to show itself; without room the store is searched for it.
    mutating func awaitArrival(_ clientID: String, _ scope: ClientScope, at uptime: Uptime) {
        if !arrivals.add(clientID: clientID, scope, at: uptime) { search.beginWithChats() }
    }

    /// Repeats a departure in the next round; without room the store is searched for its chats.
    mutating func remember(_ departure: ClientDeparture) {
        if departures.count < capacity { departures.append(departure) } else { search.beginWithChats() }
    }

    /// Checks a client in the next round; without room all clients of this node are checked.
    mutating func lookAgain(at clientID: String) {
        if crossedReturns.count < capacity { crossedReturns.append(clientID) } else { search.beginWithClients() }
    }

    /// Offers a chat in the next round; without room all clients of this node are checked for their chats.
    mutating func remember(_ chat: UnclaimedChat) {
        if unclaimedChats.count < capacity { unclaimedChats.append(chat) } else { search.beginWithClients() }
    }

    /// Remembers chats that could not be checked.
    ///
    /// A chat that has been tried for too long is found through its customer's clients, if there are any.
    mutating func rememberAgain(_ chats: ArraySlice<UnclaimedChat>, at uptime: Uptime) {
        for chat in chats {
            if isExpected(chat, at: uptime) { remember(chat) } else { search.beginWithClients() }
        }
    }

    /// Whether the customer of a new chat still has time to come.
    func isExpected(_ chat: UnclaimedChat, at uptime: Uptime) -> Bool {
        uptime.elapsed(since: chat.since) <= ChatSession.pollingPatience
    }

    /// Gives clients of a page that could not be checked back to the search.
    mutating func giveBack(_ clients: ArraySlice<String>) { search.giveBack(clients) }

    private mutating func begin(_ turn: PresenceTurn, at uptime: Uptime) -> [PresenceAction] {
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

// MARK: - The search

extension PresenceKeeper {
    private mutating func searchOn() -> [PresenceAction] {
        var actions: [PresenceAction] = []
        // Each client that it finds becomes an arrival, which needs room.
        let limit = min(PresenceSearch.page, arrivals.room)
        if let last = search.lastChat, limit > 0 { actions.append(.readHeldChats(after: last.id, limit: limit)) }
        guard search.seeksClients else { return actions }
        return actions + (search.needsList ? [.listClients] : next(.search(left: search.takeClients())))
    }

    private mutating func searched(_ heads: [ChatHead], held: Set<String>, at uptime: Uptime) -> [PresenceAction] {
        for head in heads {
            guard case .present(let clientID) = head.attendance.presence, !held.contains(clientID) else { continue }
            // The client has the time of an arrival to show itself: it may be arriving at this moment.
            awaitArrival(clientID, ClientScope(head), at: uptime)
        }
        search.found(through: heads.last?.id)
        return []
    }

    /// Checks the next client of a review.
    func next(_ review: ClientReview) -> [PresenceAction] {
        switch review {
        case .crossedReturns(let left):
            left.first.map { [.findClient($0, .crossedReturns(left: left.dropFirst()))] } ?? []
        case .search(let left): left.first.map { [.findClient($0, .search(left: left.dropFirst()))] } ?? []
        }
    }

    private func look(at client: HeldClient?, _ review: ClientReview) -> [PresenceAction] {
        guard let client else { return next(review) }
        // A client that has not polled yet is about to report itself.
        if case .search = review, !client.hasConnected { return next(review) }
        return [.findKnown([client], .review(review))]
    }
}

// MARK: - Failures

extension PresenceKeeper {
    private mutating func failed(_ action: PresenceAction, at uptime: Uptime) -> [PresenceAction] {
        switch action {
        case .findKnown(let clients, let purpose): return failed(clients, purpose, at: uptime)
        case .storePresent(let client, let purpose):
            // It may be stored nevertheless.
            awaitArrival(client.clientID, client.scope, at: uptime)
            return failed([client], purpose, at: uptime)
        case .storeIdle(let client): return failed([client], .entry(.subscription), at: uptime)
        case .storeAway(let departure), .moveCursors(let departure), .removeRow(let departure):
            return failed(departure, at: uptime)
        case .readChats(let arrival):
            awaitArrival(arrival.clientID, arrival.scope, at: uptime)
            return []
        case .readHead(let chat, let left):
            rememberAgain(left + [chat], at: uptime)
            return [.giveUp]
        case .storeReadPositions, .readHeldChats, .lookAtChatsDue, .letTimeAct: return [.giveUp]
        // These cannot fail.
        case .forget, .forgetEverybody, .attach, .setTrust, .lookFor, .findClient, .listClients, .tellAgain, .answer,
            .giveUp:
            return []
        }
    }

    private mutating func failed(
        _ clients: [HeldClient], _ purpose: PresencePurpose, at uptime: Uptime
    ) -> [PresenceAction] {
        switch purpose {
        case .entry(.subscription):
            // It may be stored, and the client may continue at another node: if it came back here, a session without
            // chats would hide them.
            return clients.map { .forget($0.clientID) } + [.answer(.busy)]
        case .entry(.resumption), .entry(.request): return [.answer(.busy)]
        case .replacing(let departure): return failed(departure, at: uptime)
        // The store does not answer: asking about each of the other clients would delay the timers. If the fault is
        // this client's alone, the others come first next time.
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
