import Beckon

/// Why a customer is to be stored as present with a client, and what follows.
enum PresencePurpose: Hashable, Sendable {
    /// The client asks for it, and waits for the answer.
    case entry(ClientEntry)
    /// Another client of the customer leaves: the first of the departure's other clients is to keep the customer
    /// present.
    case replacing(ClientDeparture)
    /// This node holds the client, although its customer may be stored as away.
    case review(ClientReview)
    /// Another node stored the customer as away while the client is connected here.
    case following
    /// A chat is given to the clients of its customer.
    case giving(ChatGift)
}

/// How a client comes to read its customer's chats.
enum ClientEntry: Hashable, Sendable {
    /// It subscribes; it is held here already.
    case subscription
    /// It asks for a chat's events after a position; it is held here already.
    case request(after: Int)
    /// It comes back by its row.
    case resumption(StoredClient, HandOver)
}

/// Clients that are checked one after the other, each in its state at that time.
enum ClientReview: Hashable, Sendable {
    /// Clients whose return may have raced with their departure.
    case crossedReturns(left: ArraySlice<String>)
    /// A page of all clients, because there was no room to remember something.
    case search(left: ArraySlice<String>)
}

/// A chat that no client reads yet, and the clients that it may be given to.
struct ChatGift: Hashable, Sendable {
    /// The origin of the chat.
    enum Origin: Hashable, Sendable {
        /// It began at this node.
        case began
        /// It belongs to another node.
        case met
        /// It was not claimed when it began; `left` are the other chats to check.
        case unclaimed(UnclaimedChat, left: ArraySlice<UnclaimedChat>)
    }

    let head: ChatHead
    let user: String
    let origin: Origin
    /// The clients that have said good-bye at no node.
    var clients: [HeldClient] = []
}

/// A new chat whose customer has no client yet, and since when, by ``TimeSource/uptime``.
struct UnclaimedChat: Hashable, Sendable {
    let chat: ChatID
    let user: String
    let since: Uptime
}
