package import Beckon
// Most of what a store can do is declared there; who has a store can call it.
@_exported public import BeckonStoreSQL
import GRDB

/// The embedded engine: one SQLite file with a write-ahead log, on disk before a commit is acknowledged.
///
/// Writes run one after another on one connection with `synchronous=FULL`; reads run at the same time on a few others,
/// each on a snapshot. All of them run on threads of their own. One server uses the file at a time.
package final class SQLiteStore: SQLStore {
    let pool: DatabasePool
    let failure = StoreFailure()
    let checkpointer = Checkpointer()
    /// The faults of the file or its disk, for the operator.
    package let condition = StoreCondition()
    /// Held by a server, so that no second one starts.
    let lock: DirectoryLock?

    /// Only one process uses the file.
    package var isShared: Bool { false }

    /// Reports once that the disk failed, after which every write is refused; one reader at most.
    ///
    /// A server on this store must end then, so that no caller is promised anything by a disk that cannot keep it.
    package var failures: AsyncStream<StoreError> { failure.stream }

    init(pool: DatabasePool, lock: DirectoryLock? = nil) {
        self.pool = pool
        self.lock = lock
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        guard !commits.isEmpty else { return [] }
        return try await write { try CommitWriter(database: $0.database).write(commits) }
    }

    package func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] {
        try await write {
            try OwedWriter(database: $0.database).claim(
                from: route, to: devices, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
        }
    }

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        try await read { try SQLiteAudit(connection: $0).report(limit: limit, now: now) }
    }

    /// SQLite's count on the writing connection: only other connections change it, and this store has no other one that
    /// writes.
    package func foreignVersion() async throws -> Int64? {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWriteWithoutTransaction { database in
                continuation.resume(
                    with: Result { try Int64.fetchOne(database, sql: "PRAGMA data_version") }
                        .mapError(StoreError.reading))
            }
        }
    }

    /// Returns nil: this machine's clock is the only one.
    package func clock() async throws -> Timestamp? { nil }
}
