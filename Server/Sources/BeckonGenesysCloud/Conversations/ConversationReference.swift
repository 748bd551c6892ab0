/// What is stored of a chat's conversation: its id, and the id of the customer's participant once that is known.
package struct ConversationReference: Hashable, Sendable {
    package let conversation: String
    /// The customer's participant, whose attributes have been set; nil before.
    package let participant: String?

    package init(_ conversation: String, participant: String? = nil) {
        self.conversation = conversation
        self.participant = participant
    }

    /// Reads the stored text: the conversation's id, or both ids with a slash between them.
    package init?(text: String?) {
        guard let parts = text?.split(separator: "/", maxSplits: 1), let first = parts.first else { return nil }
        self.init(String(first), participant: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The text to store.
    package var text: String { participant.map { "\(conversation)/\($0)" } ?? conversation }
}
