import GMSContract

/// What the library knows of a chat; all answers and notifications become events here.
struct ChatTranscript: Sendable {
    let serviceID: String
    private(set) var sessionID: String?
    private(set) var startedAt: String?
    /// The server reported the end of the chat, or the customer ended it.
    private(set) var isOver = false
    private var filter: PositionFilter<ChatEntry>
    /// The library received events without a usable position, or unreadable data, so it must ask the server again.
    private var isUnsure = false

    init(serviceID: String, sessionID: String? = nil, startedAt: String? = nil, position: Int64 = 0) {
        self.serviceID = serviceID
        self.sessionID = sessionID
        self.startedAt = startedAt
        filter = PositionFilter(position: position)
    }

    /// The last position up to which all events were received.
    var position: Int64 { filter.position }

    /// Whether the chat must ask the server for the events after ``position``.
    var needsCatchUp: Bool { filter.hasGap || isUnsure }

    /// Whether events are known to be missing; an unreadable notification alone is no gap.
    var hasGap: Bool { filter.hasGap }

    /// Takes a notification of `/_genesys`; those of other chats change nothing.
    mutating func receive(_ notification: CometNotification) -> [ChatEvent] {
        concerns(notification) ? receive(ChatNews(notification.message, startedAt: startedAt)) : []
    }

    /// Whether a notification is about this chat.
    func concerns(_ notification: CometNotification) -> Bool {
        if let serviceID = notification.serviceID { return serviceID == self.serviceID }
        guard let other = notification.message.sessionID, let own = sessionID else { return true }
        return other == own
    }

    /// Takes what an answer or a notification says.
    mutating func receive(_ news: ChatNews) -> [ChatEvent] {
        sessionID = sessionID ?? news.sessionID
        startedAt = news.startedAt ?? startedAt
        if news.isOver { isOver = true }
        if news.hasUnplaced { isUnsure = true }
        guard let last = news.entries.last else { return [] }
        return events(filter.receive(news.entries, last: last.position))
    }

    /// Notes that the chat has ended, without a chat resource that says so.
    mutating func close() {
        isOver = true
    }

    /// Notes a notification that could not be read.
    mutating func receiveUnreadable() {
        isUnsure = true
    }

    /// Takes the answer to the request for the events after ``position``.
    mutating func catchUp(_ news: ChatNews) -> [ChatEvent] {
        let events = receive(news)
        isUnsure = false
        return events
    }

    /// Skips the positions that the server no longer gives.
    mutating func skipGap() -> [ChatEvent] {
        isUnsure = false
        guard let skipped = filter.skipGap() else { return [] }
        return [.gap(skipped.missing)] + events(skipped.entries)
    }

    private func events(_ entries: [(position: Int64, entry: ChatEntry)]) -> [ChatEvent] {
        entries.map { .entry($0.entry) }
    }
}
