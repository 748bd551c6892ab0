/// The events of a chat that the app has not taken yet.
struct EventQueue: Sendable {
    /// From this many events on the chat asks the server for no more.
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

    /// Adds a change of connection; one that nobody has seen yet is replaced.
    mutating func append(_ connection: ChatConnection) {
        guard !isFinished else { return }
        if case .connection = events.last { events.removeLast() }
        events.append(.connection(connection))
    }

    mutating func takeFirst() -> ChatEvent? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// Adds no more.
    mutating func finish() {
        isFinished = true
    }

    /// Goes on after a finish that was not for good.
    mutating func reopen() {
        isFinished = false
    }
}
