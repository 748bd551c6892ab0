import Beckon

/// Statements about pushes that ended undelivered, and about what operators do with pushes.
enum DeadQuery {
    static let bury = Statement(
        """
        INSERT INTO dead_push (\(PushColumn.list), \(DeadColumn.list)) SELECT \(PushColumn.list), $3, $4 FROM owed_push \
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
    static let revive = Statement(
        """
        WITH gone AS (DELETE FROM dead_push WHERE id = $1 \
        AND EXISTS (SELECT FROM device WHERE device.id = dead_push.device) RETURNING \(PushColumn.revived.list), expires_at) \
        INSERT INTO owed_push (\(PushColumn.revived.list), due, waiting_since, expires_at, attempts, doubts) \
        SELECT \(PushColumn.revived.list), $2, $2, greatest(expires_at, $3), 0, 0 FROM gone
        """, .bigint, .bigint, .bigint)
    static let remove = Statement("DELETE FROM dead_push WHERE id = $1", .bigint)
    static let removeLanes = Statement("DELETE FROM dead_push WHERE lane = ANY ($1)", rows: [.text])
    static let drop = Statement("DELETE FROM owed_push WHERE id = $1 AND lease_until IS NULL", .bigint)
    static let cancel = Statement("UPDATE owed_push SET cancelled = true WHERE id = $1", .bigint)

    static let owedEntries = Statement(
        "SELECT \(PushColumn.list), \(OwedColumn.list) FROM owed_push WHERE id > $1 ORDER BY id LIMIT $2", .bigint,
        .bigint)
    static let deadEntries = Statement(
        "SELECT \(PushColumn.list), \(DeadColumn.list) FROM dead_push WHERE id > $1 ORDER BY id LIMIT $2", .bigint,
        .bigint)
}
