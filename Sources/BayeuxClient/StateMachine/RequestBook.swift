import Bayeux

/// Messages that are sent together and answered together, to be sent and reported.
struct Request: Sendable {
    /// What a request is for.
    enum Kind: Sendable, Equatable {
        case handshake
        /// `isHeld`: the server may hold it for the advised time.
        case connect(isHeld: Bool)
        case subscribe
        case unsubscribe
        case publish
        case disconnect
    }

    let token: UInt64
    let kind: Kind
    /// How it is carried.
    let type: ConnectionType
    let messages: [BayeuxMessage]
    /// How long to wait for the answer.
    let timeout: Duration
}

/// The requests under way, and the replies that each waits for.
struct RequestBook: Sendable {
    /// A request under way.
    struct Entry: Sendable {
        let kind: Request.Kind
        let type: ConnectionType
        /// The messages' IDs, in their order.
        let ids: [String]
        /// The channels whose subscriptions have no reply yet, by message ID.
        var channels: [String: String]
        let sentAt: Duration
    }

    private var entries: [UInt64: Entry] = [:]
    private var last: UInt64 = 0

    /// Gives an ID to a message that is about to be sent.
    mutating func nextID() -> String {
        last &+= 1
        return String(last)
    }

    /// Notes a request as under way.
    mutating func begin(
        _ kind: Request.Kind, _ messages: [BayeuxMessage], over type: ConnectionType, timeout: Duration,
        at sentAt: Duration
    ) -> Request {
        var ids: [String] = []
        var channels: [String: String] = [:]
        let numbered = messages.map { message in
            var message = message
            let id = nextID()
            message.id = .string(id)
            ids.append(id)
            channels[id] = message.subscription?.channels?.first
            return message
        }
        last &+= 1
        entries[last] = Entry(kind: kind, type: type, ids: ids, channels: channels, sentAt: sentAt)
        return Request(token: last, kind: kind, type: type, messages: numbered, timeout: timeout)
    }

    /// Whether a request has neither ended nor been given up.
    func isUnderWay(_ token: UInt64) -> Bool {
        entries[token] != nil
    }

    /// Takes a request out; nil when it was given up.
    mutating func end(_ token: UInt64) -> Entry? {
        entries.removeValue(forKey: token)
    }

    /// Gives up all requests.
    mutating func removeAll() {
        entries = [:]
    }

    /// Whether a subscription to a channel is under way.
    func isSubscribing(to channel: String) -> Bool {
        entries.values.contains { $0.kind == .subscribe && $0.channels.values.contains(channel) }
    }
}
