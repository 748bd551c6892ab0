import Bayeux

/// The unread messages of one subscription.
struct Mailbox: Sendable {
    let pattern: ChannelPattern
    /// The number of messages at which the client stops asking the server for more.
    let limit: Int
    private var deliveries: [BayeuxDelivery] = []
    /// How the subscription ended; nil while it is active.
    private(set) var end: Result<Void, BayeuxClientError>?

    init(pattern: ChannelPattern, limit: Int) {
        self.pattern = pattern
        self.limit = limit
    }

    var isFull: Bool { deliveries.count >= limit }

    /// Adds those of the messages whose channel the subscription matches.
    mutating func add(_ arrived: [BayeuxDelivery]) {
        guard end == nil else { return }
        deliveries += arrived.filter { ChannelName($0.channel).map(pattern.matches) ?? false }
    }

    mutating func takeFirst() -> BayeuxDelivery? {
        deliveries.isEmpty ? nil : deliveries.removeFirst()
    }

    /// Ends the subscription; its unread messages can still be read.
    mutating func finish(_ end: Result<Void, BayeuxClientError>) {
        if self.end == nil { self.end = end }
    }
}
