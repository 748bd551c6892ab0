package import Beckon

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

    package func erase(user: String, limit: Int) async throws -> ErasedRows {
        guard limit > 0 else { return ErasedRows() }
        return try await withConnection { connection throws(ConnectionFailure) in
            try RemovalWriter(connection: connection).erase(user: user, limit: limit)
        }
    }

    package func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        guard limit > 0 else { return 0 }
        return try await withConnection { connection throws(ConnectionFailure) in
            try RemovalWriter(connection: connection).removeEnded(before: before, limit: limit)
        }
    }

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        try await withConnection { connection throws(ConnectionFailure) in
            let violations = AuditQuery.violations
            let requests =
                [Request(Self.begin), Request(Self.plans), Request(AuditQuery.counts)]
                + violations.map { violation in
                    let values = [max(0, limit).sql, now.sql].prefix(violation.statement.parameters.count)
                    return Request(violation.statement, values: Array(values))
                } + [Request(Self.end)]
            let results = try connection.run(requests, before: Deadline(after: Self.auditLimit))
            var report = try results[2].first(AuditReport.init(from:)) ?? AuditReport()
            for (violation, result) in zip(violations, results.dropFirst(3)) {
                report.violations += try result.all { row throws(ConnectionFailure) in
                    .init(rule: violation.rule, subject: try row.text(OnlyColumn.value))
                }
            }
            report.violations.sort { ($0.rule.rawValue, $0.subject) < ($1.rule.rawValue, $1.subject) }
            report.violations = Array(report.violations.prefix(max(0, limit)))
            return report
        }
    }
}
