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
