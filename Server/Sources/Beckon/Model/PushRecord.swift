/// One line of a chat's push history: a decision, or a push service's or an agent side's answer, and why.
///
/// Holds no message text and no token.
package struct PushRecord: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The policy's decision on an event.
        case decided
        /// The outcome of one attempt.
        case answered
        /// A push is no longer owed, or phones are to remove its notice.
        case ended
        /// An agent side refused a notice by its content, and goes on without it.
        case passedOver = "passed-over"
    }

    /// The line's number from the store; 0 before it is stored.
    package var id: Int64
    package let chat: ChatID
    /// The position before the first event that it is about.
    package let after: Int
    /// The position of the last event that it is about.
    package let through: Int
    /// Nil when it is about all devices, or the chat has none.
    package let deviceID: DeviceID?
    package let at: Timestamp
    package let kind: Kind
    /// A fixed word for programs, for example `hold` or `delivered`.
    package let word: String
    /// The reason, in words for people.
    package let reason: String

    package init(
        id: Int64 = 0, chat: ChatID, after: Int, through: Int, deviceID: DeviceID? = nil, at: Timestamp, kind: Kind,
        word: String, reason: String
    ) {
        self.id = id
        self.chat = chat
        self.after = after
        self.through = through
        self.deviceID = deviceID
        self.at = at
        self.kind = kind
        self.word = word
        self.reason = reason
    }

    /// The word of an attempt that a push service accepted.
    package static let delivered = "delivered"
}

extension PushRecord {
    /// The line for an attempt's outcome; nil for a push that is not about a chat's events.
    package init?(_ claim: ClaimedPush, word: String, reason: String = "", at now: Timestamp) {
        let what: String
        let range: (chat: ChatID, after: Int, through: Int)
        switch claim.push.subject {
        case .chat(let chat, let after, let through): (what, range) = ("", (chat, after, through))
        case .withdrawal(let chat, let after, let through): (what, range) = ("withdrawal, ", (chat, after, through))
        case .active(let chat, let after, let through): (what, range) = ("active client, ", (chat, after, through))
        case .callback, .note: return nil
        }
        let attempt = "\(what)\(claim.device.type.provider.rawValue), attempt \(claim.push.attempts + 1)"
        self.init(
            chat: range.chat, after: range.after, through: range.through, deviceID: claim.device.id, at: now,
            kind: .answered, word: claim.push.subject.isWithdrawal ? "withdrawal-\(word)" : word,
            reason: reason.isEmpty ? attempt : "\(attempt): \(reason)")
    }
}
