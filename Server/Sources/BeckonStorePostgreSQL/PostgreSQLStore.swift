package import Beckon
// Most of what a store can do is declared there; who has a store can call it.
@_exported public import BeckonStoreSQL
import Logging

/// The engine for several nodes: one PostgreSQL database, written by all of them.
///
/// A commit is acknowledged when the server has it on disk. Batches of writes run one after another over one connection
/// and claims over another; reads run at the same time over a few more. Each connection waits on a thread of its own,
/// and never longer than its limit.
package final class PostgreSQLStore: SQLStore {
    let settings: ConnectionSettings
    let writer: ConnectionThread
    let claimer: ConnectionThread
    let readers: ConnectionPool

    package let isShared = true

    /// The timelines of the servers that this node has used.
    package var timelines: SeenTimelines { settings.timelines }

    /// The faults of the database's disk or pages, for the operator.
    package let condition = StoreCondition()

    init(settings: ConnectionSettings, logger: Logger, readers: Int, waitingLimit: Int) {
        let gate = ConnectionGate(logger: logger)
        self.settings = settings
        writer = ConnectionThread(name: "database-writer", settings: settings, gate: gate)
        claimer = ConnectionThread(name: "database-claims", settings: settings, gate: gate)
        self.readers = ConnectionPool(count: readers, waitingLimit: waitingLimit, settings: settings, gate: gate)
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        guard !commits.isEmpty else { return [] }
        let results = try await run(on: writer) { try CommitWriter(session: $0).write(commits) }
        // A transaction that changes nothing says nothing about the disk.
        if commits.contains(where: { !$0.changes.isEmpty }) { condition.wrote() }
        return results
    }

    package func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] {
        let claim = devices == .every ? SharedOwedQuery.claim : SharedOwedQuery.claimDeliveredBefore
        return try await run(on: claimer) { session in
            try session.use { connection throws(ConnectionFailure) in
                let results = try connection.run([
                    BoundStatement(SharedOwedQuery.removeCancelled, now.sql),
                    BoundStatement(
                        claim, now.sql, max(0, limit).sql, leaseUntil.sql, owner.sql, StoredRoute(route).text.sql),
                ])
                let claims = try results[1].all { row throws(ConnectionFailure) in
                    let claim = try StoredClaim(from: row)
                    return ClaimedPush(
                        push: claim.push, device: claim.device, fence: claim.fence, leaseUntil: leaseUntil)
                }
                return claims.sorted { left, right in
                    let (left, right) = (left.push, right.push)
                    return (left.rank, left.id) < (right.rank, right.id)
                }
            }
        }
    }

    package func clock() async throws -> Timestamp? {
        try await read { connection throws(ConnectionFailure) in
            try connection.run(NodeQuery.clock).first { row throws(ConnectionFailure) in
                try row.time(.first)
            }
        }
    }
}

extension PostgreSQLStore {
    /// How long an audit, which reads the whole database, may take.
    private static let auditLimit = Milliseconds.seconds(3_600)

    private static let begin = Statement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    private static let plans = Statement(
        """
        SELECT set_config('enable_seqscan', 'on', true), set_config('enable_hashjoin', 'on', true), \
        set_config('enable_mergejoin', 'on', true), set_config('statement_timeout', '0', true)
        """)
    private static let end = Statement("ROLLBACK")

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        try await read { connection throws(ConnectionFailure) in
            let usual = connection.limit
            connection.limit = Self.auditLimit
            defer { connection.limit = usual }
            var report = AuditReport()
            try connection.inTransaction([BoundStatement(Self.begin), BoundStatement(Self.plans)], end: Self.end) {
                () throws(ConnectionFailure) in
                try report.check(over: connection, limit: limit, now: now)
            }
            report.sort(limit: limit)
            return report
        }
    }
}
