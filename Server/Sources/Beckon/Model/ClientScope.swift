/// What a Bayeux client reads, and so whose presence it proves.
package enum ClientScope: Hashable, Sendable {
    /// All chats of a customer, by the header `gms_user` (chat version 1).
    case user(String)
    /// One chat, whose key the client has given (chat version 2).
    case chat(ChatID)
    /// Nothing yet: it has made a handshake without a user, and may name a chat later.
    case nothing

    /// The widest scope that reads a chat.
    package init(_ head: ChatHead) { self = head.user.map(ClientScope.user) ?? .chat(head.id) }

    /// The customer's `gms_user`; nil for a client of one chat or none.
    package var user: String? { if case .user(let user) = self { user } else { nil } }

    /// The only chat that is read; nil for a client of a customer's chats.
    package var chat: ChatID? { if case .chat(let chat) = self { chat } else { nil } }
}
