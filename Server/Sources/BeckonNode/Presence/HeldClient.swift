import Beckon

/// A client of a customer, as known to the node that holds it.
struct HeldClient: Hashable, Sendable {
    let clientID: String
    /// What it reads.
    let scope: ClientScope
    /// The cookie that the client is bound to; nil when it had none.
    var browserID: String?
    /// Whether it has ever polled.
    var hasConnected = true
    /// The number of the last answer that it had when it came to this node; nil if it does not count answers.
    var acknowledged: Int64?
}

/// A client that leaves, or has left.
struct ClientDeparture: Hashable, Sendable {
    /// How it leaves.
    enum Kind: Hashable, Sendable {
        /// It says good-bye, to the node that holds it or after it has ended, and waits for the answer.
        case goodBye
        /// It stopped polling.
        case missed
        /// It was stored as present and never showed itself.
        case neverCame
        /// It made a new handshake: the customer does not leave, and the new client usually subscribes next.
        case replaced
    }

    let client: HeldClient
    let kind: Kind
    /// How far the customer has read in each of the client's chats.
    let positions: [ChatPosition]
    /// The chat whose events the client was sent last, if known.
    let lastSent: ChatID?
    /// The customer's other clients at this node that have not been tried yet to keep it present, the next first.
    var others: [HeldClient] = []
    /// The clients at this node that read only one of the chats: there they keep the customer present.
    var bystanders: [String] = []

    init(_ client: HeldClient, _ kind: Kind, _ positions: [ChatPosition], lastSent: ChatID? = nil) {
        self.client = client
        self.kind = kind
        self.positions = positions
        self.lastSent = lastSent
    }
}
