import Beckon

/// Why a customer is to be stored as present with a client, and what follows.
enum PresencePurpose: Hashable, Sendable {
    /// The client asks for it, and waits for the answer.
    case entry(ClientEntry)
    /// Another client of the customer goes: the first of those that the departure names is to keep the customer present.
    case replacing(Departure)
    /// The client is here although its customer may be stored as away.
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
    /// It comes back by its row.
    case resumption(StoredClient, HandOver)
}

/// Clients that are looked at one after the other, each as it is when its turn comes.
enum ClientReview: Hashable, Sendable {
    /// Those whose return may have crossed their going away.
    case crossedReturns(left: ArraySlice<String>)
    /// A page of all, since something was passed over.
    case search(left: ArraySlice<String>)
}

/// A chat that no client reads yet, and the clients that it may be given to.
struct ChatGift: Hashable, Sendable {
    /// Where the chat comes from.
    enum Origin: Hashable, Sendable {
        /// It began here.
        case began
        /// Another node has it.
        case met
        /// It was not claimed when it began; `left` are the others that are looked at again.
        case unclaimed(UnclaimedChat, left: ArraySlice<UnclaimedChat>)
    }

    let head: ChatHead
    let user: String
    let origin: Origin
    /// Those that are known to have said good-bye nowhere.
    var clients: [HeldClient] = []
}

/// A new chat whose customer has no client yet, and since when, by ``TimeSource/uptime``.
struct UnclaimedChat: Hashable, Sendable {
    let chat: ChatID
    let user: String
    let since: Int64
}
