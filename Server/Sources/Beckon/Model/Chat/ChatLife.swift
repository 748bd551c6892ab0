/// How far a chat has come, and until when it goes on.
package struct ChatLife: Hashable, Sendable {
    package var state: ChatState
    package var startedAt: Timestamp
    package var endedAt: Timestamp?
    /// When the chat is forgotten by the live surfaces (`_ttl`).
    package var expiresAt: Timestamp
    /// When somebody has to look at this chat although nothing happens to it; nil for never.
    package var due: Timestamp?

    package init(
        state: ChatState = .waiting, startedAt: Timestamp, endedAt: Timestamp? = nil, expiresAt: Timestamp,
        due: Timestamp? = nil
    ) {
        self.state = state
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.expiresAt = expiresAt
        self.due = due
    }
}
