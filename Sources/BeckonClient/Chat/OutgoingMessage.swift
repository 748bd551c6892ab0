/// A message of the customer, with the key under which the server accepts it once.
///
/// Sending the same value again, also after the app was started anew, does not say it twice.
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
