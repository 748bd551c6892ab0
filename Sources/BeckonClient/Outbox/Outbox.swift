/// The customer's messages that the server has not settled yet, in order.
///
/// It decides which message is sent next, and which event of the transcript each message has become. It knows no network, no
/// clock and no disk: whoever drives it stores each new value before acting on it.
///
/// A server that honours `Idempotency-Key` carries out a key once, so an attempt in doubt is simply repeated. On any other
/// server an attempt in doubt may have been carried out: the transcript is asked, and what it does not show stays
/// ``Stage/unknown`` until the customer decides or the event comes after all.
struct Outbox: Sendable, Hashable, Codable {
    /// Where a message stands.
    enum Stage: Sendable, Hashable, Codable {
        /// It waits for its turn.
        case pending
        /// An attempt has begun, and nothing is known of its end.
        case underWay
        /// The outcome of an attempt is not known, and the transcript has not been asked since.
        case inDoubt
        /// The server has accepted it; its event has not come.
        case accepted
        /// The server will not take it; says why, and in the server's words if it has any.
        case failed(BeckonClientError.Code, String?)
        /// The transcript does not show it, and it may come yet.
        case unknown
    }

    /// A file of the customer, of which the store has a copy until the server has it.
    struct File: Sendable, Hashable, Codable {
        /// How many bytes it has.
        var size: Int64
        /// Its id at the server, once that is told.
        var id: String?

        /// The most bytes of one file: 100 MiB.
        static let limit: Int64 = 104_857_600
        /// The most files that wait in one conversation.
        static let mostFiles = 16
        /// The most bytes of all files that wait in one conversation: 256 MiB.
        static let mostBytes: Int64 = 268_435_456
    }

    /// A message of the customer.
    struct Message: Sendable, Hashable, Codable, Identifiable {
        /// The key, sent as `Idempotency-Key`.
        var id: String
        /// The text; of a file its name.
        var text: String
        /// The file that it is; nil for a text.
        var file: File?
        /// When it was written, in milliseconds since 1970.
        var writtenAt: Int64
        /// Its event stands behind this position.
        var after: Int64
        var stage: Stage = .pending
        /// Whether an attempt has ever begun.
        var wasTried = false
        /// The event that shows its text, while the server has not said whether it is this one.
        var seenAt: Int64?
        /// The event that it is, as the server said; the event has not come.
        var position: Int64?
        /// Whether the device has stored it; it is not sent before.
        var isStored = true

        private enum CodingKeys: String, CodingKey {
            case id, text, file, writtenAt, after, stage, wasTried, seenAt, position
            case isStored = "isKept"
        }
    }

    /// What to do next.
    enum Step: Sendable, Hashable {
        case send(Message)
        /// Ask the server for all events, then call ``checked()``.
        case check
        /// Nothing, until something changes.
        case rest
    }

    /// The end of an attempt.
    enum Outcome: Sendable, Hashable {
        /// The server has it, and perhaps says which event it is.
        case accepted(position: Int64?)
        case refused(BeckonClientError.Code, String?)
        /// It surely was not carried out.
        case unsent
        /// It may have been carried out.
        case inDoubt
    }

    /// The most messages that it holds.
    static let limit = 256

    private(set) var messages: [Message] = []
    /// Whether the server carries out a key once.
    var honoursKeys: Bool

    init(honoursKeys: Bool) {
        self.honoursKeys = honoursKeys
    }

    var isFull: Bool { messages.count >= Self.limit }

    /// Whether there is room for a file: beyond 16 files, or 256 MiB in all, there is none until one is sent or forgotten.
    func hasRoom(forFileOf size: Int64) -> Bool {
        let sizes = messages.compactMap { isCopyNeeded($0) ? $0.file?.size.brought(into: 0...File.mostBytes) : nil }
        return !isFull && sizes.count < File.mostFiles && sizes.reduce(size, +) <= File.mostBytes
    }

    /// The messages that are files which the server does not have: their copies are needed.
    var files: Set<Message.ID> { Set(messages.filter(isCopyNeeded).map(\.id)) }

