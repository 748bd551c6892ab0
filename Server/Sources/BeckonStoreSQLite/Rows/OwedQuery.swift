import Beckon

/// Statements about owed pushes.
enum OwedQuery {
    /// True if no older row of the same lane and device exists.
    private static let isFirst = """
        NOT EXISTS (SELECT 1 FROM owed_push AS older \
        WHERE older.lane = owed.lane AND older.device = owed.device AND older.id < owed.id)
        """
    private static let isLater = "lane = ? AND device = ? AND id > ? AND lease_until IS NULL"

    /// Unclaimed rows: due since they were owed (`held` 0), or held until a time (`held` 1).
    private static func waiting(held: Int) -> String { "owed.lease_until IS NULL AND owed.held = \(held)" }
    private static func earliest(_ time: String, _ rows: String) -> String {
        """
        (SELECT \(time) FROM owed_push AS owed WHERE owed.route = routes.route AND \(rows) AND \(isFirst) \
        ORDER BY \(time) LIMIT 1)
        """
    }
    private static func leastRoute(_ condition: String) -> String {
        let indexes = ["owed.lease_until IS NULL", "owed.lease_until IS NOT NULL"]
        let least = indexes.map { "SELECT min(route) AS route FROM owed_push AS owed WHERE \($0)\(condition)" }
        return "(SELECT min(route) FROM (\(least.joined(separator: " UNION ALL "))))"
    }

    /// Returns each credential with owed pushes, and its next due time.
    ///
    /// For rows that are due already any past time is enough, so that not all of them are read.
    static let nextDues = """
        WITH RECURSIVE routes (route) AS (SELECT \(leastRoute("")) UNION ALL \
        SELECT \(leastRoute(" AND owed.route > routes.route")) FROM routes WHERE route IS NOT NULL) \
        SELECT routes.route, coalesce((SELECT ?1 FROM owed_push AS owed WHERE owed.route = routes.route \
        AND \(waiting(held: 0)) AND owed.due <= ?1 AND \(isFirst) LIMIT 1), \
        nullif(min(coalesce((SELECT min(due) FROM owed_push AS owed WHERE owed.route = routes.route \
        AND \(waiting(held: 0)) AND \(isFirst)), \(Int64.max)), \
        coalesce(\(earliest("owed.due", waiting(held: 1))), \(Int64.max)), \
        coalesce(\(earliest("owed.lease_until", "owed.lease_until IS NOT NULL")), \(Int64.max))), \(Int64.max))) \
        FROM routes WHERE route IS NOT NULL
        """

    static let grow = """
        UPDATE owed_push SET after_position = min(after_position, ?1), through_position = max(through_position, ?2), \
        waiting_since = min(waiting_since, ?3), expires_at = max(expires_at, ?4), priority = max(priority, ?5), \
        held = CASE WHEN fence = 0 AND ?9 <= ?10 THEN 0 ELSE held END, \
        due = CASE WHEN fence = 0 THEN min(due, ?9) ELSE due END \
        WHERE id = (SELECT id FROM owed_push \
        WHERE lane = ?6 AND device = ?7 AND lease_until IS NULL AND due > ?8 AND action IS NULL \
        ORDER BY id DESC LIMIT 1)
        """
    static let hasten = """
        UPDATE owed_push SET due = ?1, waiting_since = min(waiting_since, ?1), held = ?1 > ?2 \
        WHERE lane = ?3 AND device = ?4 AND lease_until IS NULL AND fence = 0 AND due > ?1 AND chat IS NOT NULL AND action IS NULL
        """
    static let removeWaiting = "DELETE FROM owed_push WHERE lane = ? AND device = ? AND lease_until IS NULL"
    /// The route comes from ``DeviceQuery/routeByID``: for INSERT … SELECT, which may insert many rows, SQLite keeps a
    /// copy of every page before it is written.
    static let insert = insert(PushColumn.written.map(\.name) + ["route", "held"])
    /// The same for a push that carries its device along.
    static let insertWithTarget = insert(
        PushColumn.written.map(\.name) + ["route", "held"] + OwedColumn.target.map(\.name))
    private static func insert(_ columns: [String]) -> String {
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO owed_push (\(columns.joined(separator: ", "))) VALUES (\(places))"
    }

