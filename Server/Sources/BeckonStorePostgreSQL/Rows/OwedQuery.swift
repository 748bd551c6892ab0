import Beckon

/// Statements about owed pushes.
///
/// Another node may claim a row between the moment a statement reads it and the moment it changes it. So the conditions
/// on a row are part of the change, and PostgreSQL checks them again on the row's latest version.
enum OwedQuery {
    /// True if no older row of the same lane and device exists.
    private static let isFirst = """
        NOT EXISTS (SELECT FROM owed_push AS older \
        WHERE older.lane = owed.lane AND older.device = owed.device AND older.id < owed.id)
        """
    private static let written = TableColumns("owed_push", PushColumn.written)

    /// The parameter for a column of a new push.
    private static func new(_ column: PushColumn) -> String { written.place(of: column) }

    /// Returns each credential with owed pushes, and its next due time.
    static let nextDues = Statement(
        """
        WITH RECURSIVE routes (route) AS (SELECT min(route) FROM owed_push UNION ALL \
        SELECT (SELECT min(route) FROM owed_push WHERE route > routes.route) FROM routes WHERE route IS NOT NULL) \
        SELECT routes.route, (SELECT coalesce(lease_until, due) FROM owed_push AS owed \
        WHERE owed.route = routes.route AND \(isFirst) ORDER BY coalesce(lease_until, due) LIMIT 1) \
        FROM routes WHERE route IS NOT NULL
        """)