    /// All messages that are files.
    var withFiles: Set<Message.ID> { Set(messages.filter { $0.file != nil }.map(\.id)) }

    private func isCopyNeeded(_ message: Message) -> Bool { message.file != nil && message.stage != .accepted }

    /// Whether a message waits for the server, and not for the customer.
    var isBusy: Bool { messages.contains { $0.stage.isOpen } }

    // MARK: The customer

    /// Adds a message at the end.
    mutating func add(_ message: Message) {
        messages.append(message)
    }

    /// Notes that the device has stored a message.
    mutating func stored(_ id: Message.ID) {
        change(id) { $0.isStored = true }
    }

    /// Takes back a message that the device could not store.
    mutating func remove(_ id: Message.ID) {
        messages.removeAll { $0.id == id }
    }

    /// Lets a failed or unknown message be sent again, behind all others.
    ///
    /// - Returns: False when there is no such message, or nothing to repeat.
    mutating func retry(_ id: Message.ID) -> Bool {
        guard let place = place(id), messages[place].stage.isStuck else { return false }
        var message = messages.remove(at: place)
        message.stage = .pending
        message.isStored = false
        messages.append(message)
        return true
    }

    /// Undoes what the customer wanted of a message, since the device could not store that.
    ///
    /// - Parameters:
    ///   - id: The message.
    ///   - before: The messages as they were.
    mutating func putBack(_ id: Message.ID, as before: Outbox) {
        guard let place = before.place(id) else { return }
        var message = before.messages[place]
        // Its attempt has ended before the server had it.
        if message.stage == .underWay { message.stage = .pending }
        messages.removeAll { $0.id == id }
        messages.insert(message, at: min(place, messages.count))
    }

    /// Forgets a message whose attempt is not under way.
    ///
    /// - Returns: False when there is no such message, or the server may be about to take it.
    mutating func discard(_ id: Message.ID) -> Bool {
        guard let place = place(id), messages[place].stage == .pending || messages[place].stage.isStuck else {
            return false
        }
        messages.remove(at: place)
        return true
    }

    /// Forgets a file while it is under way, before the server has the whole of it.
    mutating func withdraw(_ id: Message.ID) {
        messages.removeAll { $0.id == id && $0.file != nil }
    }

    // MARK: Attempts

    /// What to do next: one message at a time, in order.
    var next: Step {
        for message in messages {
            switch message.stage {
            case .pending: return message.isStored ? .send(message) : .rest
            case .underWay: return .rest
            case .inDoubt: return .check
            case .accepted, .failed, .unknown: continue
            }
        }
        return .rest
    }

    /// Notes that an attempt begins.
    mutating func begin(_ id: Message.ID) {
        change(id) {
            $0.stage = .underWay
            $0.wasTried = true
        }
    }

    /// Notes the end of an attempt.
    ///
    /// - Returns: The position of the message's event, if it is known; call ``arrived(_:)`` when the event has come.
    mutating func ended(_ id: Message.ID, _ outcome: Outcome) -> Int64? {
        guard let place = place(id) else { return nil }
        switch outcome {
        case .accepted(let told):
            messages[place].stage = .accepted
            guard let position = told ?? messages[place].seenAt else { return nil }
            messages[place].seenAt = nil
            messages[place].position = position
            moveOn(from: place, to: position)
            return position
        case .refused(let code, let words): messages[place].stage = .failed(code, words)
        case .unsent: messages[place].stage = .pending
        case .inDoubt: messages[place].stage = doubt
        }
        return nil
    }

    /// Notes that the event of a message has come: the transcript shows it from now on.
    mutating func arrived(_ id: Message.ID) {
        messages.removeAll { $0.id == id }
    }

    /// Notes that the process was ended: what was under way then is in doubt.
    ///
    /// - Parameter position: Up to where the events are known.
    mutating func restarted(at position: Int64) {
        messages.removeAll { message in message.position.map { $0 <= position } ?? false }
        for place in messages.indices {
            messages[place].isStored = true
            if messages[place].stage == .underWay { messages[place].stage = doubt }
        }
    }

