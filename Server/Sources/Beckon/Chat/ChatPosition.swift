/// How far a customer has come in a chat.
package struct ChatPosition: Hashable, Sendable {
    package let chat: ChatID
    /// The highest event the customer has; nil where nobody knows more than is stored.
    package let position: Int?

    package init(_ chat: ChatID, _ position: Int?) {
        self.chat = chat
        self.position = position
    }
}
