import Beckon

/// Everything that ``PresenceKeeper`` has done, by ``PresenceService``.
enum PresenceAction: Hashable, Sendable {
    // MARK: At the clients that are here

    /// Forgets a client; it comes back by its row.
    case forget(String)
    /// Forgets every client.
    case forgetEverybody
    /// Has a client read chats.
    case attach([ChatHead], to: String)
    /// Says anew whether clients are known by their ids alone, as the chats' services say.
    case setTrust(by: [ChatHead], of: [String])
    /// Looks which of these clients are here.
    case lookFor([ClientArrivals.Arrival])
    /// Looks at one client.
    case findClient(String, ClientReview)
    /// Lists all clients.
    case listClients

    // MARK: In the database

    /// Asks which clients have said good-bye nowhere.
    case findKnown([HeldClient], PresencePurpose)
    /// Stores the customer as present with a client, in all its chats.
    case storePresent(HeldClient, PresencePurpose)
    /// Keeps the row of a client that subscribed and has no chats, so that other nodes know it.
    case storeIdle(HeldClient)
    /// Stores the customer as away, in the chats where it is present with the client.
    case storeAway(Departure)
    /// Stores how far the customer has come.
    case moveCursors(Departure)
    /// Removes the row of a client.
    case removeRow(Departure)
    /// Stores how far all clients have read.
    case storeReadPositions
    /// Reads in which chats the customer is stored as present with an arrival.
    case readChats(of: ClientArrivals.Arrival)
    /// Reads a chat that no client has claimed.
    case readHead(of: UnclaimedChat, left: ArraySlice<UnclaimedChat>)
    /// Reads a page of chats whose customers are present with clients of this node.
    case readHeldChats(after: ChatID?, limit: Int)
    /// Reads the chats whose time has come, and looks at each, several at once.
    case lookAtChatsDue(but: Set<ChatID>)
    /// Lets time act on a chat.
    case letTimeAct(on: ChatHead, Sighting)

    // MARK: Towards whoever told

    /// Tells the departure once more, with the clients that are here now.
    case tellAgain(Departure)
    /// Answers a client that comes or goes.
    case answer(PresenceAnswer)
    /// Ends the work with the error that was met; it is begun anew later.
    case giveUp
}

/// What a client is told that comes or goes.
enum PresenceAnswer: Hashable, Sendable {
    /// It is there, and reads these chats.
    case reads([ChatHead])
    /// It has gone, and its customer is stored as away or present with another one.
    case gone
    /// It has said good-bye before, and is known no more.
    case unknown
    /// Nothing could be stored; it may try again.
    case busy
}
