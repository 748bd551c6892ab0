/// A customer's position in a chat.
package struct ChatPosition: Hashable, Sendable {
    package let chat: ChatID
    /// The last event that the customer has; nil when nothing beyond the stored cursor is known.
    package let position: Int?

    package init(_ chat: ChatID, _ position: Int?) {
        self.chat = chat
        self.position = position
    }
}
