package import Beckon

/// A change of an agent's message that was sent before.
package struct MessageChange: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// It was edited at a time.
        case edited(Timestamp)
        case withdrawn
    }

    /// The key of the message's own event; those of its parts begin with it.
    package let key: String
    package let kind: Kind
    /// What tells the message as it is now, as if it were new.
    package let actions: [AgentEvent.Action]

    package init(key: String, kind: Kind, actions: [AgentEvent.Action]) {
        self.key = key
        self.kind = kind
        self.actions = actions
    }
}

/// What a transcript tells of one message of an agent: its newest version.
///
/// Pure. A transcript never changes, so a change of a message is a new event below it. Its key holds the time of the change and a
/// hash of what the message shows then, so that each change stands once, also where a message is changed back.
package struct ToldMessage: Hashable, Sendable {
    /// What the customer reads before the new words of a message that was edited, whose old words stay.
    package static let editedWords = "Correction: "
    /// What the customer reads when a message was withdrawn, whose words stay.
    package static let withdrawnWords = "An earlier message was withdrawn."
    /// The most events that one text becomes.
    static let mostPieces = 100

    private let key: String
    /// Whether the customer has the message or a part of it.
    package private(set) var isTold = false
    private var isWithdrawn = false
    /// When the newest version was made that is told; nil for the first one.
    private var editedAt: Timestamp?
    /// The words of the newest version.
    private var text = ""
    /// The files, links and further words that were told of any version.
    private var parts: Set<String> = []
    /// The events before, if they may be the beginning of a longer text: all but the last event of one have no key.
    private var pieces: [TranscriptEvent] = []

    /// A message of which nothing is told yet.
    ///
    /// - Parameter key: The key of the message's own event.
    package init(_ key: String) { self.key = key }

    /// Reads the next event of the transcript.
    package mutating func read(_ event: TranscriptEvent) {
        guard event.party != .client else { return pieces = [] }
        if let last = pieces.last, !last.isPiece(before: event) { pieces = [] }
        guard let name = event.key else {
            pieces = Array(pieces.suffix(Self.mostPieces - 1)) + [event]
            return
        }
        if name == key {
            isTold = true
            text = words(upTo: event)
        } else if name.hasPrefix("\(key)/") {
            read(event, step: name.dropFirst(key.count + 1).split(separator: "/"))
        }
        pieces = []
    }

    private mutating func read(_ event: TranscriptEvent, step: [Substring]) {
        guard step.first == "change" else {
            isTold = true
            parts.insert(event.shownPart)
            return
        }
        guard step.count > 1,
            let time = WholeNumber.read(step[1], in: 0...Int.max).map({ Timestamp(milliseconds: Int64($0)) })
        else {
            return isWithdrawn = true
        }
        editedAt = editedAt.map { max($0, time) } ?? time
        guard step.count < 4 else {
            parts.insert(event.shownPart)
            return
        }
        let words = words(upTo: event)
        text = words.hasPrefix(Self.editedWords) ? String(words.dropFirst(Self.editedWords.count)) : words
    }

    private func words(upTo event: TranscriptEvent) -> String { pieces.map(\.text).joined() + event.text }

    // MARK: - Deciding

    /// What tells the customer a change.
    ///
    /// A change that is older than what was told, or comes after the message was withdrawn, tells nothing, nor does one that shows
    /// nothing new. A message that did not come before is told as it is now, under its own keys, so that its first version adds
    /// nothing when it comes.
    ///
    /// - Parameter change: A change of this message.
    /// - Returns: What to tell, in order.
    package func actions(on change: MessageChange) -> [AgentEvent.Action] {
        switch change.kind {
        case .withdrawn:
            guard isTold, !isWithdrawn else { return [] }
            return [.custom(text: Self.withdrawnWords, key: "\(key)/change/withdrawn")]
        case .edited(let time):
            guard isTold else { return change.actions }
            guard !isWithdrawn, editedAt.map({ time >= $0 }) ?? true else { return [] }
            return corrections(change.actions, at: time)
        }
    }

    private func corrections(_ actions: [AgentEvent.Action], at time: Timestamp) -> [AgentEvent.Action] {
        let hash = StableHash.uuid(of: actions.compactMap(\.shown).joined(separator: "\u{0}"))
        let name = "\(key)/change/\(time.milliseconds)/\(hash)"
        var corrections: [AgentEvent.Action] = []
        for (place, action) in actions.enumerated() {
            guard let shown = action.shown else { continue }
            let part = "\(name)/\(place)"
            switch action {
            case .message(let words, let own) where own == key:
                if words != text { corrections.append(.message(text: Self.editedWords + words, key: name)) }
            case .custom(let words, let own) where own == key:
                if words != text { corrections.append(.custom(text: Self.editedWords + words, key: name)) }
            case _ where parts.contains(shown): break
            case .message(let words, _): corrections.append(.message(text: words, key: part))
            case .custom(let words, _): corrections.append(.custom(text: words, key: part))
            case .file(let file, _): corrections.append(.file(file, key: part))
            case .pushedURL(let url, _): corrections.append(.pushedURL(url, key: part))
            case .joined, .tookOver, .left, .transferred, .typing, .sentFile, .ended: break
            }
        }
        return corrections
    }
}

extension TranscriptEvent {
    /// Whether it and the event after it may be of one text.
    fileprivate func isPiece(before event: TranscriptEvent) -> Bool {
        kind == event.kind && party == event.party && nickname == event.nickname
    }

    /// What it shows of a message beside the words.
    fileprivate var shownPart: String { kind == .custom ? text.withoutSignature : text }
}

extension AgentEvent.Action {
    /// What it shows the customer; nil for nothing to read.
    fileprivate var shown: String? {
        switch self {
        case .message(let text, _), .custom(let text, _): text
        case .file(let file, _): file.text.withoutSignature
        case .pushedURL(let url, _): url
        case .joined, .tookOver, .left, .transferred, .typing, .sentFile, .ended: nil
        }
    }
}

extension String {
    /// The name and address of a file without the query, which may be another each time the platform names the file.
    fileprivate var withoutSignature: String {
        guard let address = firstRange(of: "://"), let query = self[address.upperBound...].firstIndex(of: "?") else {
            return self
        }
        return String(self[..<query])
    }
}