    /// A row with a chat and an action is a withdrawal.
    private static let isWithdrawal = "(chat IS NOT NULL AND action IS NOT NULL)"
    static let cancelWaiting = "DELETE FROM owed_push WHERE lane = ? AND lease_until IS NULL AND NOT \(isWithdrawal)"
    static let cancelClaimed = "UPDATE owed_push SET cancelled = 1 WHERE lane = ? AND NOT \(isWithdrawal)"
    /// The registered devices, except one, that got or are getting a push about events of a chat after a position.
    static let told = """
        SELECT id FROM device WHERE registration IS NOT NULL AND id <> ?4 AND id IN (\
        SELECT device FROM push_record WHERE chat = ?1 AND through_position > ?2 AND kind = 'answered' \
        AND word = '\(PushRecord.delivered)' UNION \
        SELECT device FROM owed_push WHERE lane = ?3 AND lease_until IS NOT NULL AND action IS NULL) ORDER BY id
        """

    static let claimed = """
        SELECT lane, device, cancelled, callback IS NOT NULL, \(isWithdrawal) FROM owed_push \
        WHERE id = ? AND fence = ? AND lease_until IS NOT NULL
        """
    static let remove = "DELETE FROM owed_push WHERE id = ?"
    static let removeClaimed = "DELETE FROM owed_push WHERE id = ? AND fence = ? AND lease_until IS NOT NULL"
    static let wait = """
        UPDATE owed_push SET lease_until = NULL, owner = NULL, held = 1, due = ?1, waiting_since = min(waiting_since, ?1), \
        attempts = attempts + ?2, doubts = doubts + ?3, failure = coalesce(?4, failure) WHERE id = ?5
        """
    /// Whether one of the later rows is a withdrawal; no row if there are no later rows.
    static let later = "SELECT max\(isWithdrawal) FROM owed_push WHERE \(isLater) HAVING count(*) > 0"
    static let absorbLater = """
        UPDATE owed_push SET after_position = min(owed_push.after_position, later.after_position), \
        through_position = max(owed_push.through_position, later.through_position), \
        waiting_since = min(owed_push.waiting_since, later.waiting_since), \
        expires_at = max(owed_push.expires_at, later.expires_at), \
        priority = max(owed_push.priority, later.priority) \
        FROM (SELECT min(after_position) AS after_position, max(through_position) AS through_position, \
        min(waiting_since) AS waiting_since, max(expires_at) AS expires_at, max(priority) AS priority FROM owed_push WHERE \(isLater)) AS later \
        WHERE owed_push.id = ?
        """
    static let removeLater = "DELETE FROM owed_push WHERE \(isLater)"

    static let removeCancelled =
        "DELETE FROM owed_push INDEXED BY owed_lease WHERE lease_until IS NOT NULL AND lease_until <= ? AND cancelled = 1"
    private static let rank =
        "owed.waiting_since + (\(OwedPush.highestPriority) - owed.priority) * \(OwedPush.rankStep)"
    /// A due row's rank is at most now plus the delay that the lowest priority adds.
    private static func claimable(_ rows: String) -> String {
        """
        SELECT \(StoredClaim.list(push: "owed", device: "device")), \
        coalesce((SELECT chat.cursor >= owed.through_position FROM chat WHERE chat.id = owed.chat \
        AND owed.action IS NULL), 0) \
        FROM owed_push AS owed LEFT JOIN device ON device.id = owed.registered \
        WHERE owed.route = ?1 AND \(rank) <= ?2 + \(Int64(OwedPush.highestPriority) * OwedPush.rankStep) \
        AND owed.due <= ?2 AND \(rows) AND \(isFirst) AND (owed.token IS NOT NULL OR device.id IS NOT NULL) \
        ORDER BY \(rank), owed.id LIMIT ?3
        """
    }
    /// Three queries for rows that can be claimed, each in order of rank.
    static let claimable = claimableParts.map { claimable($0) }
    private static let claimableParts = [
        waiting(held: 0),
        // Checks first whether any held row is due: many may be held and not due.
        """
        \(waiting(held: 1)) AND EXISTS (SELECT 1 FROM owed_push AS held WHERE held.route = ?1 \
        AND held.lease_until IS NULL AND held.held = 1 AND held.due <= ?2)
        """,
        // Rows whose lease ended without an outcome; they are sorted, and are no more than the pushes that were in
        // flight.
        "owed.lease_until <= ?2",
    ]
    /// The same for devices that were delivered to before.
    static let claimableDeliveredBefore = claimableParts.map {
        claimable(
            """
            \($0) AND owed.token IS NULL AND EXISTS (SELECT 1 FROM device AS known \
            WHERE known.id = owed.registered AND known.delivered_at IS NOT NULL)
            """)
    }
    /// Claims as many rows as it has ids; a lease that ended without an outcome counts as an attempt.
    ///
    /// OR FAIL, because otherwise SQLite would keep a copy of every page before it is written.
    private static func claim(_ count: Int) -> String {
        """
        UPDATE OR FAIL owed_push SET fence = fence + 1, attempts = attempts + (lease_until IS NOT NULL), \
        doubts = doubts + (lease_until IS NOT NULL), lease_until = ?, owner = ? \
        WHERE id IN (\(Array(repeating: "?", count: count).joined(separator: ", ")))
        """
    }
    static let claimOne = claim(1)
    /// Costs half as much as claiming one by one.
    static let claimMany = claim(claimedTogether)
    static let claimedTogether = 32

