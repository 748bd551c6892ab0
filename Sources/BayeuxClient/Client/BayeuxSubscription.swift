public import Bayeux

/// The messages of a channel, in the order in which they arrived.
///
/// Reading may stop and start again, also from another task; each message is returned once. While a subscription has as
/// many unread messages as its limit, the client asks the server for no more. So no message is lost, and memory is
/// bounded by the limit and one answer. A full subscription stops the whole client: end one that nothing reads with
/// ``BayeuxClient/unsubscribe(_:)``.
public struct BayeuxSubscription: AsyncSequence, Sendable {
    /// A message of the channel.
    public typealias Element = BayeuxDelivery

    /// The channel or pattern subscribed to.
    public let channel: String
    let number: UInt64
    let client: BayeuxClient

    /// Returns one message after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let subscription: BayeuxSubscription

        /// Waits for the next message.
        ///
        /// - Returns: The message; nil after the client has disconnected, the subscription has ended, or the task was
        ///   cancelled.
        /// - Throws: ``BayeuxClientError`` if the server refused the subscription or the session.
        public mutating func next() async throws -> BayeuxDelivery? {
            try await subscription.client.nextDelivery(subscription.number)
        }
    }

    /// Makes an iterator.
    ///
    /// - Returns: An iterator; all iterators of a subscription share its messages.
    public func makeAsyncIterator() -> Iterator {
        Iterator(subscription: self)
    }
}

/// A message received on a channel.
public struct BayeuxDelivery: Sendable, Equatable {
    /// The channel it was published to.
    public var channel: String
    /// The message's data, exactly as on the wire.
    public var data: RawJSON

    /// Makes a delivery.
    ///
    /// - Parameters:
    ///   - channel: The channel it was published to.
    ///   - data: The message's data.
    public init(channel: String, data: RawJSON) {
        self.channel = channel
        self.data = data
    }
}

/// The unread messages of one subscription.
struct UnreadMessages: Sendable {
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
