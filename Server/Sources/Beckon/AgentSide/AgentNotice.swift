/// One thing that an agent side is told of a chat.
package enum AgentNotice: Hashable, Sendable {
    /// The chat is the agent side's from now on, with the data attached to it (``BusinessData``).
    case opened(data: [String: String])
    /// An event of the transcript.
    case event(TranscriptEvent)
    /// The customer is not online, with the words for it (001: `_agent_timeout_notification_message`).
    ///
    /// It has no position: it says where the customer is, not what was said.
    case customerAway(since: Timestamp, words: String)
    /// The customer, who was told to be away since a time, is there again.
    case customerReturned(awaySince: Timestamp)
    /// How far the customer's devices have got.
    case receipt(ReceiptMark)
}
