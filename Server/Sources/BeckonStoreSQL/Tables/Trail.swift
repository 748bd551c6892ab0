package import Beckon

/// Statements about the audit trail.
package enum TrailQuery {
    private static let table = Table("audit_trail", of: TrailColumn.self)

    package static let insert = table.insert
    /// Lets no other transaction append until this one ends; on SQLite the transaction itself does.
    package static let lock = Statement(
        "SELECT pg_advisory_xact_lock(hashtextextended('beckon audit trail', 3))", sqlite: "")
    package static let head = Statement(
        "SELECT number, hash FROM audit_trail WHERE number > 0 ORDER BY number DESC LIMIT 1")
    package static let isTold = Statement("SELECT true FROM audit_trail WHERE once = $1", .text)
    /// Those of many names that have rows.
    package static let told = Statement("SELECT once FROM audit_trail WHERE once = ANY ($1)", rows: [.text])

    static let after = Statement("\(table.select) WHERE number > $1 ORDER BY number LIMIT $2", .bigint, .bigint)
    static let filtered = Statement(
        """
        \(table.select) WHERE number < $1 AND at >= $2 AND at < $3 AND ($4 IS NULL OR account = $4) \
        AND ($5 IS NULL OR act = $5) AND ($6 IS NULL OR subject = $6) ORDER BY number DESC LIMIT $7
        """, .bigint, .bigint, .bigint, .text, .text, .text, .bigint)
    /// The first rows are read by their numbers, so that only what is removed is looked at.
    static let first = Statement(
        "SELECT number, at FROM audit_trail WHERE number > 0 ORDER BY number LIMIT $1", .bigint)
    static let byNumber = Statement("\(table.select) WHERE number = $1", .bigint)
    static let putCheckpoint = Statement(
        """
        UPDATE audit_trail SET account = '', role = '', address = '', act = $3, subject = $4, previous = '', once = NULL \
        WHERE number = $1 AND hash = $2
        """, .bigint, .text, .text, .text)
    static let removeBefore = Statement(
        "DELETE FROM audit_trail WHERE number < $1", .bigint)
}

extension TrailHead {
    /// Reads a row of ``TrailQuery/head``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(number: try row.int64(.first), hash: try row.text(.second))
    }
}

extension Change {
    /// The requests of a change of the audit trail; nil for other changes.
    ///
    /// Each engine appends in its own way.
    var requestsOfTrail: [BoundStatement]? {
        switch self {
        case .cutTrail(let row):
            [
                BoundStatement(
                    TrailQuery.putCheckpoint, row.number.sql, row.hash.sql, row.entry.act.sql, row.entry.subject.sql),
                BoundStatement(TrailQuery.removeBefore, row.number.sql),
            ]
        default: nil
        }
    }
}

/// The audit trail.
extension SQLStore {
    package func trail(after number: Int64, limit: Int) async throws -> [TrailRow] {
        try await all(TrailQuery.after, number.sql, limit: limit, read: TrailRow.init(from:))
    }

    package func trail(_ filter: TrailFilter, limit: Int) async throws -> [TrailRow] {
        try await all(
            TrailQuery.filtered, (filter.below ?? .max).sql, (filter.from?.milliseconds ?? .min).sql,
            (filter.until?.milliseconds ?? .max).sql, filter.account.sql, filter.act.sql, filter.subject.sql,
            limit: limit, read: TrailRow.init(from:))
    }

    package func trailEnd(before time: Timestamp, limit: Int) async throws -> TrailRow? {
        let first = try await all(TrailQuery.first, limit: limit) { row throws(Connection.Failure) in
            (try row.int64(.first), try row.time(.second))
        }
        guard let last = first.prefix(while: { $0.1 < time }).last?.0 else { return nil }
        return try await self.first(TrailQuery.byNumber, last.sql, read: TrailRow.init(from:))
    }
}
