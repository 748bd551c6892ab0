import GMSContract

/// Puts a transcript together from the server's events and the outbox.
///
/// It decides nothing about sending.
struct TranscriptAssembly: Sendable {
    /// The most events that it holds; the oldest are left out.
    static let limit = 5_000

    private(set) var transcript = Transcript()
    /// How many of the transcript's lines are events; those behind them are the outbox's.
    private var eventCount = 0
    /// Up to where the customer has read.
    private(set) var readThrough: Int64
    /// The last position that is known.
    private(set) var position: Int64
    /// Up to where the contact centre has got, and an agent has read, the customer's messages.
    private(set) var agentDelivered: Int64 = 0
    private(set) var agentRead: Int64 = 0
    /// The position of the customer's last message.
    private(set) var lastOwn: Int64 = 0

    /// Begins with what was stored.
    init(lines: [TranscriptLine] = [], position: Int64 = 0, readThrough: Int64 = 0, isShortened: Bool = false) {
        self.readThrough = readThrough
        self.position = position
        for line in lines.suffix(Self.limit) { append(line) }
        transcript.isShortened = transcript.isShortened || isShortened
    }

    /// Begins with a transcript as it is.
    init(showing transcript: Transcript) {
        self.transcript = transcript
        eventCount = transcript.lines.count
        position = transcript.lines.compactMap(\.position).max() ?? 0
        readThrough = position
    }

    /// The lines that are events.
    var events: ArraySlice<TranscriptLine> { transcript.lines[..<eventCount] }

    /// Takes an event; `id` is the message of this device that it is.
    mutating func receive(_ entry: ChatEntry, id: String?) {
        position = max(position, entry.position)
        note(entry)
        guard entry.type != .typingStarted, entry.type != .typingStopped else { return }
        append(TranscriptLine(entry, id: id))
    }

    /// Takes positions that the server no longer gives.
    mutating func receive(gap: ClosedRange<Int64>) {
        position = max(position, gap.upperBound)
        append(TranscriptLine(gap: gap))
    }

    /// Says that the event of a position is a message of this device.
    mutating func name(_ position: Int64, _ id: String) {
        guard let place = transcript.lines[..<eventCount].lastIndex(where: { $0.position == position }) else { return }
        transcript.lines[place].id = id
    }

    /// Takes back what ``name(_:_:)`` or ``receive(_:id:)`` said of a message.
    mutating func unname(_ id: String) {
        guard let place = transcript.lines[..<eventCount].lastIndex(where: { $0.id == id }),
            let position = transcript.lines[place].position
        else { return }
        transcript.lines[place].id = "#\(position)"
    }

    /// The position of the first notice behind another one.
    func firstNotice(after position: Int64) -> Int64? {
        guard self.position > position else { return nil }
        return events.first { ($0.kind == .notice || $0.isUnnamedFile) && ($0.position ?? 0) > position }?.position
    }

    /// Says that notices are files.
    mutating func set(_ files: [Int64: GatewayCalls.FileFacts]) {
        for place in 0..<eventCount {
            guard let position = transcript.lines[place].position, let file = files[position] else { continue }
            transcript.lines[place].kind = .file(id: file.id, name: file.name, size: file.size)
            if transcript.lines[place].isOwn { markOwn(place) }
            if transcript.lines[place].isUnread(after: readThrough) { transcript.unread += 1 }
        }
    }

    /// Says that a notice is a file of this device, before the server has said its id.
    mutating func set(_ file: Outbox.File, named name: String, of message: String) {
        guard let place = transcript.lines[..<eventCount].lastIndex(where: { $0.id == message }) else { return }
        transcript.lines[place].kind = .file(id: file.id ?? message, name: name, size: Int(clamping: file.size))
        markOwn(place)
    }

    /// The position of the event of a file, by the file's id at the server.
    func position(ofFile id: String) -> Int64? {
        events.last { if case .file(id, _, _) = $0.kind { true } else { false } }?.position
    }

