public import BeckonJSON

/// One event of a chat's transcript: a list of five strings in `transcriptToShow` (Chat API Version 1).
public struct TranscriptEntry: ContractValue {
    /// What happened.
    public var type: TranscriptEventType
    /// The shown name of the party that caused the event.
    public var nickname: String
    /// The message text, address, custom text, or a phrase such as "is typing".
    public var text: String
    /// Seconds since `startedAt` of the chat, as decimal digits.
    ///
    /// Old clients read it as an integer and stop at anything else.
    public var seconds: String
    /// The party that caused the event.
    public var party: TranscriptParty

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - type: What happened.
    ///   - nickname: The shown name of the party that caused the event.
    ///   - text: The text.
    ///   - seconds: Whole seconds since `startedAt`.
    ///   - party: The party that caused the event.
    public init(type: TranscriptEventType, nickname: String, text: String, seconds: Int64, party: TranscriptParty) {
        self.type = type
        self.nickname = nickname
        self.text = text
        self.seconds = String(seconds)
        self.party = party
    }

    /// Reads an event: a list whose first item is the type.
    ///
    /// Items that are missing at the end, or `null`, are read as empty; items after the fifth are ignored.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` if it is not a list, is empty, or one of its first five items is
    ///   not a text, an integer or `null`.
    public init(decoding json: JSONValue) throws(ContractError) {
        guard let items = json.array else { throw ContractError(code: .wrongType, field: "transcriptToShow") }
        guard !items.isEmpty else { throw ContractError(code: .missing, field: "transcriptToShow") }
        func item(_ index: Int) throws(ContractError) -> String {
            guard index < items.count, !items[index].isNull else { return "" }
            guard let text = items[index].contractText else {
                throw ContractError(code: .wrongType, field: "transcriptToShow")
            }
            return text
        }
        type = TranscriptEventType(rawValue: try item(0))
        nickname = try item(1)
        text = try item(2)
        seconds = try item(3)
        party = TranscriptParty(rawValue: try item(4))
    }

    /// Writes the event as a list of five strings.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        Self.write(
            type: type.rawValue, nickname: nickname, text: text, seconds: seconds, party: party.rawValue, to: &writer)
    }

    /// Writes an event from its parts, for servers that write many.
    ///
    /// - Parameters:
    ///   - type: What happened, one of ``TranscriptEventType``.
    ///   - nickname: The shown name of the party that caused the event.
    ///   - text: The text.
    ///   - seconds: Whole seconds since `startedAt`, as decimal digits.
    ///   - party: The party that caused the event, one of ``TranscriptParty``.
    ///   - writer: Where to write.
    public static func write(
        type: String, nickname: String, text: String, seconds: String, party: String, to writer: inout JSONWriter
    ) {
        writer.beginArray()
        writer.string(type)
        writer.string(nickname)
        writer.string(text)
        writer.string(seconds)
        writer.string(party)
        writer.endArray()
    }
}

/// The type of a transcript event: the first item of an event of `transcriptToShow`.
///
/// Reading accepts any type. Send v1 clients only the seven types named here: the oldest clients stop at an unknown
/// type.
public struct TranscriptEventType: RawRepresentable, Hashable, Sendable {
    /// The type as it is spelled on the wire.
    public let rawValue: String

    /// Makes a type.
    ///
    /// - Parameter rawValue: The type as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A party sent a message.
    public static let messageText = TranscriptEventType(rawValue: "Message.Text")
    /// A party joined the chat.
    public static let joined = TranscriptEventType(rawValue: "Notice.Joined")
    /// A party left the chat.
    public static let left = TranscriptEventType(rawValue: "Notice.Left")
    /// A party began to type.
    public static let typingStarted = TranscriptEventType(rawValue: "Notice.TypingStarted")
    /// A party stopped typing.
    public static let typingStopped = TranscriptEventType(rawValue: "Notice.TypingStopped")
    /// The agent sent an address for the app to open.
    public static let pushURL = TranscriptEventType(rawValue: "Notice.PushUrl")
    /// A notice whose text the application understands.
    public static let custom = TranscriptEventType(rawValue: "Notice.Custom")

    /// The seven types of the contract, in the order of the documents.
    public static let all: [TranscriptEventType] = [
        .typingStarted, .typingStopped, .joined, .left, .pushURL, .custom, .messageText,
    ]
}

/// Who caused a transcript event: the fifth item of an event of `transcriptToShow`.
///
/// Reading accepts any party. Send v1 clients only the four parties named here.
public struct TranscriptParty: RawRepresentable, Hashable, Sendable {
    /// The party as it is spelled on the wire.
    public let rawValue: String

    /// Makes a party.
    ///
    /// - Parameter rawValue: The party as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer.
    public static let client = TranscriptParty(rawValue: "CLIENT")
    /// An agent.
    public static let agent = TranscriptParty(rawValue: "AGENT")
    /// A supervisor.
    public static let supervisor = TranscriptParty(rawValue: "SUPERVISOR")
    /// Another party, for example the system.
    public static let external = TranscriptParty(rawValue: "EXTERNAL")
}
