/// One notice to an agent side about a chat.
package enum AgentNotice: Hashable, Sendable {
    /// The agent side has this new chat, with the data attached to it (``BusinessData``).
    case opened(data: [String: String])
    /// An event of the transcript.
    case event(TranscriptEvent)
    /// The customer is not online, with the text for it (001: `_agent_timeout_notification_message`).
    ///
    /// It has no position, because it is about presence and not part of the transcript.
    case customerAway(since: Timestamp, words: String)
    /// The customer is present again after the absence that began at a time.
    case customerReturned(awaySince: Timestamp)
    /// The customer's delivered and read positions.
    case receipt(ReceiptMark)
}
