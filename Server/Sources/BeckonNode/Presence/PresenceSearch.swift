import Beckon

/// Where the search stands for what ``BayeuxPresence`` had no room to remember.
///
/// Lost clients whose going away was passed over are found by their chats: the store has them as held by this node. New
/// chats without a client, and clients whose return may have crossed their going away, are found by the clients that are
/// here. Both are gone through once, a page a second, and from the beginning again when more is passed over meanwhile.
struct PresenceSearch {
    /// How many chats, and how many clients, are looked at in one round.
    static let page = 500

    /// The chat that was looked at last, if chats are gone through; without an id the search begins.
    private(set) var lastChat: (id: ChatID?, isAgain: Bool)?
    private var clients: ArraySlice<String>?
    private(set) var seeksClients = false

    var isUnderWay: Bool { lastChat != nil || seeksClients }

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

    /// The next clients to look at.
    ///
    /// - Parameter all: The clients that are here, asked for when the search begins.
    /// - Returns: At most ``page`` of them.
    mutating func takeClients(_ all: @autoclosure () -> [String]) -> ArraySlice<String> {
        var left = clients ?? all()[...]
        let page = left.prefix(Self.page)
        left = left.dropFirst(Self.page)
        clients = left
        if left.isEmpty {
            seeksClients = false
            clients = nil
        }
        return page
    }

    /// Clients could not be looked at; they come first again.
    mutating func giveBack(_ page: ArraySlice<String>) {
        clients = page + (clients ?? [])
        seeksClients = true
    }
}
