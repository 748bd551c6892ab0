import Beckon

/// Statements about owed pushes and those that ended undelivered, which both engines run.
///
/// On PostgreSQL another node may claim a row between the moment a statement reads it and the moment it changes it. So
/// the conditions on a row are part of the change, and PostgreSQL checks them again on the row's latest version.
package enum OwedQuery {
    /// True if no older row of the same lane and device exists.
    fileprivate static let isFirst = """
        NOT EXISTS (SELECT 1 FROM owed_push AS older \
        WHERE older.lane = owed.lane AND older.device = owed.device AND older.id < owed.id)
        """
    fileprivate static let isClaim = "id = $1 AND fence = $2 AND lease_until IS NOT NULL"
    fileprivate static let written = Table("owed_push", PushColumn.written)
    /// A row with a chat and an action is a withdrawal.
    fileprivate static func isWithdrawal(_ row: String) -> String {
        "(\(row).chat IS NOT NULL AND \(row).action IS NOT NULL)"
    }
    /// The registered devices, except one, that got or are getting a push about events of a chat after a position.
    fileprivate static let told = """
        SELECT id FROM device WHERE registration IS NOT NULL AND id <> $4 AND id IN (\
        SELECT device FROM push_record WHERE chat = $1 AND through_position > $2 AND kind = 'answered' \
        AND word = '\(PushRecord.delivered)' UNION \
        SELECT device FROM owed_push WHERE lane = $3 AND lease_until IS NOT NULL AND action IS NULL)
        """

    /// SQLite also notes whether the push is held after the time that is the fourth parameter.
    static let hasten = Statement(
        """
        UPDATE owed_push SET due = $3, waiting_since = least(waiting_since, $3) \
        WHERE lane = $1 AND device = $2 AND lease_until IS NULL AND fence = 0 AND due > $3 AND chat IS NOT NULL \
        AND action IS NULL
        """,
        sqlite: """
            UPDATE owed_push SET due = $3, waiting_since = min(waiting_since, $3), held = $3 > $4 \
            WHERE lane = $1 AND device = $2 AND lease_until IS NULL AND fence = 0 AND due > $3 AND chat IS NOT NULL \
            AND action IS NULL
            """, .text, .text, .bigint, .bigint)
    static let cancelWaiting = Statement(
        "DELETE FROM owed_push WHERE lane = $1 AND lease_until IS NULL AND NOT \(isWithdrawal("owed_push"))", .text)
    static let cancelClaimed = Statement(
        "UPDATE owed_push SET cancelled = true WHERE lane = $1 AND NOT \(isWithdrawal("owed_push"))", .text)
    static let cancel = Statement("UPDATE owed_push SET cancelled = true WHERE id = $1", .bigint)
    static let drop = Statement("DELETE FROM owed_push WHERE id = $1 AND lease_until IS NULL", .bigint)
    /// Removes a claimed row.
    package static let remove = Statement("DELETE FROM owed_push WHERE \(isClaim)", .bigint, .bigint)
    static let removeLanes = Statement("DELETE FROM owed_push WHERE lane = ANY ($1)", rows: [.text])

    private static func removeReleased(_ index: String = "") -> String {
        "DELETE FROM owed_push\(index) WHERE owner = $1 AND lease_until IS NOT NULL AND cancelled"
    }
    static let removeReleased = Statement(
        removeReleased(), sqlite: removeReleased(" INDEXED BY owed_lease"), .text)
    private static func release(_ index: String = "") -> String {
        """
        UPDATE owed_push\(index) SET lease_until = NULL, owner = NULL, attempts = attempts + 1, doubts = doubts + 1 \
        WHERE owner = $1 AND lease_until IS NOT NULL
        """
    }
    static let release = Statement(release(), sqlite: release(" INDEXED BY owed_lease"), .text)

    static let entries = Statement(
        "SELECT \(PushColumn.list), \(OwedColumn.list) FROM owed_push WHERE id > $1 ORDER BY id LIMIT $2", .bigint,
        .bigint)

    /// Unclaimed rows on SQLite: due since they were owed (`held` 0), or held until a time (`held` 1).
    fileprivate static func waiting(held: Int) -> String { "owed.lease_until IS NULL AND owed.held = \(held)" }
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
    /// Returns each credential with owed pushes, and its next due time; the parameter is now.
    ///
    /// For rows that are due already SQLite gives any past time, so that it need not read all of them.
    static let nextDues = Statement(
        """
        WITH RECURSIVE routes (route) AS (SELECT min(route) FROM owed_push UNION ALL \
        SELECT (SELECT min(route) FROM owed_push WHERE route > routes.route) FROM routes WHERE route IS NOT NULL) \
        SELECT routes.route, (SELECT coalesce(lease_until, due) FROM owed_push AS owed \
        WHERE owed.route = routes.route AND \(isFirst) ORDER BY coalesce(lease_until, due) LIMIT 1) \
        FROM routes WHERE route IS NOT NULL
        """,
        sqlite: """
            WITH RECURSIVE routes (route) AS (SELECT \(leastRoute("")) UNION ALL \
            SELECT \(leastRoute(" AND owed.route > routes.route")) FROM routes WHERE route IS NOT NULL) \
            SELECT routes.route, coalesce((SELECT ?1 FROM owed_push AS owed WHERE owed.route = routes.route \
            AND \(waiting(held: 0)) AND owed.due <= ?1 AND \(isFirst) LIMIT 1), \
            nullif(min(coalesce((SELECT min(due) FROM owed_push AS owed WHERE owed.route = routes.route \
            AND \(waiting(held: 0)) AND \(isFirst)), \(Int64.max)), \
            coalesce(\(earliest("owed.due", waiting(held: 1))), \(Int64.max)), \
            coalesce(\(earliest("owed.lease_until", "owed.lease_until IS NOT NULL")), \(Int64.max))), \(Int64.max))) \
            FROM routes WHERE route IS NOT NULL
            """, .bigint)
}

