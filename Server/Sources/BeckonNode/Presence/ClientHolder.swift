import Beckon

/// The clients that this node holds, as presence and chats see them; the hub's sessions fulfil it.
///
/// No call suspends, and no call reports anything to ``PresenceService``.
protocol ClientHolder: Sendable {
    /// Whether this node holds any client.
    var hasClients: Bool { get }

    /// The ids of all clients that read chats or may do so later.
    var everybody: [String] { get }

    /// The chats that clients of this node read.
    var watchedChats: [ChatID] { get }

    /// Whether this node holds a client, even one that is saying good-bye.
    func holds(_ clientID: String) -> Bool

    /// Returns a client that this node holds, if it is subscribed and not saying good-bye.
    func client(_ clientID: String) -> HeldClient?

    /// Returns the clients with a scope, or a wider one, that this node holds and that are not saying good-bye, the
    /// latest last.
    func clients(of scope: ClientScope) -> [HeldClient]

    /// Returns the clients that read a chat, as ``clients(of:)`` returns them.
    func clients(reading chat: ChatID) -> [HeldClient]

    /// Returns how far at most `limit` clients have surely read since the last call; the next call returns the others.
    func takeReadPositions(limit: Int) -> [ClientPositions]

    /// Returns how far a client has surely read the chats that it reads.
    func readPositions(of clientID: String) -> [ChatPosition]

    /// Lets a client read a chat from its head's cursor on; does nothing if the client reads the chat already.
    func attach(_ head: ChatHead, to clientID: String)

    /// Sets whether a client's id alone is enough to act for it.
    func setTrust(_ trusts: Bool, of clientID: String)

    /// Forgets a client: it comes back by its row, or makes a new handshake.
    func forget(_ clientID: String)
}