    static let bury = """
        INSERT INTO dead_push (\(PushColumn.list), \(DeadColumn.list)) SELECT \(PushColumn.list), ?, ? FROM owed_push WHERE id = ?
        """
    static let forgetDead = """
        DELETE FROM dead_push WHERE number <= (SELECT max(number) FROM dead_push) - \(OutboxEntry.deadLimit)
        """
    static let hurry = """
        UPDATE owed_push SET held = 0, due = ?1, waiting_since = min(waiting_since, ?1), \
        expires_at = max(expires_at, ?2) WHERE id = ?3 AND lease_until IS NULL
        """
    static let revive = """
        INSERT INTO owed_push (\(PushColumn.revived.list), held, due, waiting_since, expires_at, attempts, doubts) \
        SELECT \(PushColumn.revived.list), 0, ?1, ?1, max(expires_at, ?2), 0, 0 FROM dead_push \
        WHERE dead_push.id = ?3 AND EXISTS (SELECT 1 FROM device WHERE device.id = dead_push.device)
        """
    static let removeDead = "DELETE FROM dead_push WHERE id = ?"
    static let removeDeadLane = "DELETE FROM dead_push WHERE lane = ?"
    static let drop = "DELETE FROM owed_push WHERE id = ? AND lease_until IS NULL"
    static let cancelOne = "UPDATE owed_push SET cancelled = 1 WHERE id = ?"
    static let owedEntries = """
        SELECT \(PushColumn.list), \(OwedColumn.list) FROM owed_push WHERE id > ? ORDER BY id LIMIT ?
        """
    static let deadEntries = """
        SELECT \(PushColumn.list), \(DeadColumn.list) FROM dead_push WHERE id > ? ORDER BY id LIMIT ?
        """

    static let removeCancelledOf =
        "DELETE FROM owed_push INDEXED BY owed_lease WHERE owner = ? AND lease_until IS NOT NULL AND cancelled = 1"
    static let release = """
        UPDATE owed_push INDEXED BY owed_lease SET lease_until = NULL, owner = NULL, attempts = attempts + 1, doubts = doubts + 1 \
        WHERE owner = ? AND lease_until IS NOT NULL
        """
    static let reroute = """
        UPDATE owed_push SET route = (SELECT \(DeviceQuery.route) FROM device WHERE id = ?1) WHERE registered = ?1 \
        AND EXISTS (SELECT 1 FROM device WHERE id = ?1 AND registered_at <= ?2)
        """
    static let removeLane = "DELETE FROM owed_push WHERE lane = ?"
}

/// The columns that are read before a claim is settled.
enum ClaimedColumn: Int, ResultColumn {
    case lane, device, cancelled, isCallback, isWithdrawal
}

extension OwedPush {
    /// The values of a new row, for ``OwedQuery/insert`` or, with a target, ``OwedQuery/insertWithTarget``.
    func values(route: StoredRoute, now: Timestamp) -> [StoredValue] {
        values + [route.text.sql, (due > now).sql] + (target?.values ?? [])
    }
}