/// Statements about pushes that ended undelivered.
package enum DeadQuery {
    static let bury = Statement(
        """
        INSERT INTO dead_push (\(PushColumn.list), \(DeadColumn.list)) SELECT \(PushColumn.list), $3, $4 FROM owed_push \
        WHERE \(OwedQuery.isClaim) AND NOT cancelled
        """, .bigint, .bigint, .text, .bigint)
    static let forget = Statement(
        """
        DELETE FROM dead_push WHERE number <= (SELECT max(number) FROM dead_push) - \(OutboxEntry.deadLimit)
        """)
    package static let remove = Statement("DELETE FROM dead_push WHERE id = $1", .bigint)
    static let removeLanes = Statement("DELETE FROM dead_push WHERE lane = ANY ($1)", rows: [.text])
    static let entries = Statement(
        "SELECT \(PushColumn.list), \(DeadColumn.list) FROM dead_push WHERE id > $1 ORDER BY id LIMIT $2", .bigint,
        .bigint)
}

/// Statements by which PostgreSQL owes, claims and settles, each in one step.
package enum SharedOwedQuery {
    private static let written = OwedQuery.written

    /// The parameter for a column of a new push.
    private static func new(_ column: PushColumn) -> String { written.place(of: column) }

    /// Inserts a push owed to an existing device, with the device's credential.
    private static let insertOfDevice = """
        INSERT INTO owed_push (\(written.names), route) SELECT \(written.places), \(DeviceQuery.route) \
        FROM device WHERE device.id = \(new(.device))
        """
    private static let notBefore = "$\(written.types.count + 1)"
    /// Extends the row that waits for a later time than a given one, or adds a row.
    package static let oweChat = Statement(
        """
        WITH grown AS (UPDATE owed_push SET after_position = least(after_position, \(new(.afterPosition))), \
        through_position = greatest(through_position, \(new(.throughPosition))), \
        expires_at = greatest(expires_at, \(new(.expiresAt))), \
        waiting_since = least(waiting_since, \(new(.waitingSince))), priority = greatest(priority, \(new(.priority))), \
        due = CASE WHEN fence = 0 THEN least(due, \(new(.due))) ELSE due END WHERE id = (SELECT id FROM owed_push \
        WHERE lane = \(new(.lane)) AND device = \(new(.device)) AND lease_until IS NULL AND due > \(notBefore) \
        AND action IS NULL ORDER BY id DESC LIMIT 1) \
        AND lease_until IS NULL AND due > \(notBefore) RETURNING id) \
        \(insertOfDevice) AND NOT EXISTS (SELECT FROM grown)
        """, row: written.types + [.bigint])
    package static let owe = Statement(insertOfDevice, row: written.types)
    package static let removeWaiting = Statement(
        """
        DELETE FROM owed_push WHERE lane = $1 AND device = $2 AND lease_until IS NULL \
        AND EXISTS (SELECT FROM device WHERE id = $2)
        """, .text, .text)
    package static let removeWaitingNotes = Statement(
        "DELETE FROM owed_push WHERE lane = $1 AND device = $2 AND lease_until IS NULL", .text, .text)
    package static let oweTarget: Statement = {
        let types = written.types + [.text] + OwedColumn.target.map { ParameterType($0.type) }
        let places = types.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        return Statement(
            "INSERT INTO owed_push (\(written.names), route, \(OwedColumn.target.list)) VALUES (\(places))", row: types)
    }()

    package static let removeWaitingOfTold = Statement(
        "DELETE FROM owed_push WHERE lane = $3 AND lease_until IS NULL AND device IN (\(OwedQuery.told))", .text,
        .bigint, .text, .text)
    package static let withdraw = Statement(
        """
        INSERT INTO owed_push (lane, device, chat, after_position, through_position, action, due, expires_at, \
        priority, attempts, reason, waiting_since, route) SELECT $3, device.id, $1, $2, $5, $6, $7, $8, $9, 0, $10, \
        $7, \(DeviceQuery.route) FROM device WHERE device.id IN (\(OwedQuery.told)) ORDER BY device.id
        """, .text, .bigint, .text, .text, .bigint, .text, .bigint, .bigint, .bigint, .text)

    /// Removes a claimed row that need not be tried again: it was cancelled, or a later callback push replaces it.
    package static let removeNeedless = Statement(
        """
        DELETE FROM owed_push AS owed WHERE \(OwedQuery.isClaim) AND (cancelled OR EXISTS (\
        SELECT FROM owed_push AS later WHERE later.lane = owed.lane AND later.device = owed.device \
        AND later.id > owed.id AND later.lease_until IS NULL \
        AND (owed.callback IS NOT NULL OR \(OwedQuery.isWithdrawal("later")))))
        """, .bigint, .bigint)
    /// Makes a claimed row wait again, and merges the later unclaimed rows of its lane and device into it; a withdrawal
    /// only waits.
    package static let retry = Statement(
        """
        WITH mine AS (SELECT id, lane, device, action FROM owed_push WHERE \(OwedQuery.isClaim) FOR UPDATE), \
        later AS (DELETE FROM owed_push AS owed USING mine WHERE owed.lane = mine.lane \
        AND owed.device = mine.device AND owed.id > mine.id AND owed.lease_until IS NULL AND mine.action IS NULL \
        RETURNING owed.after_position, owed.through_position, owed.expires_at, owed.priority, owed.waiting_since), \
        merged AS (SELECT min(after_position) AS after_position, max(through_position) AS through_position, \
        max(expires_at) AS expires_at, max(priority) AS priority, min(waiting_since) AS waiting_since FROM later) \
        UPDATE owed_push SET lease_until = NULL, due = $3, \
        waiting_since = least(owed_push.waiting_since, merged.waiting_since, $3), attempts = attempts + $4, doubts = doubts + $5, \
        failure = coalesce($6, failure), after_position = least(owed_push.after_position, merged.after_position), \
        through_position = greatest(owed_push.through_position, merged.through_position), \
        expires_at = greatest(owed_push.expires_at, merged.expires_at), \
        priority = greatest(owed_push.priority, merged.priority) \
        FROM mine, merged WHERE owed_push.id = mine.id
        """, .bigint, .bigint, .bigint, .bigint, .bigint, .text)

    package static let removeCancelled = Statement(
        """
        DELETE FROM owed_push WHERE id IN (SELECT id FROM owed_push \
        WHERE cancelled AND lease_until <= $1 FOR UPDATE SKIP LOCKED)
        """, .bigint)
    private static let rank =
        "(owed.waiting_since + (\(OwedPush.highestPriority) - owed.priority) * \(OwedPush.rankStep))"
    /// Claims rows along the index of a credential; skips rows that another node is claiming.
    ///
    /// A due row's rank is at most now plus the delay that the lowest priority adds.
    package static let claim = claim("")
    /// The same for devices that were delivered to before.
    package static let claimDeliveredBefore = claim(
        """
         AND owed.token IS NULL AND EXISTS (SELECT FROM device AS known WHERE known.id = owed.registered \
        AND known.delivered_at IS NOT NULL)
        """)
    private static func claim(_ condition: String) -> Statement {
        Statement(
            """
            WITH chosen AS MATERIALIZED (SELECT owed.id, owed.registered, coalesce((SELECT chat.cursor >= owed.through_position \
            FROM chat WHERE chat.id = owed.chat AND owed.action IS NULL), false) AS is_read FROM owed_push AS owed WHERE owed.route = $5 \
            AND \(rank) <= $1 + \(Int64(OwedPush.highestPriority) * OwedPush.rankStep) AND owed.due <= $1 \
            AND coalesce(owed.lease_until, owed.due) <= $1 AND \(OwedQuery.isFirst)\(condition) \
            ORDER BY \(rank), owed.id LIMIT $2 FOR UPDATE OF owed SKIP LOCKED), \
            gone AS (DELETE FROM owed_push USING chosen WHERE owed_push.id = chosen.id AND chosen.is_read) \
            UPDATE owed_push AS owed SET fence = owed.fence + 1, lease_until = $3, owner = $4, \
            attempts = owed.attempts + CASE WHEN owed.lease_until IS NULL THEN 0 ELSE 1 END, \
            doubts = owed.doubts + CASE WHEN owed.lease_until IS NULL THEN 0 ELSE 1 END \
            FROM chosen LEFT JOIN device ON device.id = chosen.registered \
            WHERE owed.id = chosen.id AND NOT chosen.is_read AND (owed.token IS NOT NULL OR device.id IS NOT NULL) \
            RETURNING \(StoredClaim.list(push: "owed", device: "device"))
            """, .bigint, .bigint, .bigint, .text, .text)
    }

    /// Makes a waiting row due.
    package static let hurry = Statement(
        """
        UPDATE owed_push SET due = $2, waiting_since = least(waiting_since, $2), \
        expires_at = greatest(expires_at, $3) WHERE id = $1 AND lease_until IS NULL
        """, .bigint, .bigint, .bigint)
    /// Owes a push again that ended undelivered.
    package static let revive = Statement(
        """
        WITH gone AS (DELETE FROM dead_push WHERE id = $1 \
        AND EXISTS (SELECT FROM device WHERE device.id = dead_push.device) RETURNING \(PushColumn.revived.list), expires_at) \
        INSERT INTO owed_push (\(PushColumn.revived.list), due, waiting_since, expires_at, attempts, doubts) \
        SELECT \(PushColumn.revived.list), $2, $2, greatest(expires_at, $3), 0, 0 FROM gone
        """, .bigint, .bigint, .bigint)
}

