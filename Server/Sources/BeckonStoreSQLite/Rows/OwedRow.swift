import Beckon

/// Statements about owed pushes.
enum OwedQuery {
    /// No older row of the same lane and device stands before this one.
    private static let isFirst = """
        NOT EXISTS (SELECT 1 FROM owed_push AS older \
        WHERE older.lane = owed.lane AND older.device = owed.device AND older.id < owed.id)
        """
    private static let isLater = "lane = ? AND device = ? AND id > ? AND lease_until IS NULL"

    /// Every credential to which anything is owed, and its next time.
    static let nextDues = """
        WITH RECURSIVE routes (route) AS (SELECT min(route) FROM owed_push UNION ALL \
        SELECT (SELECT min(route) FROM owed_push WHERE route > routes.route) FROM routes WHERE route IS NOT NULL) \
        SELECT routes.route, (SELECT coalesce(lease_until, due) FROM owed_push AS owed \
        WHERE owed.route = routes.route AND \(isFirst) ORDER BY coalesce(lease_until, due) LIMIT 1) \
        FROM routes WHERE route IS NOT NULL
        """

    static let grow = """
        UPDATE owed_push SET after_position = min(after_position, ?), through_position = max(through_position, ?), \
        waiting_since = min(waiting_since, ?), expires_at = max(expires_at, ?), priority = max(priority, ?) \
        WHERE id = (SELECT id FROM owed_push \
        WHERE lane = ? AND device = ? AND lease_until IS NULL AND due > ? AND action IS NULL ORDER BY id DESC LIMIT 1)
        """
    static let removeWaiting = "DELETE FROM owed_push WHERE lane = ? AND device = ? AND lease_until IS NULL"
    /// The route comes from ``DeviceQuery/routeByID``: with INSERT … SELECT, which may be many rows, SQLite keeps a copy of
    /// every page before it is written.
    static let insert = """
        INSERT INTO owed_push (lane, device, kind, chat, after_position, through_position, callback, action, \
        alert, due, expires_at, priority, attempts, doubts, reason, waiting_since, route) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// Rows of chats that have an action are withdrawals.
    private static let isWithdrawal = "(chat IS NOT NULL AND action IS NOT NULL)"
    static let cancelWaiting = "DELETE FROM owed_push WHERE lane = ? AND lease_until IS NULL AND NOT \(isWithdrawal)"
    static let cancelClaimed = "UPDATE owed_push SET cancelled = 1 WHERE lane = ? AND NOT \(isWithdrawal)"
    /// The registered devices that were told of events of a chat after a position, or are being told, but for one.
    static let told = """
        SELECT id FROM device WHERE registration IS NOT NULL AND id <> ?4 AND id IN (\
        SELECT device FROM push_record WHERE chat = ?1 AND through_position > ?2 AND kind = 'answered' \
        AND word = '\(PushRecord.delivered)' UNION \
        SELECT device FROM owed_push WHERE lane = ?3 AND lease_until IS NOT NULL AND action IS NULL) ORDER BY id
        """

    static let claimed = """
        SELECT lane, device, callback IS NOT NULL, \(isWithdrawal), cancelled FROM owed_push \
        WHERE id = ? AND fence = ? AND lease_until IS NOT NULL
        """
    static let remove = "DELETE FROM owed_push WHERE id = ?"
    static let removeClaimed = "DELETE FROM owed_push WHERE id = ? AND fence = ? AND lease_until IS NOT NULL"
    static let wait = """
        UPDATE owed_push SET lease_until = NULL, owner = NULL, due = ?1, waiting_since = min(waiting_since, ?1), \
        attempts = attempts + ?2, doubts = doubts + ?3 WHERE id = ?4
        """
    /// Whether one of the later rows is a withdrawal; no row when there are none.
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

    static let removeCancelled = "DELETE FROM owed_push WHERE cancelled = 1 AND lease_until <= ?"
    private static let columns = """
        kind, chat, after_position, through_position, callback, action, alert, device, due, expires_at, priority, \
        attempts, doubts, reason, waiting_since
        """
    private static let rank =
        "owed.waiting_since + (\(OwedPush.highestPriority) - owed.priority) * \(OwedPush.rankStep)"
    /// Nothing that is due has a rank later than the longest wait that the lowest priority is worth.
    static let claimable = """
        SELECT owed.id, owed.fence, owed.lease_until, \
        coalesce((SELECT chat.cursor >= owed.through_position FROM chat WHERE chat.id = owed.chat AND owed.action IS NULL), 0), \
        \(columns.split(separator: ", ").map { "owed.\($0)" }.joined(separator: ", ")), \(DeviceQuery.columns) \
        FROM owed_push AS owed JOIN device ON device.id = owed.device \
        WHERE owed.route = ?1 AND \(rank) <= ?2 + \(Int64(OwedPush.highestPriority) * OwedPush.rankStep) \
        AND owed.due <= ?2 AND coalesce(owed.lease_until, owed.due) <= ?2 AND \(isFirst) \
        ORDER BY \(rank), owed.id LIMIT ?3
        """
    static let claim = """
        UPDATE owed_push SET fence = ?, attempts = ?, doubts = ?, lease_until = ?, owner = ? WHERE id = ?
        """

    private static let deadColumns = "id, lane, \(columns), route"
    static let bury = """
        INSERT INTO dead_push (\(deadColumns), cause, ended_at) SELECT \(deadColumns), ?, ? FROM owed_push WHERE id = ?
        """
    static let forgetDead = """
        DELETE FROM dead_push WHERE number <= (SELECT max(number) FROM dead_push) - \(OutboxEntry.deadLimit)
        """
    static let hurry = """
        UPDATE owed_push SET due = ?1, waiting_since = min(waiting_since, ?1), expires_at = max(expires_at, ?2) \
        WHERE id = ?3 AND lease_until IS NULL
        """
    private static let revivedColumns = """
        lane, device, kind, chat, after_position, through_position, callback, action, alert, priority, reason, route
        """
    static let revive = """
        INSERT INTO owed_push (\(revivedColumns), due, waiting_since, expires_at, attempts, doubts) \
        SELECT \(revivedColumns), ?1, ?1, max(expires_at, ?2), 0, 0 FROM dead_push \
        WHERE dead_push.id = ?3 AND EXISTS (SELECT 1 FROM device WHERE device.id = dead_push.device)
        """
    static let removeDead = "DELETE FROM dead_push WHERE id = ?"
    static let removeDeadLane = "DELETE FROM dead_push WHERE lane = ?"
    static let drop = "DELETE FROM owed_push WHERE id = ? AND lease_until IS NULL"
    static let cancelOne = "UPDATE owed_push SET cancelled = 1 WHERE id = ?"
    static let owedEntries = """
        SELECT id, \(columns), route, lease_until, NULL, NULL FROM owed_push WHERE id > ? ORDER BY id LIMIT ?
        """
    static let deadEntries = """
        SELECT id, \(columns), route, NULL, cause, ended_at FROM dead_push WHERE id > ? ORDER BY id LIMIT ?
        """

    static let removeCancelledOf = "DELETE FROM owed_push WHERE owner = ? AND lease_until IS NOT NULL AND cancelled = 1"
    static let release = """
        UPDATE owed_push SET lease_until = NULL, owner = NULL, attempts = attempts + 1, doubts = doubts + 1 \
        WHERE owner = ? AND lease_until IS NOT NULL
        """
    static let reroute = """
        UPDATE owed_push SET route = (SELECT \(DeviceQuery.route) FROM device WHERE id = ?1) WHERE device = ?1
        """
    static let removeLane = "DELETE FROM owed_push WHERE lane = ?"
}

extension OwedPush {
    /// What a new row holds.
    var values: [SQLValue] {
        let tail = [due.sql, expiresAt.sql, priority.sql, attempts.sql, doubts.sql, reason.sql, waitingSince.sql]
        let head = [subject.lane.sql, deviceID.sql]
        switch subject {
        case .chat(let chat, let after, let through):
            return head + [.null, chat.sql, after.sql, through.sql, .null, .null, .null] + tail
        case .callback(let callback, let action, let alert):
            return head + [.null, .null, .null, .null, callback.sql, action.sql, alert.sql] + tail
        case .note(let key, let title, let body):
            return head + ["note".sql, .null, .null, .null, key.sql, title.sql, body.sql] + tail
        case .withdrawal(let chat, let after, let through):
            let word = PushSubject.withdrawalWord.sql
            return head + [.null, chat.sql, after.sql, through.sql, .null, word, .null] + tail
        }
    }
}

/// A row that can be claimed, as it stands before the claim.
struct ClaimableRow {
    let id: Int64
    /// Whether the customer has seen everything that it is about.
    let isRead: Bool
    private let fence: Int64
    private let leaseUntil: Timestamp?
    private let push: OwedPush
    private let device: Device

    init(from row: inout RowReader) throws {
        id = try row.int64()
        fence = try row.int64()
        leaseUntil = row.optionalTime()
        isRead = try row.bool()
        push = try OwedPush(id: id, from: &row)
        device = try Device(from: &row)
    }

    /// The claim of this row; a lease that ended without an outcome counts as an attempt.
    func claim(until leaseUntil: Timestamp) -> ClaimedPush {
        var push = push
        if self.leaseUntil != nil {
            push.attempts += 1
            push.doubts += 1
        }
        return ClaimedPush(push: push, device: device, fence: fence + 1, leaseUntil: leaseUntil)
    }
}

extension OwedPush {
    /// Reads the columns that owed pushes and those that ended have in common.
    fileprivate init(id: Int64, from row: inout RowReader) throws {
        let subject = try PushSubject(from: &row)
        self.init(
            id: id, subject: subject, deviceID: DeviceID(try row.text()), due: try row.time(),
            expiresAt: try row.time(), priority: try row.int(), attempts: try row.int(), doubts: try row.int(),
            reason: try row.text())
        waitingSince = try row.time()
    }
}

extension OutboxEntry {
    init(from row: inout RowReader) throws {
        let push = try OwedPush(id: try row.int64(), from: &row)
        let route = try row.text()
        let leaseUntil = row.optionalTime()
        let (cause, endedAt) = (row.optionalText(), row.optionalTime())
        var end: End?
        if let cause, let endedAt { end = End(cause: cause, at: endedAt) }
        self.init(push: push, route: route, leaseUntil: leaseUntil, end: end)
    }
}

extension PushSubject {
    fileprivate init(from row: inout RowReader) throws {
        let kind = row.optionalText()
        let chat = row.optionalText().map { ChatID($0) }
        let range = (try row.optionalInt(), try row.optionalInt())
        let callback = row.optionalText().map { ServiceID($0) }
        let words = (row.optionalText(), row.optionalText())
        if let chat, case (let after?, let through?) = range {
            self =
                words.0 == nil
                ? .chat(chat, after: after, through: through) : .withdrawal(chat, after: after, through: through)
        } else if let callback, case (let title?, let body?) = words, kind == "note" {
            self = .note(key: callback.text, title: title, body: body)
        } else if let callback, case (let action?, let alert?) = words, kind == nil {
            self = .callback(callback, action: action, alert: alert)
        } else {
            throw RowReader.unknown(PushSubject.self)
        }
    }
}
