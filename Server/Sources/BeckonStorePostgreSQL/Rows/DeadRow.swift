import Beckon

/// Statements about pushes that ended undelivered, and about what people do with pushes.
enum DeadQuery {
    private static let copied = "id, lane, attempts, route, \(OwedQuery.columns)"
    static let bury = Statement(
        """
        INSERT INTO dead_push (\(copied), cause, ended_at) SELECT \(copied), $3, $4 FROM owed_push \
        WHERE id = $1 AND fence = $2 AND lease_until IS NOT NULL AND NOT cancelled
        """, .bigint, .bigint, .text, .bigint)
    static let forget = Statement(
        """
        DELETE FROM dead_push WHERE number <= (SELECT max(number) FROM dead_push) - \(OutboxEntry.deadLimit)
        """)
    static let hurry = Statement(
        """
        UPDATE owed_push SET due = $2, waiting_since = least(waiting_since, $2), \
        expires_at = greatest(expires_at, $3) WHERE id = $1 AND lease_until IS NULL
        """, .bigint, .bigint, .bigint)
    private static let revived = """
        lane, device, kind, chat, after_position, through_position, callback, action, alert, priority, reason, route
        """
    static let revive = Statement(
        """
        WITH gone AS (DELETE FROM dead_push WHERE id = $1 \
        AND EXISTS (SELECT FROM device WHERE device.id = dead_push.device) RETURNING *) \
        INSERT INTO owed_push (\(revived), due, waiting_since, expires_at, attempts, doubts) \
        SELECT \(revived), $2, $2, greatest(expires_at, $3), 0, 0 FROM gone
        """, .bigint, .bigint, .bigint)
    static let remove = Statement("DELETE FROM dead_push WHERE id = $1", .bigint)
    static let removeLanes = Statement("DELETE FROM dead_push WHERE lane = ANY ($1)", rows: [.text])
    static let drop = Statement("DELETE FROM owed_push WHERE id = $1 AND lease_until IS NULL", .bigint)
    static let cancel = Statement("UPDATE owed_push SET cancelled = true WHERE id = $1", .bigint)

    static let owedEntries = Statement(
        """
        SELECT id, attempts, \(OwedQuery.columns), type, token, debug, provider_name, route, lease_until, NULL::text, NULL::bigint, failure FROM owed_push \
        WHERE id > $1 ORDER BY id LIMIT $2
        """, .bigint, .bigint)
    static let deadEntries = Statement(
        """
        SELECT id, attempts, \(OwedQuery.columns), NULL::text, NULL::text, NULL::boolean, NULL::text, route, NULL::bigint, cause, ended_at, NULL::text FROM dead_push \
        WHERE id > $1 ORDER BY id LIMIT $2
        """, .bigint, .bigint)
}

extension OutboxEntry {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        let push = try OwedPush(id: try row.int64(), attempts: try row.int(), from: &row)
        let route = try row.route()
        let leaseUntil = try row.optionalTime()
        let (cause, endedAt) = (row.optionalText(), try row.optionalTime())
        var end: End?
        if let cause, let endedAt { end = End(cause: cause, at: endedAt) }
        self.init(push: push, route: route, leaseUntil: leaseUntil, failure: row.optionalText(), end: end)
    }
}
