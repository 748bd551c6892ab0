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
    /// A queue whose commits update the chats in memory.
    package convenience init(store: any Store, updating registry: ChatRegistry, observer: CommitObserver? = nil) {
        self.init(
            store: store, committed: { commit in registry.withLock { $0.committed(commit) } },
            refused: { commit in registry.withLock { $0.refused(commit) } }, observer: observer)
    }
}
