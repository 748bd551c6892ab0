import Beckon

/// The events that ``PresenceKeeper`` gets.
enum PresenceEvent: Hashable, Sendable {
    // MARK: Clients

    /// A client is about to read its customer's chats.
    case comes(HeldClient, ClientEntry)
    /// A client leaves or has left; `clients` are its customer's clients at this node.
    case goes(ClientDeparture, clients: [HeldClient])

    // MARK: Chats

    /// A chat began at this node.
    case chatBegan(ChatHead, clients: [HeldClient])
    /// A chat of another node has no client yet.
    case chatMet(ChatHead, clients: [HeldClient])
    /// Another node has changed a chat.
    case chatChangedElsewhere(ChatHead, clients: [HeldClient])

    // MARK: Time and nodes

    /// One step of the work that is done once a second.
    case turn(PresenceTurn)
    /// A chat is due; `isHeld` says whether this node holds the client that the customer is present with.
    case chatDue(ChatHead, isHeld: Bool)
    /// Other nodes took over because this node's lease had expired: nothing that it holds is its own.
    case leaseLost

    // MARK: Results of actions

    /// ``PresenceAction/findKnown(_:_:)``: which clients have said good-bye at no node, and which have.
    case known([HeldClient], unknown: [HeldClient], PresencePurpose)
    /// ``PresenceAction/storePresent(_:_:)``: the customer is present with the client in these chats.
    case isPresent(HeldClient, [ChatHead], PresencePurpose)
    /// ``PresenceAction/storePresent(_:_:)``: the client has said good-bye, and is not present again.
    case hasSaidGoodBye(HeldClient, PresencePurpose)
    /// ``PresenceAction/storeIdle(_:)``.
    case isIdle(HeldClient)
    /// ``PresenceAction/storeAway(_:)``: `hasChanged` is false if another node holds the client, or if it said good-bye
    /// there.
    case isAway(ClientDeparture, hasChanged: Bool)
    /// ``PresenceAction/moveCursors(_:)``.
    case cursorsMoved(ClientDeparture)
    /// ``PresenceAction/removeRow(_:)``.
    case rowRemoved(ClientDeparture)
    /// ``PresenceAction/lookFor(_:)``: which clients this node holds.
    case lookedFor([ClientArrivals.Arrival], held: Set<String>)
    /// ``PresenceAction/readChats(of:)``: the chats whose customer is still stored as present with the client.
    case chatsOf(ClientArrivals.Arrival, present: [ChatID], isHeld: Bool, clients: [HeldClient])
    /// ``PresenceAction/readHead(of:left:)``: the chat's current head; nil if the chat was erased.
    case headOf(UnclaimedChat, ChatHead?, clients: [HeldClient], left: ArraySlice<UnclaimedChat>)
    /// ``PresenceAction/findClient(_:_:)``: the client as it is now; nil if this node does not hold it, or if it is
    /// leaving.
    case found(HeldClient?, ClientReview)
    /// ``PresenceAction/readHeldChats(after:limit:)``: a page of chats, and which of their clients this node holds.
    case heldChats([ChatHead], held: Set<String>)
    /// ``PresenceAction/listClients``.
    case listed([String])
    /// ``PresenceAction/letTimeAct(on:_:)``: the chat before and after it.
    case timeActed(on: ChatHead, Sighting, after: ChatHead)
    /// ``PresenceAction/letTimeAct(on:_:)``: the database cannot store this chat's change, and will not soon.
    case timeNotTaken(ChatID)
    /// An action failed; its effect is unknown.
    case failed(PresenceAction)
}

/// The steps of the work that is done once a second, in their order.
///
/// If a step gives up, the steps after it do not start.
enum PresenceTurn: Hashable, Sendable {
    /// Stores how far clients have read.
    case readPositions
    /// Repeats departures that could not be stored.
    case departures
    /// Checks clients whose return may have raced with their departure.
    case crossedReturns
    /// Looks for clients of new chats.
    case unclaimedChats
    /// Checks a page of what there was no room to remember.
    case search
    /// Treats clients as missed that were stored as present and did not show themselves.
    case arrivals
    /// Runs the timers of chats that are due.
    case chatsDue

    /// Finishes what could not be finished at once.
    static let housekeeping: [Self] = [.readPositions, .departures, .crossedReturns, .unclaimedChats, .search]
    /// Finds missed clients and chats that are due.
    static let timers: [Self] = [.arrivals, .chatsDue]
}
