import Bayeux

/// Messages that are sent together and answered together.
struct ClientRequest: Sendable {
    /// The purpose of a request.
    enum Kind: Sendable, Equatable {
        case handshake
        /// `isHeld` says whether the server may hold it for the advised time.
        case connect(isHeld: Bool)
        case subscribe
        case unsubscribe
        case publish
        case disconnect
    }

    let token: UInt64
    let kind: Kind
    /// The connection type to send it over.
    let type: ConnectionType
    let messages: [BayeuxMessage]
    /// How long to wait for the answer.
    let timeout: Duration
}

/// The requests under way, and the replies that each of them awaits.
struct RequestBook: Sendable {
    /// A request under way.
    struct Entry: Sendable {
        let kind: ClientRequest.Kind
        let type: ConnectionType
        /// The IDs of the messages, in order.
        let ids: [String]
        /// The channels whose subscriptions have no reply yet, by message ID.
        var channels: [String: String]
        let sentAt: Duration
    }

    private var entries: [UInt64: Entry] = [:]
    private var last: UInt64 = 0

    /// Makes an ID for a message.
    mutating func nextID() -> String {
        last &+= 1
        return String(last)
    }

    /// Numbers the messages of a request and records it as under way.
    mutating func begin(
        _ kind: ClientRequest.Kind, _ messages: [BayeuxMessage], over type: ConnectionType, timeout: Duration,
        at sentAt: Duration
    ) -> ClientRequest {
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
        return ClientRequest(token: last, kind: kind, type: type, messages: numbered, timeout: timeout)
    }

    /// Whether a request is under way: not answered, failed or given up.
    func isUnderWay(_ token: UInt64) -> Bool {
        entries[token] != nil
    }

    /// Removes and returns a request; nil if it was given up.
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
