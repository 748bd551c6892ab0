/// What one reader of a conversation has seen; each value is newer than the one before, and nothing is queued.
actor TranscriptReader {
    private let conversation: Conversation
    private var seen: UInt64 = 0
    private var last: Transcript?

    init(_ conversation: Conversation) { self.conversation = conversation }

    /// Waits for the next transcript; returns nil when the task was cancelled, or there is none to come.
    func next() async -> Transcript? {
        while let (transcript, version) = await conversation.next(after: seen) {
            seen = version
            guard transcript != last else { continue }
            last = transcript
            return transcript
        }
        return nil
    }
}
