/// The events of a chat, one after another.
///
/// Reading may stop and begin again, also from another task: each event is handed out once. While
/// ``Gateway/Options/eventLimit`` events wait, the chat asks the server for no more, so no event is lost and memory is
/// bounded. If the app does not read for longer, the server treats the customer as away and sends pushes.
struct ChatEvents: AsyncSequence, Sendable {
    /// An event of the chat.
    typealias Element = ChatEvent
    /// Reading never fails.
    typealias Failure = Never

    let chat: Chat

    /// Hands out the events one after another.
    struct Iterator: AsyncIteratorProtocol {
        /// Reading never fails.
        typealias Failure = Never

        let chat: Chat

        /// Waits for the next event.
        ///
        /// - Returns: The event; nil after the end of the chat, after ``Chat/run()`` failed, or when the task was
        ///   cancelled.
        mutating func next() async -> ChatEvent? {
            await chat.nextEvent()
        }
    }

    /// Starts to hand out events.
    ///
    /// - Returns: An iterator; all iterators of a chat share its events.
    func makeAsyncIterator() -> Iterator {
        Iterator(chat: chat)
    }
}
