/// The state of a chat and its times.
package struct ChatLife: Hashable, Sendable {
    package var state: ChatState
    package var startedAt: Timestamp
    package var endedAt: Timestamp?
    /// When the chat expires: the live surfaces no longer find it (`_ttl`).
    package var expiresAt: Timestamp
    /// When a timer must act on this chat if nothing else happens; nil for never.
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
