package import Beckon
import Logging
import Synchronization

/// Reports events to ``PresenceKeeper`` and carries out its actions, on clients and in the database.
///
/// It reports the result of an action before it starts the next one; several events are handled at the same time.
package final class PresenceService: Sendable {
    /// For how many chats timers run at a time, so that they share commits: a node that dies leaves many.
    ///
    /// Each of them takes 120 KiB while it runs, and the allocator keeps what all of them take, in each of its arenas.
    private static let timerConcurrency = 16

    private let keeper: Mutex<PresenceKeeper>
    private let clients: any ClientHolder
    private let chats: ChatService
    private let rows: ClientRows
    private let store: any Store
    private let time: any TimeSource
    private let logger: Logger
    private let capacity: Int

    init(
        clients: any ClientHolder, chats: ChatService, rows: ClientRows, store: any Store, time: any TimeSource,
        logger: Logger, capacity: Int = PresenceKeeper.capacity
    ) {
        self.clients = clients
        self.chats = chats
        self.rows = rows
        self.store = store
        self.time = time
        self.logger = logger
        self.capacity = capacity
        keeper = Mutex(PresenceKeeper(node: chats.node, isShared: store.isShared, capacity: capacity))
    }

    // MARK: - Events

    /// A client is about to read its customer's chats.
    func comes(_ client: HeldClient, _ entry: ClientEntry) async -> PresenceAnswer {
        await answer(to: .comes(client, entry))
    }

    /// A client leaves or has left.
    func goes(_ departure: ClientDeparture) async -> PresenceAnswer {
        await answer(to: going(departure))
    }

    /// Gives a new chat to its customer's clients at this node; until a client comes, the chat is offered again.
    ///
    /// - Throws: ``StoreError``, ``ChatRefusal``; the chat is offered again nevertheless.
    package func chatStarted(_ head: ChatHead) async throws {
        guard let user = head.customer.user else { return }
        try await tell(.chatBegan(head, clients: clients.clients(of: .user(user))))
    }

    /// A chat of another node may belong to a client of this one.
    func chatMet(_ head: ChatHead) async throws {
        guard let user = head.customer.user else { return }
        try await tell(.chatMet(head, clients: clients.clients(of: .user(user))))
    }

    /// Another node has changed a chat.
    func chatChangedElsewhere(_ head: ChatHead) async {
        var readers = clients.clients(reading: head.id)
        if let user = head.customer.user {
            readers += clients.clients(of: .user(user)).filter { client in
                !readers.contains { $0.clientID == client.clientID }
            }
        }
        guard !readers.isEmpty else { return }
        // What cannot be stored now is found at the next check of the chat.
        _ = try? await tell(.chatChangedElsewhere(head, clients: readers))
    }

    /// Other nodes took over because this node's lease had expired.
    func leaseLost() async { _ = try? await tell(.leaseLost) }

    /// Finishes what could not be finished at once; to be called once a second.
    package func housekeep() async throws {
        for turn in PresenceTurn.housekeeping { try await tell(.turn(turn)) }
    }

    /// Finds missed clients and runs the timers of chats that are due; to be called once a second.
    package func timersDue() async throws {
        for turn in PresenceTurn.timers { try await tell(.turn(turn)) }
    }

    // MARK: - Actions

    private func going(_ departure: ClientDeparture) -> PresenceEvent {
        var departure = departure
        if departure.client.scope.chat == nil {
            departure.bystanders = departure.positions.flatMap { clients.clients(reading: $0.chat) }
                .filter { $0.scope.chat != nil }.map(\.clientID)
        }
        return .goes(departure, clients: clients.clients(of: departure.client.scope))
    }

    private func answer(to event: PresenceEvent) async -> PresenceAnswer {
        // An event that waits for an answer never leads to `giveUp`.
        (try? await tell(event)) ?? .busy
    }

    /// Reports an event and carries out the actions that follow.
    ///
    /// - Returns: The answer, if the event has one.
    /// - Throws: The error of an action, if the keeper gives up.
    @discardableResult
    func tell(_ event: PresenceEvent) async throws -> PresenceAnswer? {
        // The next action is the last element.
        var actions = Array(handle(event).reversed())
        var (answer, failure) = (PresenceAnswer?.none, (any Error)?.none)
        while let action = actions.popLast() {
            switch action {
            case .answer(let given): answer = given
            case .giveUp: if let failure { throw failure }
            default:
                do {
                    if let event = try await perform(action) { actions += handle(event).reversed() }
                } catch {
                    failure = error
                    actions += handle(.failed(action)).reversed()
                }
            }
        }
        return answer
    }

    private func handle(_ event: PresenceEvent) -> [PresenceAction] {
        keeper.withLock { $0.handle(event, at: time.uptime) }
    }

    /// Carries out one action.
    ///
    /// - Returns: The result, if the keeper needs it.
    private func perform(_ action: PresenceAction) async throws -> PresenceEvent? {
        switch action {
        case .forget(let clientID): clients.forget(clientID)
        case .forgetEverybody: for clientID in clients.everybody { clients.forget(clientID) }
        case .attach(let heads, let clientID): for head in heads { clients.attach(head, to: clientID) }
        case .setTrust(let heads, let ids):
            let trusts = chats.trustsClientID(heads)
            for clientID in ids { clients.setTrust(trusts, of: clientID) }
        case .lookFor(let arrivals):
            return .lookedFor(arrivals, held: Set(arrivals.map(\.clientID).filter(clients.holds)))
        case .findClient(let clientID, let review): return .found(clients.client(clientID), review)
        case .listClients: return .listed(clients.everybody)
        case .findKnown(let clients, let purpose): return try await findKnown(clients, purpose)
        case .storePresent(let client, let purpose): return try await storePresent(client, purpose)
        case .storeIdle(let client):
            try await rows.keepIdle(client)
            return .isIdle(client)
        case .storeAway(let departure): return try await storeAway(departure)
        case .moveCursors(let departure):
            try await chats.advanceCursors([ClientPositions(departure.client.clientID, departure.positions)])
            return .cursorsMoved(departure)
        case .removeRow(let departure):
            try await rows.remove(departure.client.clientID)
            return .rowRemoved(departure)
        case .storeReadPositions: try await chats.advanceCursors(clients.takeReadPositions(limit: capacity))
        case .readChats(let arrival):
            let present = try await chats.chatsPresent(with: arrival.clientID, arrival.scope)
            return .chatsOf(
                arrival, present: present, isHeld: clients.holds(arrival.clientID),
                clients: clients.clients(of: arrival.scope))
        case .readHead(let chat, let left): return try await readHead(of: chat, left: left)
        case .readHeldChats(let last, let limit):
            let page = try await store.presentChats(heldBy: chats.node, after: last, limit: limit)
            return .heldChats(page, held: Set(page.compactMap(\.presentClient).filter(clients.holds)))
        case .lookAtChatsDue(let putOff): try await lookAtChatsDue(but: putOff)
        case .letTimeAct(let head, let sighting): return try await letTimeAct(on: head, sighting)
        case .tellAgain(let departure):
            return going(departure)
        case .answer, .giveUp: break
        }
        return nil
    }

    private func findKnown(_ clients: [HeldClient], _ purpose: PresencePurpose) async throws -> PresenceEvent {
        var (known, unknown): ([HeldClient], [HeldClient]) = ([], [])
        for client in clients {
            if try await rows.isKnown(client.clientID) { known.append(client) } else { unknown.append(client) }
        }
        return .known(known, unknown: unknown, purpose)
    }

    private func storePresent(_ client: HeldClient, _ purpose: PresencePurpose) async throws -> PresenceEvent {
        var (row, handOver) = (rows.live(client), HandOver.arrived)
        var (asked, held) = (Int?.none, [ChatPosition]())
        switch purpose {
        case .entry(.subscription): break
        case .entry(.resumption(let stored, let known)): (row, handOver) = (stored, known)
        case .entry(.request(let position)): asked = position
        case .replacing, .review, .following, .giving: held = clients.readPositions(of: client.clientID)
        }
        let heads = try await chats.customerPresent(row, handOver: handOver, asked: asked, held: held)
        return heads.map { .isPresent(client, $0, purpose) } ?? .hasSaidGoodBye(client, purpose)
    }

    private func storeAway(_ departure: ClientDeparture) async throws -> PresenceEvent {
        let hasChanged = try await chats.customerAway(
            departure.positions, clientID: departure.client.clientID,
            departure.kind == .goodBye ? .goodBye : .missed, lastSent: departure.lastSent)
        return .isAway(departure, hasChanged: hasChanged)
    }

    private func readHead(
        of chat: UnclaimedChat, left: ArraySlice<UnclaimedChat>
    ) async throws -> PresenceEvent {
        var head: ChatHead?
        do {
            head = try await chats.currentHead(chat.chat)
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            // The chat was erased.
        }
        return .headOf(chat, head, clients: clients.clients(of: .user(chat.user)), left: left)
    }

    // MARK: - Time

    private func lookAtChatsDue(but putOff: Set<ChatID>) async throws {
        let due = try await chats.chatsDue(but: putOff)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, head) in due.enumerated() {
                if index >= Self.timerConcurrency { try await group.next() }
                group.addTask {
                    let head = self.chats.registry.withLock { $0.refresh(head) }
                    let isHeld = head.presentClient.map(self.clients.holds) ?? false
                    try await self.tell(.chatDue(head, isHeld: isHeld))
                }
            }
            try await group.waitForAll()
        }
    }

    private func letTimeAct(on head: ChatHead, _ sighting: Sighting) async throws -> PresenceEvent? {
        do {
            let after = try await chats.timeReached(head.id, sighting)
            return .timeActed(on: head, sighting, after: after)
        } catch let refusal as ChatRefusal {
            // The next round tries again; the other chats must not wait for this one.
            logger.debug("a chat's timer was refused", metadata: ["error.code": "\(refusal.code.rawValue)"])
            return nil
        } catch let error as StoreError where error.code == .refused || error.code == .unusable {
            logger.error(
                "a chat's timer cannot be stored; it is tried again in a minute",
                metadata: ["chat.id": "\(head.id.text)", "error.code": "\(error.code.rawValue)"])
            return .timeNotTaken(head.id)
        }
    }
}

extension ChatHead {
    /// The client that the customer is stored as present with.
    fileprivate var presentClient: String? {
        if case .present(let clientID) = attendance.presence { clientID } else { nil }
    }
}
