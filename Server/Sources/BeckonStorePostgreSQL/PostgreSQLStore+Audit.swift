package import Beckon
import BeckonStoreSQL

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
            try connection.inTransaction([Request(Self.begin), Request(Self.plans)], end: Self.end) {
                () throws(ConnectionFailure) in
                try report.check(over: connection, limit: limit, now: now)
            }
            report.sort(limit: limit)
            return report
        }
    }
}
