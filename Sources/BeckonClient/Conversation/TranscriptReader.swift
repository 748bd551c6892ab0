/// What one reader of a conversation has seen; each value is newer than the one before, and nothing is queued.
actor TranscriptReader {
    private let conversation: Conversation
    private var seen: UInt64 = 0

    init(_ conversation: Conversation) { self.conversation = conversation }

    /// Waits for the next transcript; returns nil when the task was cancelled.
    func next() async -> Transcript? {
        guard let (transcript, version) = await conversation.next(after: seen) else { return nil }
        seen = version
        return transcript
    }
}
