import Synchronization

/// The store in memory: everything that an engine must do, in values, for tests and simulations.
///
/// Its data is lost with the process. Calls take effect in their order, so that equal calls give equal answers.
package final class MemoryStore: Store {
    let state = Mutex(MemoryTables())
    private let failure = Mutex<StoreError?>(nil)
    private let fault = Mutex<(@Sendable (Commit) -> StoreError?)?>(nil)
    private let damaged = Mutex<Set<ChatID>>([])

    package let isShared: Bool

    /// - Parameter isShared: whether it simulates a database that several nodes use.
    package init(isShared: Bool = false) {
        self.isShared = isShared
    }

    /// A copy of the tables.
    package var tables: MemoryTables { state.withLock { $0 } }

    /// Changes the tables.
    package func change<Result: Sendable>(_ body: (inout MemoryTables) -> sending Result) -> Result {
        state.withLock { body(&$0) }
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        if let fault = fault.withLock({ $0 }) {
            for commit in commits { if let error = fault(commit) { throw error } }
        }
        return state.withLock { tables in commits.map { tables.commit($0) } }
    }

    /// No other process reaches this one's memory.
    package func foreignVersion() async throws -> Int64? { isShared ? nil : 0 }

    package func removeClients(expiredBefore: Timestamp) async throws {
        state.withLock { $0.removeClients(expiredBefore: expiredBefore) }
    }

    package func clock() async throws -> Timestamp? {
        try answer()
        return nil
    }

    func answer() throws { if let error = failure.withLock({ $0 }) { throw error } }

    /// Simulates a database that cannot store some commits: a list with such a commit fails as a whole, as a transaction
    /// does; nil ends it.
    package func failCommits(_ fault: (@Sendable (Commit) -> StoreError?)?) { self.fault.withLock { $0 = fault } }

    /// Simulates a database in which one chat cannot be read.
    package func damage(_ chat: ChatID) { damaged.withLock { _ = $0.insert(chat) } }

    func isDamaged(_ chat: ChatID) -> Bool { damaged.withLock { $0.contains(chat) } }

    /// Simulates a database that does not answer when nodes ask for its clock or an agent side's open chats; nil ends it.
    package func fail(_ error: StoreError?) { failure.withLock { $0 = error } }

    package func erase(user: String, limit: Int) async throws -> ErasedRows {
        state.withLock { $0.erase(user: user, limit: limit) }
    }

    package func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        state.withLock { $0.removeEnded(before: before, limit: limit) }
    }

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        state.withLock { $0.audit(limit: limit, now: now) }
    }
}

extension Sequence {
    /// Returns the first elements in an order; none with a limit below 1.
    func first(_ limit: Int, by isBefore: (Element, Element) -> Bool) -> [Element] {
        limit > 0 ? Array(sorted(by: isBefore).prefix(limit)) : []
    }
}