    /// Notes that every event up to now was shown since the attempts in doubt ended.
    mutating func checked() {
        for place in messages.indices where messages[place].stage == .inDoubt { messages[place].stage = .unknown }
    }

    /// Notes that the server takes no more messages.
    mutating func close(_ code: BeckonClientError.Code) {
        for place in messages.indices {
            switch messages[place].stage {
            case .pending: messages[place].stage = .failed(code, nil)
            case .underWay, .inDoubt: messages[place].stage = honoursKeys ? .failed(code, nil) : .unknown
            case .accepted, .failed, .unknown: break
            }
        }
    }

    /// Notes by what id the server knows a file of the customer.
    mutating func name(_ id: Message.ID, file: String) {
        change(id) { $0.file?.id = file }
    }

    // MARK: The transcript

    /// Takes what the server says of a file.
    ///
    /// - Returns: The message that it is, whose event has come with this.
    mutating func saw(file: String, at position: Int64) -> Message.ID? {
        guard let place = messages.firstIndex(where: { $0.file?.id == file && $0.stage == .accepted }) else {
            return nil
        }
        let id = messages[place].id
        moveOn(from: place, to: position)
        arrived(id)
        return id
    }

    /// Takes a text of the customer in the transcript.
    ///
    /// - Parameters:
    ///   - text: The text; of a file the notice that tells it, which ends with its name.
    ///   - position: The position of its event.
    ///   - isNotice: Whether it is such a notice.
    /// - Returns: The message that it is, nil for one of another device. Where the server honours keys, a message that it has
    ///   not answered for stays: another device may have said the same.
    mutating func saw(_ text: String, at position: Int64, isNotice: Bool = false) -> Message.ID? {
        if let told = messages.first(where: { $0.position == position }) {
            arrived(told.id)
            return told.id
        }
        let words = Self.comparable(text)
        guard
            let place = messages.firstIndex(where: {
                $0.seenAt == nil && $0.position == nil && $0.after < position && $0.wasTried
                    && $0.stage.mayHaveArrived && ($0.file != nil) == isNotice
                    && Self.is(words, Self.comparable($0.text), isNotice: isNotice)
            })
        else { return nil }
        let id = messages[place].id
        if honoursKeys, messages[place].stage != .accepted {
            messages[place].seenAt = position
        } else {
            moveOn(from: place, to: position)
            arrived(id)
        }
        return id
    }

    /// Notes that the messages behind one that has an event have later events.
    private mutating func moveOn(from place: Int, to position: Int64) {
        for other in messages.indices where other > place {
            messages[other].after = max(messages[other].after, position)
            if let seen = messages[other].seenAt, seen <= position { messages[other].seenAt = nil }
        }
    }

    private var doubt: Stage { honoursKeys ? .pending : .inDoubt }

    private func place(_ id: Message.ID) -> Int? { messages.firstIndex { $0.id == id } }

    private mutating func change(_ id: Message.ID, _ body: (inout Message) -> Void) {
        if let place = place(id) { body(&messages[place]) }
    }

    private static func `is`(_ words: [Unicode.Scalar], _ own: [Unicode.Scalar], isNotice: Bool) -> Bool {
        isNotice ? words.suffix(own.count) == own[...] : words == own
    }

    /// A text as servers store it: without control characters, one kind of line end, nothing blank around it.
    private static func comparable(_ text: String) -> [Unicode.Scalar] {
        var scalars = text.unicodeScalars.filter { scalar in
            scalar == "\t" || scalar == "\n" || !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
        }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return Array(scalars.drop { $0.properties.isWhitespace })
    }
}

extension Outbox.Stage {
    /// Whether the server decides what comes next.
    fileprivate var isOpen: Bool {
        switch self {
        case .pending, .underWay, .inDoubt: true
        case .accepted, .failed, .unknown: false
        }
    }

    /// Whether the customer decides what comes next.
    fileprivate var isStuck: Bool {
        switch self {
        case .failed, .unknown: true
        default: false
        }
    }

    /// Whether the server may have the message, if it was ever tried.
    fileprivate var mayHaveArrived: Bool {
        if case .failed = self { false } else { true }
    }
}