    private mutating func markOwn(_ place: Int) {
        let position = transcript.lines[place].position ?? 0
        transcript.lines[place].state = state(at: position)
        lastOwn = max(lastOwn, position)
    }

    /// Shows the messages that are not among the events, and how far a file is that is being sent.
    mutating func show(_ outbox: Outbox, _ progress: (id: String, FileProgress)? = nil) {
        transcript.lines.removeSubrange(eventCount...)
        transcript.lines += outbox.messages.filter { $0.seenAt == nil }.map {
            var line = TranscriptLine($0)
            if let (id, progress) = progress, id == line.id { line.progress = progress }
            return line
        }
    }

    /// Notes that the customer has read everything; returns whether that is new.
    mutating func read() -> Bool {
        // Only what can be unread is worth a write and a receipt; typing and notices are not.
        guard transcript.unread > 0 else { return false }
        readThrough = position
        transcript.unread = 0
        return true
    }

    /// Notes how far the contact centre is with the customer's messages; it never goes back.
    mutating func agentSide(delivered: Int64, read: Int64) {
        guard delivered > agentDelivered || read > agentRead else { return }
        agentDelivered = max(agentDelivered, delivered)
        agentRead = max(agentRead, read)
        for place in 0..<eventCount where transcript.lines[place].state != nil {
            transcript.lines[place].state = state(at: transcript.lines[place].position ?? 0)
        }
    }

    mutating func set(_ connection: ChatConnection) {
        transcript.connection = connection
        if connection != .live { transcript.typing = [] }
    }

    mutating func set(_ phase: Transcript.Phase) {
        transcript.phase = phase
        if phase == .ended { (transcript.typing, transcript.agents) = ([], []) }
    }

    private func state(at position: Int64) -> MessageState {
        position <= agentRead ? .read : position <= agentDelivered ? .delivered : .sent
    }

    private mutating func append(_ line: TranscriptLine) {
        var line = line
        if line.state != nil, let position = line.position {
            line.state = state(at: position)
            lastOwn = max(lastOwn, position)
        }
        transcript.lines.insert(line, at: eventCount)
        eventCount += 1
        if line.isUnread(after: readThrough) { transcript.unread += 1 }
        note(line)
        guard eventCount > Self.limit else { return }
        // A tenth at a time, so that a long conversation does not move all lines for each new one.
        transcript.lines.removeFirst(Self.limit / 10)
        eventCount -= Self.limit / 10
        transcript.isShortened = true
    }

    /// Notes who is typing.
    private mutating func note(_ entry: ChatEntry) {
        guard !entry.isOwn else { return }
        transcript.typing.removeAll { $0 == entry.nickname }
        if entry.type == .typingStarted { transcript.typing.append(entry.nickname) }
    }

    /// Notes who is there.
    private mutating func note(_ line: TranscriptLine) {
        guard !line.isOwn, line.kind == .joined || line.kind == .left else { return }
        transcript.agents.removeAll { $0 == line.sender }
        if line.kind == .joined { transcript.agents.append(line.sender) }
    }
}

extension TranscriptLine {
    /// Whether it is a file of which the server has not said the id yet.
    fileprivate var isUnnamedFile: Bool {
        if case .file(id, _, _) = kind { true } else { false }
    }

    /// Whether it counts as unread for a customer who has read up to a position.
    fileprivate func isUnread(after readThrough: Int64) -> Bool {
        switch kind {
        case .message, .pushURL, .file: !isOwn && (position ?? 0) > readThrough
        case .joined, .left, .notice, .gap, .other: false
        }
    }
}

extension TranscriptLine.Kind {
    /// The kind of an event of the contract.
    init(_ type: TranscriptEventType) {
        self =
            switch type {
            case .messageText: .message
            case .joined: .joined
            case .left: .left
            case .pushURL: .pushURL
            case .custom: .notice
            default: .other(type.rawValue)
            }
    }
}
