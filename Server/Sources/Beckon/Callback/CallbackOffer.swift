/// The effect of an agent's offer of a callback.
package enum CallbackOffer: String, Hashable, Sendable, CaseIterable {
    /// The customer is asked whether they are ready.
    case question
    /// The customer is notified that the connection can be made.
    case connection
}
