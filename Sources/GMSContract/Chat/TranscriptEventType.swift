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
