/// What an agent's offer of a callback does.
package enum CallbackOffer: String, Hashable, Sendable, CaseIterable {
    /// The customer is asked whether they are ready.
    case question
    /// The customer is told that the connection can be made.
    case connection
}
