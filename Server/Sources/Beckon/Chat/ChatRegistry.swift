import Synchronization

/// The chats of this node in memory, shared by many tasks: a ``ChatCache`` behind a lock.
package final class ChatRegistry: Sendable {
    private let cache = Mutex(ChatCache())

    package init() {}

    /// Works on the cache while no other task does.
    ///
    /// - Parameter body: The work; it must be quick and must not wait.
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`.
    package func withLock<Result: Sendable, Failure: Error>(
        _ body: (inout ChatCache) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try cache.withLock { cache throws(Failure) -> Result in try body(&cache) }
    }
}

extension CommitQueue {
    /// A queue whose commits update the chats in memory, and wake those who remember accounts and sign-ins.
    ///
    /// - Parameters:
    ///   - store: The engine below.
    ///   - registry: The chats.
    ///   - wakes: Hears in this process of every change of an account or a sign-in, before its caller gets the result; also of
    ///     one that failed, because its outcome may not be known.
    ///   - observer: Hears of each commit.
    package convenience init(
        store: any Store, updating registry: ChatRegistry, waking wakes: WakePlane? = nil,
        observer: CommitObserver? = nil
    ) {
        // Weakly: those who hear hold the queue.
        let tell: @Sendable (Commit) -> Void = { [weak wakes] commit in
            let accounts = commit.accountWakes
            if !accounts.isEmpty { wakes?.wakeHere(accounts) }
        }
        self.init(
            store: store,
            committed: { commit in
                registry.withLock { $0.committed(commit) }
                tell(commit)
            },
            refused: { commit in
                registry.withLock { $0.refused(commit) }
                tell(commit)
            },
            observer: observer)
    }
}

/// Reads heads and transcripts of chats, from memory or from the database.
package struct ChatReader: Sendable {
    private let store: any Store
    private let registry: ChatRegistry

    init(store: any Store, registry: ChatRegistry) {
        self.store = store
        self.registry = registry
    }

    /// The committed head of a chat.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`.
    func head(_ id: ChatID) async throws -> ChatHead {
        if let head = registry.withLock({ $0.committedHead(id) }) { return head }
        return try await reload(id)
    }

    /// Reads a chat's head from the database, for example after another node changed it.
    ///
    /// - Throws: ``ChatRefusal`` with `unknownChat`, ``StoreError``.
    package func reload(_ id: ChatID) async throws -> ChatHead {
        guard let head = try await store.chat(id) else {
            registry.withLock { $0.forget(id) }
            throw ChatRefusal(.unknownChat)
        }
        return registry.withLock { $0.refresh(head) }
    }

    /// The last events after a position and their chat's head, if all of them are in memory.
    package func recentEvents(
        _ id: ChatID, after position: Int, limit: Int
    ) -> (head: ChatHead, events: [TranscriptEvent])? {
        registry.withLock { $0.events(id, after: position, limit: limit) }
    }

    /// Committed events after a position, at most `limit`, in order, and their chat's head.
    package func events(
        _ id: ChatID, after position: Int, limit: Int
    ) async throws -> (head: ChatHead, events: [TranscriptEvent]) {
        let head = try await head(id)
        if let recent = recentEvents(id, after: position, limit: limit) { return recent }
        let events = try await store.events(id, after: position, limit: limit)
        // The events may be newer than the head that was read before them.
        return (registry.withLock { $0.committedHead(id) } ?? head, events)
    }
}