/// Statements by which SQLite owes, claims and settles, step by step inside one transaction.
package enum EmbeddedOwedQuery {
    private static let isLater = "lane = ?1 AND device = ?2 AND id > ?3 AND lease_until IS NULL"

    package static let grow = Statement(
        sqlite: """
            UPDATE owed_push SET after_position = min(after_position, ?1), \
            through_position = max(through_position, ?2), \
            waiting_since = min(waiting_since, ?3), expires_at = max(expires_at, ?4), priority = max(priority, ?5), \
            held = CASE WHEN fence = 0 AND ?9 <= ?10 THEN 0 ELSE held END, \
            due = CASE WHEN fence = 0 THEN min(due, ?9) ELSE due END \
            WHERE id = (SELECT id FROM owed_push \
            WHERE lane = ?6 AND device = ?7 AND lease_until IS NULL AND due > ?8 AND action IS NULL \
            ORDER BY id DESC LIMIT 1)
            """)
    package static let removeWaiting = Statement(
        sqlite: "DELETE FROM owed_push WHERE lane = ? AND device = ? AND lease_until IS NULL")
    /// The route comes from ``DeviceQuery/routeByID``: for INSERT … SELECT, which may insert many rows, SQLite keeps a
    /// copy of every page before it is written.
    package static let insert = insert(PushColumn.written.map(\.name) + ["route", "held"])
    /// The same for a push that carries its device along.
    package static let insertWithTarget = insert(
        PushColumn.written.map(\.name) + ["route", "held"] + OwedColumn.target.map(\.name))
    private static func insert(_ columns: [String]) -> Statement {
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        return Statement(sqlite: "INSERT INTO owed_push (\(columns.joined(separator: ", "))) VALUES (\(places))")
    }
    package static let told = Statement(sqlite: "\(OwedQuery.told) ORDER BY id")

    package static let claimed = Statement(
        sqlite: """
            SELECT lane, device, cancelled, callback IS NOT NULL, \(OwedQuery.isWithdrawal("owed_push")) FROM owed_push \
            WHERE \(OwedQuery.isClaim)
            """)
    package static let remove = Statement(sqlite: "DELETE FROM owed_push WHERE id = ?")
    package static let wait = Statement(
        sqlite: """
            UPDATE owed_push SET lease_until = NULL, owner = NULL, held = 1, due = ?1, \
            waiting_since = min(waiting_since, ?1), \
            attempts = attempts + ?2, doubts = doubts + ?3, failure = coalesce(?4, failure) WHERE id = ?5
            """)
    /// Whether one of the later rows is a withdrawal; no row if there are no later rows.
    package static let later = Statement(
        sqlite: "SELECT max\(OwedQuery.isWithdrawal("owed_push")) FROM owed_push WHERE \(isLater) HAVING count(*) > 0")
    package static let absorbLater = Statement(
        sqlite: """
            UPDATE owed_push SET after_position = min(owed_push.after_position, later.after_position), \
            through_position = max(owed_push.through_position, later.through_position), \
            waiting_since = min(owed_push.waiting_since, later.waiting_since), \
            expires_at = max(owed_push.expires_at, later.expires_at), \
            priority = max(owed_push.priority, later.priority) \
            FROM (SELECT min(after_position) AS after_position, max(through_position) AS through_position, \
            min(waiting_since) AS waiting_since, max(expires_at) AS expires_at, max(priority) AS priority \
            FROM owed_push WHERE \(isLater)) AS later WHERE owed_push.id = ?3
            """)
    package static let removeLater = Statement(sqlite: "DELETE FROM owed_push WHERE \(isLater)")

    package static let removeCancelled = Statement(
        sqlite: """
            DELETE FROM owed_push INDEXED BY owed_lease \
            WHERE lease_until IS NOT NULL AND lease_until <= ? AND cancelled = 1
            """)
    private static let rank =
        "owed.waiting_since + (\(OwedPush.highestPriority) - owed.priority) * \(OwedPush.rankStep)"
    /// A due row's rank is at most now plus the delay that the lowest priority adds.
    private static func claimable(_ rows: String) -> Statement {
        Statement(
            sqlite: """
                SELECT \(StoredClaim.list(push: "owed", device: "device")), \
                coalesce((SELECT chat.cursor >= owed.through_position FROM chat WHERE chat.id = owed.chat \
                AND owed.action IS NULL), 0) \
                FROM owed_push AS owed LEFT JOIN device ON device.id = owed.registered \
                WHERE owed.route = ?1 AND \(rank) <= ?2 + \(Int64(OwedPush.highestPriority) * OwedPush.rankStep) \
                AND owed.due <= ?2 AND \(rows) AND \(OwedQuery.isFirst) \
                AND (owed.token IS NOT NULL OR device.id IS NOT NULL) \
                ORDER BY \(rank), owed.id LIMIT ?3
                """)
    }
    /// Three queries for rows that can be claimed, each in order of rank.
    package static let claimable = claimableParts.map { claimable($0) }
    private static let claimableParts = [
        OwedQuery.waiting(held: 0),
        // Checks first whether any held row is due: many may be held and not due.
        """
        \(OwedQuery.waiting(held: 1)) AND EXISTS (SELECT 1 FROM owed_push AS held WHERE held.route = ?1 \
        AND held.lease_until IS NULL AND held.held = 1 AND held.due <= ?2)
        """,
        // Rows whose lease ended without an outcome; they are sorted, and are no more than the pushes that were in
        // flight.
        "owed.lease_until <= ?2",
    ]
    /// The same for devices that were delivered to before.
    package static let claimableDeliveredBefore = claimableParts.map {
        claimable(
            """
            \($0) AND owed.token IS NULL AND EXISTS (SELECT 1 FROM device AS known \
            WHERE known.id = owed.registered AND known.delivered_at IS NOT NULL)
            """)
    }
    /// Claims as many rows as it has ids; a lease that ended without an outcome counts as an attempt.
    ///
    /// OR FAIL, because otherwise SQLite would keep a copy of every page before it is written.
    private static func claim(_ count: Int) -> Statement {
        Statement(
            sqlite: """
                UPDATE OR FAIL owed_push SET fence = fence + 1, attempts = attempts + (lease_until IS NOT NULL), \
                doubts = doubts + (lease_until IS NOT NULL), lease_until = ?, owner = ? \
                WHERE id IN (\(Array(repeating: "?", count: count).joined(separator: ", ")))
                """)
    }
    package static let claimOne = claim(1)
    /// Costs half as much as claiming one by one.
    package static let claimMany = claim(claimedTogether)
    package static let claimedTogether = 32

    /// Makes a waiting row due.
    package static let hurry = Statement(
        sqlite: """
            UPDATE owed_push SET held = 0, due = ?2, waiting_since = min(waiting_since, ?2), \
            expires_at = max(expires_at, ?3) WHERE id = ?1 AND lease_until IS NULL
            """)
    /// Owes a push again that ended undelivered.
    package static let revive = Statement(
        sqlite: """
            INSERT INTO owed_push (\(PushColumn.revived.list), held, due, waiting_since, expires_at, attempts, doubts) \
            SELECT \(PushColumn.revived.list), 0, ?2, ?2, max(expires_at, ?3), 0, 0 FROM dead_push \
            WHERE dead_push.id = ?1 AND EXISTS (SELECT 1 FROM device WHERE device.id = dead_push.device)
            """)
}

extension Settlement {
    /// The requests that settle a claim which is not tried again, in order; nil for one that is.
    package func requests(of id: Int64, fence: Int64) -> [BoundStatement]? {
        switch self {
        case .done: [BoundStatement(OwedQuery.remove, id.sql, fence.sql)]
        case .dead(let cause, let time):
            [
                BoundStatement(DeadQuery.bury, id.sql, fence.sql, cause.sql, time.sql),
                BoundStatement(DeadQuery.forget),
                BoundStatement(OwedQuery.remove, id.sql, fence.sql),
            ]
        case .retry: nil
        }
    }
}
