/// What a chat tells, one event after the other.
///
/// Reading may stop and begin again, also from another task: an event is handed out once. While
/// ``Gateway/Options/eventLimit`` events wait, the chat asks the server for no more, so nothing is lost and memory is
/// bounded; a chat that is not read for longer counts as away, and the server pushes.
public struct ChatEvents: AsyncSequence, Sendable {
    /// What a chat tells.
    public typealias Element = ChatEvent
    /// Reading does not fail.
    public typealias Failure = Never

    let chat: Chat

    /// Hands out one event after the other.
    public struct Iterator: AsyncIteratorProtocol {
        /// Reading does not fail.
        public typealias Failure = Never

        let chat: Chat

        /// Waits for the next event.
        ///
        /// - Returns: The event; nil after the end of the chat, after ``Chat/run()`` failed, or when the task was
        ///   cancelled.
        public mutating func next() async -> ChatEvent? {
            await chat.nextEvent()
        }
    }

    /// Starts to hand out events.
    ///
    /// - Returns: An iterator; all iterators of a chat share its events.
    public func makeAsyncIterator() -> Iterator {
        Iterator(chat: chat)
    }
}
