import Synchronization

/// The chats of this node in memory, safe for use from many tasks: a ``ChatCache`` behind a lock.
package final class ChatRegistry: Sendable {
    private let cache: Mutex<ChatCache>

    /// - Parameter capacity: the most chats.
    package init(capacity: Int = 65_536) {
        cache = Mutex(ChatCache(capacity: capacity))
    }

    /// The id of a service instance's chat, if the chat is in memory.
    package func chat(of service: ServiceID) -> ChatID? { cache.withLock { $0.chat(of: service) } }

    /// The committed head of a chat, if the chat is in memory.
    package func committedHead(_ id: ChatID) -> ChatHead? { cache.withLock { $0.committedHead(id) } }

    /// Adds a head that was read from the store, unless a newer one is in memory.
    ///
    /// - Returns: the newer of the two.
    package func refresh(_ head: ChatHead) -> ChatHead { cache.withLock { $0.refresh(head) } }

    /// Adds data that were read after a head to the chat in memory, if it lacks them.
    package func hold(_ data: [String: String], of head: ChatHead) { cache.withLock { $0.hold(data, of: head) } }

    /// Version and last position of those of the chats that are in memory, as last committed or read.
    package func marks(of chats: [ChatID]) -> [ChatID: ChatMark] { cache.withLock { $0.marks(of: chats) } }

    /// Drops a chat, also one with decisions under way.
    package func forget(_ id: ChatID) { cache.withLock { $0.forget(id) } }

    /// Decides on the latest head of a chat; the closure enqueues the commit before the next decision begins.
    ///
    /// The closure must be quick and must not wait; see ``ChatCache/decide(_:_:)``.
    package func decide<Result: Sendable, Failure: Error>(
        _ id: ChatID, _ decide: (_ head: ChatHead, _ isCommitted: Bool) throws(Failure) -> (ChatHead?, Result)
    ) throws(Failure) -> Result? {
        try cache.withLock { cache throws(Failure) -> Result? in try cache.decide(id, decide) }
    }

    /// Notes that the commit of a new head from ``decide(_:_:)`` has ended.
    package func decided(_ id: ChatID) { cache.withLock { $0.decided(id) } }

    /// Moves a customer's cursor forward for later decisions; the closure enqueues the commit before the next decision.
    ///
    /// - Returns: nil when the cursor stays, see ``ChatCache/advanceCursor(_:to:by:_:)``.
    package func advanceCursor<Result: Sendable, Failure: Error>(
        _ id: ChatID, to position: Int, by client: String?, _ enqueue: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try cache.withLock { cache throws(Failure) -> Result? in
            try cache.advanceCursor(id, to: position, by: client, enqueue)
        }
    }

    /// Updates the cache with a commit that is on disk; called in the order of the commits.
    package func committed(_ commit: Commit) { cache.withLock { $0.committed(commit) } }

    /// Drops the chat of a failed commit, with every decision on its head.
    package func refused(_ commit: Commit) { cache.withLock { $0.refused(commit) } }

    /// The committed events after a position, at most `limit`, with the committed head.
    ///
    /// - Returns: nil when they have to be read from the store.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) -> (head: ChatHead, events: [TranscriptEvent])? {
        cache.withLock { $0.events(id, after: position, limit: limit) }
    }

    // MARK: - Polling customers

    /// The last position in the answers to a polling customer.
    package func pollCursor(_ id: ChatID, of client: PollingClient = .first) -> Int? {
        cache.withLock { $0.pollCursor(id, of: client) }
    }

    /// Moves the polling customer's cursor: forward before an answer is written, back when writing it failed.
    package func setPollCursor(_ id: ChatID, of client: PollingClient = .first, to position: Int) {
        cache.withLock { $0.setPollCursor(id, of: client, to: position) }
    }
}
