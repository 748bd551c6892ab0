import Synchronization

/// The chats of this node in memory, safe for use from many tasks: a ``ChatCache`` behind a lock.
package final class ChatRegistry: Sendable {
    private let cache: Mutex<ChatCache>

    /// - Parameter capacity: how many chats are kept at most.
    package init(capacity: Int = 65_536) {
        cache = Mutex(ChatCache(capacity: capacity))
    }

    /// The id of the chat of a service instance, if that chat is here.
    package func chat(of service: ServiceID) -> ChatID? { cache.withLock { $0.chat(of: service) } }

    /// The head of a chat as committed, if the chat is here.
    package func committedHead(_ id: ChatID) -> ChatHead? { cache.withLock { $0.committedHead(id) } }

    /// Takes in a head that was read from the store, unless a newer one is here already.
    ///
    /// - Returns: the newer of the two.
    package func refresh(_ head: ChatHead) -> ChatHead { cache.withLock { $0.refresh(head) } }

    /// Which of these chats are here, and where they stand as far as is known.
    package func marks(of chats: [ChatID]) -> [ChatID: ChatMark] { cache.withLock { $0.marks(of: chats) } }

    /// Forgets a chat whose decided head turned out wrong.
    package func forget(_ id: ChatID) { cache.withLock { $0.forget(id) } }

    /// Decides on the latest head of a chat, and enqueues the commit before anybody else decides.
    ///
    /// The closure must be quick and not wait; see ``ChatCache/decide(_:_:)``.
    package func decide<Result: Sendable, Failure: Error>(
        _ id: ChatID, _ decide: (_ head: ChatHead, _ isCommitted: Bool) throws(Failure) -> (ChatHead?, Result)
    ) throws(Failure) -> Result? {
        try cache.withLock { cache throws(Failure) -> Result? in try cache.decide(id, decide) }
    }

    /// Ends a decision that ``decide(_:_:)`` let through with a new head.
    package func decided(_ id: ChatID) { cache.withLock { $0.decided(id) } }

    /// Moves a customer's cursor on for later decisions and enqueues the commit before anybody else decides.
    ///
    /// - Returns: nil when the chat is not here or its cursor is already there.
    package func advanceCursor<Result: Sendable, Failure: Error>(
        _ id: ChatID, to position: Int, _ enqueue: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try cache.withLock { cache throws(Failure) -> Result? in
            try cache.advanceCursor(id, to: position, enqueue)
        }
    }

    /// Takes in what was committed.
    ///
    /// Called in the order of the commits.
    package func committed(_ commit: Commit) { cache.withLock { $0.committed(commit) } }

    /// Forgets what was decided with a commit that did not hold, and all that was decided on it.
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

    /// How far a polling customer has been answered.
    package func pollCursor(_ id: ChatID) -> Int? { cache.withLock { $0.pollCursor(id) } }

    /// Moves the polling customer's cursor: forward when an answer is about to be written, back when that failed.
    package func setPollCursor(_ id: ChatID, to position: Int) {
        cache.withLock { $0.setPollCursor(id, to: position) }
    }
}
