/// The kind of a transcript event, spelled as GMS spells it on chat v1.
package enum EventKind: String, Hashable, Sendable, CaseIterable {
    case messageText = "Message.Text"
    case joined = "Notice.Joined"
    case left = "Notice.Left"
    case typingStarted = "Notice.TypingStarted"
    case typingStopped = "Notice.TypingStopped"
    case pushURL = "Notice.PushUrl"
    case custom = "Notice.Custom"
    /// The customer has another name, which the event carries; chat v1 has no word for it.
    case nicknameUpdated = "Notice.NicknameUpdated"
    /// A party has sent a file, which the event's data name; chat v1 has no word for it.
    case fileUploaded = "Notice.FileUploaded"
    /// A file was deleted; chat v1 has no word for it.
    case fileDeleted = "Notice.FileDeleted"
}

extension EventKind {
    /// The kind in the words of chat v1, whose clients stop at words that they do not know.
    package var v1Word: String {
        switch self {
        case .nicknameUpdated, .fileUploaded, .fileDeleted: Self.custom.rawValue
        default: rawValue
        }
    }
}

/// The kind of a chat's party, spelled as GMS spells it on chat v1.
package enum PartyKind: String, Hashable, Sendable, CaseIterable {
    case client = "CLIENT"
    case agent = "AGENT"
    case supervisor = "SUPERVISOR"
    case external = "EXTERNAL"
}

/// One event of a chat's transcript, which never changes.
package struct TranscriptEvent: Hashable, Sendable {
    /// The position in the transcript, from 1 without gaps.
    package let position: Int
    package let kind: EventKind
    package let nickname: String
    package let text: String
    package let party: PartyKind
    package let at: Timestamp
    /// The sender's key for this event (`Idempotency-Key`), unique in the chat; nil if it gave none.
    package let key: String?
    /// Values that chat version 2 shows beside the text, such as those of a file.
    package let data: [String: String]

    /// The name in the data of a word that the app gave its message.
    package static let typeName = "messageType"
    /// The name in the data of a reported event whose push helps only now.
    package static let onlyNowName = "onlyNow"

    package init(
        position: Int, kind: EventKind, nickname: String, text: String, party: PartyKind, at: Timestamp, key: String?,
        data: [String: String] = [:]
    ) {
        self.position = position
        self.kind = kind
        self.nickname = nickname
        self.text = text
        self.party = party
        self.at = at
        self.key = key
        self.data = data
    }
}

extension TranscriptEvent {
    /// What begins the key of an event that tells of one that an agent side goes on without; no other key begins so.
    package static let passedOverPrefix = "passed-over//"

    /// The position of the event that an agent side goes on without, if this event tells of one.
    package var passedOver: Int? {
        guard let key, key.hasPrefix(Self.passedOverPrefix) else { return nil }
        return Int(key.dropFirst(Self.passedOverPrefix.count))
    }
}

extension TranscriptEvent {
    /// The positions that can be named from outside: more than any transcript has.
    package static let positions = 0...Int(Int32.max)
}
