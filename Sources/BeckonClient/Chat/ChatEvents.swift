/// The events of a chat, one after another.
///
/// Reading may stop and begin again, also from another task: each event is handed out once. While
/// ``GatewayOptions/eventLimit`` events wait, the chat asks the server for no more, so no event is lost and memory is
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

/// An event that a chat hands to the app.
enum ChatEvent: Sendable, Hashable {
    /// The next event of the transcript; each position occurs once, in order.
    case entry(ChatEntry)
    /// Positions that the server no longer gives; the next entry is behind them.
    case gap(ClosedRange<Int64>)
    /// The connection has changed.
    case connection(ChatConnection)
    /// The chat has ended; this is the last event.
    case ended
}

/// The events of a chat that the app has not taken yet.
struct EventQueue: Sendable {
    /// While the queue holds this many events, the chat asks the server for no more.
    let limit: Int
    private var events: [ChatEvent] = []
    private(set) var isFinished = false

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    var isFull: Bool { events.count >= limit }
    var isEmpty: Bool { events.isEmpty }

    mutating func append(_ new: [ChatEvent]) {
        guard !isFinished else { return }
        events += new
    }

    /// Adds a change of connection; it replaces one at the end of the queue that the app has not taken.
    mutating func append(_ connection: ChatConnection) {
        guard !isFinished else { return }
        if case .connection = events.last { events.removeLast() }
        events.append(.connection(connection))
    }

    mutating func takeFirst() -> ChatEvent? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// Ends the queue: later events are dropped.
    mutating func finish() {
        isFinished = true
    }
}
