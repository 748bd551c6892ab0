import Beckon

/// Who holds the clients of this node: the hub, in the words of chats.
///
/// Nothing here waits, and nothing here tells ``PresenceService`` anything.
protocol ClientHolder: Sendable {
    /// Whether any client is here.
    var hasClients: Bool { get }

    /// The ids of all clients that read chats or may come to read some.
    var everybody: [String] { get }

    /// The chats that clients of this node read.
    var watchedChats: [ChatID] { get }

    /// Whether a client is here, even one that says good-bye just now.
    func holds(_ clientID: String) -> Bool

    /// A client that is here, is subscribed and does not say good-bye just now.
    func client(_ clientID: String) -> HeldClient?

    /// The clients of a customer that are here, are subscribed and do not say good-bye just now, the latest last.
    func clients(of user: String) -> [HeldClient]

    /// How far clients have surely read since this was last asked, for so many clients at most; the others come next.
    func takeReadPositions(limit: Int) -> [ChatPosition]

    /// Has a client read a chat after its head's cursor; a chat that it reads already stays as it is.
    func attach(_ head: ChatHead, to clientID: String)

    /// Says anew whether a client's id alone is enough to speak for it.
    func setTrust(_ trusts: Bool, of clientID: String)

    /// Forgets a client: it comes back by its row, or shakes hands anew.
    func forget(_ clientID: String)
}
