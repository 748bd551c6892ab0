import GMSContract

/// What a phone knows of a chat, from everything that the server sent: the one place that turns answers into events.
struct ChatTranscript: Sendable {
    let serviceID: String
    private(set) var sessionID: String?
    private(set) var startedAt: String?
    /// The server has said that the chat is over.
    private(set) var isOver = false
    private var filter: PositionFilter
    /// Something came that could not be placed, so that only asking again will tell.
    private var isUnsure = false

    init(serviceID: String, sessionID: String? = nil, startedAt: String? = nil, position: Int64 = 0) {
        self.serviceID = serviceID
        self.sessionID = sessionID
        self.startedAt = startedAt
        filter = PositionFilter(position: position)
    }

    /// The last position received without a hole before it.
    var position: Int64 { filter.position }

    /// Whether the server must be asked for what stands behind ``position``.
    var needsCatchUp: Bool { filter.hasGap || isUnsure }

    /// Whether what is known to be missing is a hole, not only a doubt.
    var hasGap: Bool { filter.hasGap }

    /// Takes a notification of `/_genesys`; those of other chats change nothing.
    mutating func receive(_ notification: CometNotification) -> [ChatEvent] {
        if let serviceID = notification.serviceID {
            guard serviceID == self.serviceID else { return [] }
        } else if let other = notification.message.sessionID, let own = sessionID, other != own {
            return []
        }
        return receive(notification.message)
    }

    /// Takes a chat resource: an answer to a call, or the content of a notification.
    mutating func receive(_ resource: ChatResource) -> [ChatEvent] {
        sessionID = sessionID ?? resource.sessionID
        startedAt = resource.startedAt ?? startedAt
        if resource.state == .disconnected { isOver = true }
        guard !resource.transcript.isEmpty else { return [] }
        guard let last = resource.transcriptPosition, last > 0 else {
            isUnsure = true
            return []
        }
        return events(filter.receive(resource.transcript, last: last))
    }

    /// Notes that the customer ended the chat.
    mutating func close() {
        isOver = true
    }

    /// Takes something that could not be read.
    mutating func receiveUnreadable() {
        isUnsure = true
    }

    /// Takes the answer to the question what stands behind ``position``.
    mutating func catchUp(_ resource: ChatResource) -> [ChatEvent] {
        let events = receive(resource)
        isUnsure = false
        return events
    }

    /// Gives up what the server does not give any more.
    mutating func skipGap() -> [ChatEvent] {
        isUnsure = false
        guard let skipped = filter.skipGap() else { return [] }
        return [.gap(skipped.missing)] + events(skipped.entries)
    }

    private func events(_ entries: [(position: Int64, entry: TranscriptEntry)]) -> [ChatEvent] {
        entries.map { .entry(ChatEntry($0.entry, position: $0.position, startedAt: startedAt)) }
    }
}
