/// The messages of a channel, in the order in which they came.
///
/// Reading may stop and begin again, also from another task: a message is handed out once. While a subscription holds
/// as many unread messages as its limit, the client asks the server for no more, so nothing is lost and memory is
/// bounded by the limit and one answer. A subscription that nobody reads must therefore be given back with
/// ``BayeuxClient/unsubscribe(_:)``.
public struct BayeuxSubscription: AsyncSequence, Sendable {
    /// What the channel brings.
    public typealias Element = BayeuxDelivery

    /// The channel or pattern subscribed to.
    public let channel: String
    let number: UInt64
    let client: BayeuxClient

    /// Hands out one message after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let subscription: BayeuxSubscription

        /// Waits for the next message.
        ///
        /// - Returns: The message; nil after the client has disconnected, the subscription was given back, or the task
        ///   was cancelled.
        /// - Throws: ``BayeuxClientError`` when the server refused the subscription or the session.
        public mutating func next() async throws -> BayeuxDelivery? {
            try await subscription.client.nextDelivery(subscription.number)
        }
    }

    /// Starts to hand out messages.
    ///
    /// - Returns: An iterator; all iterators of a subscription share its messages.
    public func makeAsyncIterator() -> Iterator {
        Iterator(subscription: self)
    }
}
