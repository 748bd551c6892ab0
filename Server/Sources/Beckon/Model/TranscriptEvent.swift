/// What kind of event stands in a transcript, spelled as GMS spells it on chat v1.
package enum EventKind: String, Hashable, Sendable, CaseIterable {
    case messageText = "Message.Text"
    case joined = "Notice.Joined"
    case left = "Notice.Left"
    case typingStarted = "Notice.TypingStarted"
    case typingStopped = "Notice.TypingStopped"
    case pushURL = "Notice.PushUrl"
    case custom = "Notice.Custom"
}

/// On whose side of a chat somebody is, spelled as GMS spells it on chat v1.
package enum PartyKind: String, Hashable, Sendable, CaseIterable {
    case client = "CLIENT"
    case agent = "AGENT"
    case supervisor = "SUPERVISOR"
    case external = "EXTERNAL"
}

/// One event of a chat: what stands at one position of its transcript, for ever.
package struct TranscriptEvent: Hashable, Sendable {
    /// The place in the transcript, dense from 1.
    package let position: Int
    package let kind: EventKind
    package let nickname: String
    package let text: String
    package let party: PartyKind
    package let at: Timestamp
    /// The sender's own key for this event (`Idempotency-Key`), unique in a chat; nil when it gave none.
    package let key: String?

    package init(
        position: Int, kind: EventKind, nickname: String, text: String, party: PartyKind, at: Timestamp, key: String?
    ) {
        self.position = position
        self.kind = kind
        self.nickname = nickname
        self.text = text
        self.party = party
        self.at = at
        self.key = key
    }
}
