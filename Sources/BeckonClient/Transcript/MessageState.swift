/// Where a message of the customer stands.
public enum MessageState: Sendable, Hashable, Codable {
    /// It is stored on the device, and waits for the connection or for the messages before it.
    case pending
    /// It is on its way.
    case sending
    /// The server has it: the transcript shows it, or will.
    case sent
    /// The contact centre has it. Only Beckon tells this.
    case delivered
    /// An agent has read it. Only Beckon tells this.
    case read
    /// The server did not take it, for this reason, and in the server's words if it has any; see
    /// ``Conversation/retry(_:)`` and ``Conversation/discard(_:)``.
    case failed(BeckonClientError.Code, String?)
    /// The server may or may not have it.
    ///
    /// This happens only with servers that do not know keys, when an answer was lost and the transcript does not show the
    /// message. Let the customer decide: sending it again may say it twice.
    case unknown
}
