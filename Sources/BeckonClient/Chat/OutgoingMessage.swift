/// A message of the customer, with a key by which the server accepts it only once.
///
/// Sending the same value again, also after a restart of the app, does not add a second message to the chat.
public struct OutgoingMessage: Sendable, Hashable, Codable, Identifiable {
    /// The key, sent as `Idempotency-Key`.
    public let id: String
    /// The text.
    public let text: String

    /// Makes a message.
    ///
    /// - Parameters:
    ///   - id: A key that no other message has.
    ///   - text: The text.
    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
