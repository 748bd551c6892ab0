import Synchronization

/// The store in memory: everything that an engine must do, in values, for tests and simulations.
///
/// Its data is lost with the process. Calls take effect in their order, so that equal calls give equal answers.
package final class MemoryStore: Store {
    /// The tables, which several stores can share.
    private final class Ground: Sendable { let tables = Mutex(MemoryTables()) }

    private let ground: Ground
    let conduct: (any StoreConduct)?
    private let failure = Mutex<StoreError?>(nil)
    private let fault = Mutex<(@Sendable (Commit) -> StoreError?)?>(nil)
    private let damaged = Mutex<Set<ChatID>>([])

    package let isShared: Bool

    /// - Parameters:
    ///   - isShared: whether it simulates a database that several nodes use.
    ///   - conduct: what its calls meet; nil for nothing.
    package init(isShared: Bool = false, conduct: (any StoreConduct)? = nil) {
        self.isShared = isShared
        self.conduct = conduct
        ground = Ground()
    }

    /// A store with the tables of another one, and with a conduct of its own.
    package init(sharing other: MemoryStore, conduct: any StoreConduct) {
        isShared = other.isShared
        self.conduct = conduct
        ground = other.ground
    }

    /// A copy of the tables.
    package var tables: MemoryTables { ground.tables.withLock { $0 } }

    /// Changes the tables, whatever the conduct.
    package func change<Result: Sendable>(_ body: (inout MemoryTables) -> Result) -> Result {
        ground.tables.withLock { body(&$0) }
    }

    /// Answers from the tables as the conduct has it.
    func read<Answer: Sendable>(
        _ function: String = #function, _ body: (inout MemoryTables) -> Answer
    ) async throws -> Answer {
        guard let conduct else { return change(body) }
        return try await conduct.read(function) { change(body) }
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        if let results = try await conduct?.commit(commits) { return results }
        if let fault = fault.withLock({ $0 }) {
            for commit in commits { if let error = fault(commit) { throw error } }
        }
        return change { tables in commits.map { tables.commit($0) } }
    }

    /// No other process reaches this one's memory.
    package func foreignVersion() async throws -> Int64? { isShared ? nil : 0 }

    package func removeClients(expiredBefore: Timestamp) async throws {
        try await read { $0.removeClients(expiredBefore: expiredBefore) }
    }

    package func clock() async throws -> Timestamp? {
        try answer()
        return try await conduct?.clock()
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
        try await read { $0.erase(user: user, limit: limit) }
    }

    package func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        try await read { $0.removeEnded(before: before, limit: limit) }
    }

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        try await read { $0.audit(limit: limit, now: now) }
    }
}

extension Sequence {
    /// Returns the first elements in an order; none with a limit below 1.
    func first(_ limit: Int, by isBefore: (Element, Element) -> Bool) -> [Element] {
        limit > 0 ? Array(sorted(by: isBefore).prefix(limit)) : []
    }
}
