import Beckon

/// The progress of the search for what ``PresenceKeeper`` had no room to remember.
///
/// Lost clients and arrivals are found by their chats, which the store has as held by this node. New chats without a
/// client, and clients whose return may have raced with their departure, are found by the clients of this node. The
/// search goes through both once, a page a second, and starts again if something more finds no room meanwhile.
struct PresenceSearch: Sendable {
    /// How many chats, and how many clients, one round checks.
    static let page = 500

    /// The chat that was checked last, while chats are searched; without an id the search starts.
    private(set) var lastChat: (id: ChatID?, isAgain: Bool)?
    /// The clients that are still to be checked; nil before they are listed.
    private var clients: ArraySlice<String>?
    private(set) var seeksClients = false

    /// Whether this node's clients have to be listed before the next page.
    var needsList: Bool { seeksClients && clients == nil }

    /// Searches chats, because there was no room for a lost client.
    mutating func beginWithChats() { lastChat = lastChat == nil ? (nil, false) : (lastChat?.id, true) }

    /// Searches clients, because there was no room for a new chat or a returned client.
    mutating func beginWithClients() {
        seeksClients = true
        clients = nil
    }

    /// Notes that a page of chats was checked.
    ///
    /// - Parameter chat: The last chat of the page; nil if no chat was left.
    mutating func found(through chat: ChatID?) {
        if let chat {
            lastChat?.id = chat
        } else {
            lastChat = lastChat?.isAgain == true ? (nil, false) : nil
        }
    }

    /// Takes the list of this node's clients.
    mutating func list(_ all: [String]) { clients = all[...] }

    /// Returns the next clients to check, at most ``page``; none before they are listed.
    mutating func takeClients() -> ArraySlice<String> {
        guard let left = clients else { return [] }
        let rest = left.dropFirst(Self.page)
        clients = rest.isEmpty ? nil : rest
        if rest.isEmpty { seeksClients = false }
        return left.prefix(Self.page)
    }

    /// Takes back clients that could not be checked; they come first again.
    mutating func giveBack(_ page: ArraySlice<String>) {
        clients = page + (clients ?? [])
        seeksClients = true
    }
}
