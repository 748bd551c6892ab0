import Beckon

/// Where the search stands for what ``PresenceKeeper`` had no room to remember.
///
/// Lost clients whose going away was passed over, and arrivals that were, are found by their chats: the store has them as
/// held by this node. New chats without a client, and clients whose return may have crossed their going away, are found by
/// the clients that are here. Both are gone through once, a page a second, and from the beginning again when more is passed
/// over meanwhile.
struct PresenceSearch: Sendable {
    /// How many chats, and how many clients, are looked at in one round.
    static let page = 500

    /// The chat that was looked at last, if chats are gone through; without an id the search begins.
    private(set) var lastChat: (id: ChatID?, isAgain: Bool)?
    /// The clients that are still to be looked at; nil before they are listed.
    private var clients: ArraySlice<String>?
    private(set) var seeksClients = false

    /// Whether the clients that are here have to be listed before the next page.
    var needsList: Bool { seeksClients && clients == nil }

    /// A lost client was passed over.
    mutating func beginWithChats() { lastChat = lastChat == nil ? (nil, false) : (lastChat?.id, true) }

    /// A new chat or a returned client was passed over.
    mutating func beginWithClients() {
        seeksClients = true
        clients = nil
    }

    /// A page of chats was looked at.
    ///
    /// - Parameter chat: Its last one; nil if there was none left.
    mutating func found(through chat: ChatID?) {
        if let chat {
            lastChat?.id = chat
        } else {
            lastChat = lastChat?.isAgain == true ? (nil, false) : nil
        }
    }

    /// The clients that are here were listed.
    mutating func list(_ all: [String]) { clients = all[...] }

    /// The next clients to look at, at most ``page``; none before they are listed.
    mutating func takeClients() -> ArraySlice<String> {
        guard let left = clients else { return [] }
        let rest = left.dropFirst(Self.page)
        clients = rest.isEmpty ? nil : rest
        if rest.isEmpty { seeksClients = false }
        return left.prefix(Self.page)
    }

    /// Clients could not be looked at; they come first again.
    mutating func giveBack(_ page: ArraySlice<String>) {
        clients = page + (clients ?? [])
        seeksClients = true
    }
}