    /// Inserts a push owed to an existing device, with the device's credential.
    private static let insertOfDevice = """
        INSERT INTO owed_push (\(written.names), route) SELECT \(written.places), \(DeviceQuery.route) \
        FROM device WHERE device.id = \(new(.device))
        """
    private static let notBefore = "$\(written.types.count + 1)"
    /// Extends the row that waits for a later time than a given one, or adds a row.
    static let oweChat = Statement(
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
    static let owe = Statement(insertOfDevice, row: written.types)
    static let hasten = Statement(
        """
        UPDATE owed_push SET due = $3, waiting_since = least(waiting_since, $3) \
        WHERE lane = $1 AND device = $2 AND lease_until IS NULL AND fence = 0 AND due > $3 AND chat IS NOT NULL \
        AND action IS NULL
        """, .text, .text, .bigint)
    static let removeWaiting = Statement(
        """
        DELETE FROM owed_push WHERE lane = $1 AND device = $2 AND lease_until IS NULL \
        AND EXISTS (SELECT FROM device WHERE id = $2)
        """, .text, .text)
    static let removeWaitingNotes = Statement(
        "DELETE FROM owed_push WHERE lane = $1 AND device = $2 AND lease_until IS NULL", .text, .text)
    static let oweTarget: Statement = {
        let types = written.types + [.text] + OwedColumn.target.map { ParameterType($0.type) }
        let places = types.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        return Statement(
            "INSERT INTO owed_push (\(written.names), route, \(OwedColumn.target.list)) VALUES (\(places))", row: types)
    }()

    /// A row with a chat and an action is a withdrawal.
    private static func isWithdrawal(_ row: String) -> String {
        "(\(row).chat IS NOT NULL AND \(row).action IS NOT NULL)"
    }
    static let cancelWaiting = Statement(
        "DELETE FROM owed_push WHERE lane = $1 AND lease_until IS NULL AND NOT \(isWithdrawal("owed_push"))", .text)
    static let cancelClaimed = Statement(
        "UPDATE owed_push SET cancelled = true WHERE lane = $1 AND NOT \(isWithdrawal("owed_push"))", .text)
    /// The registered devices, except one, that got or are getting a push about events of a chat after a position.
    private static let told = """
        SELECT id FROM device WHERE registration IS NOT NULL AND id <> $4 AND id IN (\
        SELECT device FROM push_record WHERE chat = $1 AND through_position > $2 AND kind = 'answered' \
        AND word = '\(PushRecord.delivered)' UNION \
        SELECT device FROM owed_push WHERE lane = $3 AND lease_until IS NOT NULL AND action IS NULL)
        """
    static let removeWaitingOfTold = Statement(
        "DELETE FROM owed_push WHERE lane = $3 AND lease_until IS NULL AND device IN (\(told))", .text, .bigint,
        .text, .text)
    static let withdraw = Statement(
        """
        INSERT INTO owed_push (lane, device, chat, after_position, through_position, action, due, expires_at, \
        priority, attempts, reason, waiting_since, route) SELECT $3, device.id, $1, $2, $5, $6, $7, $8, $9, 0, $10, \
        $7, \(DeviceQuery.route) FROM device WHERE device.id IN (\(told)) ORDER BY device.id
        """, .text, .bigint, .text, .text, .bigint, .text, .bigint, .bigint, .bigint, .text)

    private static let isClaim = "id = $1 AND fence = $2 AND lease_until IS NOT NULL"
    static let remove = Statement("DELETE FROM owed_push WHERE \(isClaim)", .bigint, .bigint)
    /// Removes a claimed row that need not be tried again: it was cancelled, or a later callback push replaces it.
    static let removeNeedless = Statement(
        """
        DELETE FROM owed_push AS owed WHERE \(isClaim) AND (cancelled OR EXISTS (\
        SELECT FROM owed_push AS later WHERE later.lane = owed.lane AND later.device = owed.device \
        AND later.id > owed.id AND later.lease_until IS NULL \
        AND (owed.callback IS NOT NULL OR \(isWithdrawal("later")))))
        """, .bigint, .bigint)
    /// Makes a claimed row wait again, and merges the later unclaimed rows of its lane and device into it; a withdrawal
    /// only waits.
    static let retry = Statement(
        """
        WITH mine AS (SELECT id, lane, device, action FROM owed_push WHERE \(isClaim) FOR UPDATE), \
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

    static let removeReleased = Statement(
        "DELETE FROM owed_push WHERE owner = $1 AND lease_until IS NOT NULL AND cancelled", .text)
    static let release = Statement(
        """
        UPDATE owed_push SET lease_until = NULL, attempts = attempts + 1, doubts = doubts + 1 \
        WHERE owner = $1 AND lease_until IS NOT NULL
        """, .text)

    static let removeCancelled = Statement(
        """
        DELETE FROM owed_push WHERE id IN (SELECT id FROM owed_push \
        WHERE cancelled AND lease_until <= $1 FOR UPDATE SKIP LOCKED)
        """, .bigint)
    private static let rank =
        "(owed.waiting_since + (\(OwedPush.highestPriority) - owed.priority) * \(OwedPush.rankStep))"
    /// Claims rows along the index of a credential; skips rows that another node is claiming.
    ///
    /// A due row's rank is at most now plus the delay that the lowest priority adds.
    static let claim = claim("")
    /// The same for devices that were delivered to before.
    static let claimDeliveredBefore = claim(
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
            AND coalesce(owed.lease_until, owed.due) <= $1 AND \(isFirst)\(condition) \
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
}

extension OwedPush {
    /// Returns the requests that owe this push, in order.
    func requests(now: Timestamp) -> [Request] {
        if case .chat = subject {
            let later = joinsDue ? Timestamp(milliseconds: .min) : now
            return [Request(OwedQuery.oweChat, values: values + [later.sql])]
        }
        let lane = [subject.lane.sql, deviceID.sql]
        guard let target else {
            return [Request(OwedQuery.removeWaiting, values: lane), Request(OwedQuery.owe, values: values)]
        }
        return [
            Request(OwedQuery.removeWaitingNotes, values: lane),
            Request(OwedQuery.oweTarget, values: values + [StoredRoute(target.route).text.sql] + target.values),
        ]
    }
}

extension OwedPush {
    /// Returns the requests that withdraw pushes, in order.
    static func withdrawing(
        _ chat: ChatID, after: Int, through: Int, but device: DeviceID?, now: Timestamp, expiresAt: Timestamp
    ) -> [Request] {
        let lane = PushSubject.withdrawal(chat, after: after, through: through).lane
        let told = [chat.sql, after.sql, lane.sql, (device?.text ?? "").sql]
        let values = [
            through.sql, PushSubject.withdrawalWord.sql, now.sql, expiresAt.sql, withdrawalPriority.sql,
            withdrawalReason.sql,
        ]
        return [
            Request(OwedQuery.removeWaitingOfTold, values: told), Request(OwedQuery.withdraw, values: told + values),
        ]
    }
}

extension Settlement {
    /// Returns the requests that settle a claim, in order.
    func requests(of id: Int64, fence: Int64) -> [Request] {
        switch self {
        case .done: [Request(OwedQuery.remove, id.sql, fence.sql)]
        case .dead(let cause, let time):
            [
                Request(DeadQuery.bury, id.sql, fence.sql, cause.sql, time.sql), Request(DeadQuery.forget),
                Request(OwedQuery.remove, id.sql, fence.sql),
            ]
        case .retry(let due, let attempt, let failure):
            [
                Request(OwedQuery.removeNeedless, id.sql, fence.sql),
                Request(
                    OwedQuery.retry, id.sql, fence.sql, due.sql, attempt.attempts.sql, attempt.doubts.sql,
                    failure.sql),
            ]
        }
    }
}
