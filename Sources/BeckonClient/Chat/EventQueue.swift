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
