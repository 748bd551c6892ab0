import Beckon

/// A client that goes, or has gone.
struct Departure: Hashable, Sendable {
    /// How it goes.
    enum Kind: Hashable, Sendable {
        /// It says good-bye, here or late, and waits for the answer.
        case goodBye
        /// It stopped polling.
        case missed
        /// It was stored as being here and never showed itself.
        case neverCame
        /// It shook hands anew: the customer is not going anywhere, and the new client usually subscribes next.
        case replaced
    }

    let client: HeldClient
    let kind: Kind
    /// How far the customer has come in each of the client's chats.
    let positions: [ChatPosition]
    /// The chat whose events the client was sent last, if that is known.
    let lastSent: ChatID?
    /// The customer's other clients here that were not asked yet to keep it present, the next first.
    var others: [HeldClient] = []

    init(_ client: HeldClient, _ kind: Kind, _ positions: [ChatPosition], lastSent: ChatID? = nil) {
        self.client = client
        self.kind = kind
        self.positions = positions
        self.lastSent = lastSent
    }
}
