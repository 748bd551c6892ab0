import Beckon

/// The actions that ``PresenceKeeper`` asks of ``PresenceService``.
enum PresenceAction: Hashable, Sendable {
    // MARK: Clients of this node

    /// Forgets a client; it comes back by its row.
    case forget(String)
    /// Forgets every client.
    case forgetEverybody
    /// Lets a client read chats.
    case attach([ChatHead], to: String)
    /// Sets whether clients are recognised by their ids alone, as the chats' services say.
    case setTrust(by: [ChatHead], of: [String])
    /// Checks which of these clients this node holds.
    case lookFor([ClientArrivals.Arrival])
    /// Looks up one client.
    case findClient(String, ClientReview)
    /// Lists all clients.
    case listClients

    // MARK: In the database

    /// Finds out which clients have said good-bye at no node.
    case findKnown([HeldClient], PresencePurpose)
    /// Stores the customer as present with a client, in all its chats.
    case storePresent(HeldClient, PresencePurpose)
    /// Stores the row of a client that subscribed and has no chats, so that other nodes know it.
    case storeIdle(HeldClient)
    /// Stores the customer as away in the chats where it is present with the client.
    case storeAway(ClientDeparture)
    /// Stores how far the customer has read.
    case moveCursors(ClientDeparture)
    /// Removes the row of a client.
    case removeRow(ClientDeparture)
    /// Stores how far all clients have read.
    case storeReadPositions
    /// Reads in which chats the customer is stored as present with an arrival.
    case readChats(of: ClientArrivals.Arrival)
    /// Reads a chat that no client has claimed.
    case readHead(of: UnclaimedChat, left: ArraySlice<UnclaimedChat>)
    /// Reads a page of chats whose customers are present with clients of this node.
    case readHeldChats(after: ChatID?, limit: Int)
    /// Reads the chats that are due, and checks each, several at a time.
    case lookAtChatsDue(but: Set<ChatID>)
    /// Runs the due timers of a chat.
    case letTimeAct(on: ChatHead, Sighting)

    // MARK: Answers

    /// Reports the departure again, with the clients that this node holds now.
    case tellAgain(ClientDeparture)
    /// Answers a client that arrives or leaves.
    case answer(PresenceAnswer)
    /// Ends the work with the error of the last action; a later round starts it again.
    case giveUp
}

/// The answer to a client that arrives or leaves.
enum PresenceAnswer: Hashable, Sendable {
    /// It is present, and reads these chats.
    case reads([ChatHead])
    /// It has left, and its customer is stored as away or as present with another client.
    case gone
    /// It has said good-bye before, and is no longer known.
    case unknown
    /// Nothing could be stored; the client may try again.
    case busy
}
