import Beckon

/// Everything that ``PresenceKeeper`` is told.
enum PresenceEvent: Hashable, Sendable {
    // MARK: Clients

    /// A client is about to read its customer's chats.
    case comes(HeldClient, ClientEntry)
    /// A client goes or has gone; `clients` are those of its customer that are here.
    case goes(Departure, clients: [HeldClient])

    // MARK: Chats

    /// A chat began here.
    case chatBegan(ChatHead, clients: [HeldClient])
    /// A chat of another node has no client yet.
    case chatMet(ChatHead, clients: [HeldClient])
    /// Another node has changed a chat.
    case chatChangedElsewhere(ChatHead, clients: [HeldClient])

    // MARK: Time and nodes

    /// The time for a part of what is done once a second.
    case turn(PresenceTurn)
    /// The time of a chat has come; `isHeld` says whether the client that its customer is present with is here.
    case chatDue(ChatHead, isHeld: Bool)
    /// The other nodes took this one for dead: nothing that it holds is its own.
    case leaseLost

    // MARK: What actions brought

    /// ``PresenceAction/findKnown(_:_:)``: who of the clients has said good-bye nowhere, and who has.
    case known([HeldClient], unknown: [HeldClient], PresencePurpose)
    /// ``PresenceAction/storePresent(_:_:)``: the customer is present with the client in these chats.
    case isPresent(HeldClient, [ChatHead], PresencePurpose)
    /// ``PresenceAction/storePresent(_:_:)``: the client has said good-bye, and stays gone.
    case hasSaidGoodBye(HeldClient, PresencePurpose)
    /// ``PresenceAction/storeIdle(_:)``.
    case isIdle(HeldClient)
    /// ``PresenceAction/storeAway(_:)``: `hasChanged` is false where the client was none of this node's business.
    case isAway(Departure, hasChanged: Bool)
    /// ``PresenceAction/moveCursors(_:)``.
    case cursorsMoved(Departure)
    /// ``PresenceAction/removeRow(_:)``.
    case rowRemoved(Departure)
    /// ``PresenceAction/lookFor(_:)``: who is here.
    case lookedFor([ClientArrivals.Arrival], held: Set<String>)
    /// ``PresenceAction/readChats(of:)``: the chats whose customer is still stored as present with it.
    case chatsOf(ClientArrivals.Arrival, present: [ChatID], isHeld: Bool, clients: [HeldClient])
    /// ``PresenceAction/readHead(of:left:)``: the chat as it stands; nil for one that was erased.
    case headOf(UnclaimedChat, ChatHead?, clients: [HeldClient], left: ArraySlice<UnclaimedChat>)
    /// ``PresenceAction/findClient(_:_:)``: the client as it is now; nil for one that is not here or is going.
    case found(HeldClient?, ClientReview)
    /// ``PresenceAction/readHeldChats(after:limit:)``: a page of chats and who of their clients is here.
    case heldChats([ChatHead], held: Set<String>)
    /// ``PresenceAction/listClients``.
    case listed([String])
    /// ``PresenceAction/letTimeAct(on:_:)``: the chat after it.
    case timeActed(on: ChatHead, Sighting, after: ChatHead)
    /// ``PresenceAction/letTimeAct(on:_:)``: the database takes this chat's change neither now nor soon.
    case timeNotTaken(ChatID)
    /// An action failed, and nothing is known of what it did.
    case failed(PresenceAction)
}

/// The parts of what is done once a second, in their order.
///
/// One that gives up does not let those after it begin.
enum PresenceTurn: Hashable, Sendable {
    /// Stores how far clients have read.
    case readPositions
    /// Stores once more who went.
    case departures
    /// Looks at clients whose return may have crossed their going away.
    case crossedReturns
    /// Looks for clients of new chats.
    case unclaimedChats
    /// Looks at a page of what was passed over.
    case search
    /// Misses clients that were stored as being here and did not show themselves.
    case arrivals
    /// Lets time act on chats.
    case chatsDue

    /// Finishes what could not be finished at once.
    static let housekeeping: [Self] = [.readPositions, .departures, .crossedReturns, .unclaimedChats, .search]
    /// Misses who is not seen.
    static let timers: [Self] = [.arrivals, .chatsDue]
}
