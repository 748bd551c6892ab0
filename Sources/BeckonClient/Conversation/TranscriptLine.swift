public import Foundation
import GMSContract

/// One line of a conversation, as a screen shows it: an event of the server's transcript, or a message that is not there yet.
public struct TranscriptLine: Sendable, Hashable, Identifiable, Codable {
    /// What a line shows.
    public enum Kind: Sendable, Hashable, Codable {
        /// A message; ``TranscriptLine/text`` is what was said.
        case message
        /// Somebody joined.
        case joined
        /// Somebody left.
        case left
        /// A page to open: ``TranscriptLine/text`` is its address.
        case pushURL
        /// A file that somebody sent, fetched with ``Conversation/file(_:to:progress:)``; its size is in bytes. While a file of
        /// the customer is not at the server, its id is that of the line.
        case file(id: String, name: String, size: Int?)
        /// A notice of the contact centre or of an agent's application.
        case notice
        /// Events that the server no longer gives.
        case gap
        /// An event that this library does not know, by its name in the contract.
        case other(String)
    }

    /// The same from the moment when a message is written, whatever becomes of it.
    public var id: String
    /// The position in the server's transcript; nil while it is not there.
    public var position: Int64?
    /// What the line shows.
    public var kind: Kind
    /// The shown name of who caused it; empty for a message that is not in the transcript yet.
    public var sender: String
    /// The text.
    public var text: String
    /// Whether the customer caused it, on this device or another.
    public var isOwn: Bool
    /// When it happened, to the second; nil if the server did not give the time.
    public var time: Date?
    /// Where a message of the customer stands; nil for all other lines.
    public var state: MessageState?
    /// How far a file of the customer is that is being sent; nil for all other lines, and where the system does not tell it.
    public var progress: FileProgress?

    /// Makes a line, for example for a preview of the app's screen.
    ///
    /// - Parameters:
    ///   - id: The line's id.
    ///   - kind: What it shows.
    ///   - text: The text.
    ///   - sender: The shown name of who caused it.
    ///   - isOwn: Whether the customer caused it.
    ///   - position: The position in the server's transcript.
    ///   - time: When it happened.
    ///   - state: Where a message of the customer stands.
    ///   - progress: How far a file of the customer is.
    public init(
        id: String, kind: Kind, text: String, sender: String = "", isOwn: Bool = false, position: Int64? = nil,
        time: Date? = nil, state: MessageState? = nil, progress: FileProgress? = nil
    ) {
        self.id = id
        self.kind = kind
        self.text = text
        self.sender = sender
        self.isOwn = isOwn
        self.position = position
        self.time = time
        self.state = state
        self.progress = progress
    }
}

extension TranscriptLine {
    /// A line of an event.
    init(_ entry: ChatEntry, id: String?) {
        self.init(
            id: id ?? "#\(entry.position)", kind: Kind(entry.type), text: entry.text, sender: entry.nickname,
            isOwn: entry.isOwn, position: entry.position, time: entry.time,
            state: entry.isOwn && entry.type == .messageText ? .sent : nil)
    }

    /// A line for events that the server no longer gives.
    init(gap: ClosedRange<Int64>) {
        self.init(
            id: "#\(gap.upperBound)", kind: .gap, text: "", position: gap.upperBound)
    }

    /// A line of a message that is not in the transcript.
    init(_ message: Outbox.Message) {
        self.init(
            id: message.id,
            kind: message.file.map { .file(id: message.id, name: message.text, size: Int(clamping: $0.size)) }
                ?? .message,
            text: message.text, isOwn: true,
            time: Date(timeIntervalSince1970: Double(message.writtenAt) / 1_000), state: MessageState(message.stage))
    }
}

extension MessageState {
    /// The state of a message that the transcript does not show.
    init(_ stage: Outbox.Stage) {
        self =
            switch stage {
            case .pending: .pending
            case .underWay, .inDoubt: .sending
            case .accepted: .sent
            case .failed(let code, let words): .failed(code, words)
            case .unknown: .unknown
            }
    }
}

/// Where a message of the customer stands.
public enum MessageState: Sendable, Hashable, Codable {
    /// It is stored on the device, and waits for the connection or for the messages before it.
    case pending
    /// It is on its way.
    case sending
    /// The server has it: the transcript shows it, or will.
    case sent
    /// The contact centre has it. Only Beckon tells this.
    case delivered
    /// An agent has read it. Only Beckon tells this.
    case read
    /// The server did not take it, for this reason, and in the server's words if it has any; see
    /// ``Conversation/retry(_:)`` and ``Conversation/discard(_:)``.
    case failed(BeckonClientError.Code, String?)
    /// The server may or may not have it.
    ///
    /// This happens only with servers that do not know keys, when an answer was lost and the transcript does not show the
    /// message. Let the customer decide: sending it again may say it twice.
    case unknown
}
