/// The type of a transcript event: the first item of an event of `transcriptToShow`.
///
/// The set is open when reading. Nothing but the seven types named here may be sent to v1 clients, the oldest of which
/// stop at an unknown one.
public struct TranscriptEventType: RawRepresentable, Hashable, Sendable {
    /// The type as it is spelled on the wire.
    public let rawValue: String

    /// Makes a type.
    ///
    /// - Parameter rawValue: The type as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Somebody said something.
    public static let messageText = TranscriptEventType(rawValue: "Message.Text")
    /// Somebody came.
    public static let joined = TranscriptEventType(rawValue: "Notice.Joined")
    /// Somebody went.
    public static let left = TranscriptEventType(rawValue: "Notice.Left")
    /// Somebody began to type.
    public static let typingStarted = TranscriptEventType(rawValue: "Notice.TypingStarted")
    /// Somebody stopped typing.
    public static let typingStopped = TranscriptEventType(rawValue: "Notice.TypingStopped")
    /// The agent sent an address to be opened.
    public static let pushURL = TranscriptEventType(rawValue: "Notice.PushUrl")
    /// A notice whose text the application understands.
    public static let custom = TranscriptEventType(rawValue: "Notice.Custom")

    /// The seven types of the contract, in the order of the documents.
    public static let all: [TranscriptEventType] = [
        .typingStarted, .typingStopped, .joined, .left, .pushURL, .custom, .messageText,
    ]
}
