import Bayeux

/// The messages that one subscription has not handed out yet.
struct Mailbox: Sendable {
    let pattern: ChannelPattern
    /// From this many messages on the client asks the server for no more.
    let limit: Int
    private var deliveries: [BayeuxDelivery] = []
    /// How the subscription ended; nil while it goes on.
    private(set) var end: Result<Void, BayeuxClientError>?

    init(pattern: ChannelPattern, limit: Int) {
        self.pattern = pattern
        self.limit = limit
    }

    var isFull: Bool { deliveries.count >= limit }

    /// Adds the messages that the subscription stands for.
    mutating func add(_ arrived: [BayeuxDelivery]) {
        guard end == nil else { return }
        deliveries += arrived.filter { ChannelName($0.channel).map(pattern.matches) ?? false }
    }

    mutating func takeFirst() -> BayeuxDelivery? {
        deliveries.isEmpty ? nil : deliveries.removeFirst()
    }

    /// Ends the subscription after the messages it holds.
    mutating func finish(_ end: Result<Void, BayeuxClientError>) {
        if self.end == nil { self.end = end }
    }
}
