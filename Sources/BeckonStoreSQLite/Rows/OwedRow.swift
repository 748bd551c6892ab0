import Beckon

/// Statements about owed pushes.
enum OwedQuery {
    /// No older row of the same lane and device stands before this one.
    private static let isFirst = """
        NOT EXISTS (SELECT 1 FROM owed_push AS older \
        WHERE older.lane = owed.lane AND older.device = owed.device AND older.id < owed.id)
        """
    private static let isLater = "lane = ? AND device = ? AND id > ? AND lease_until IS NULL"

    static let nextDue = """
        SELECT coalesce(lease_until, due) FROM owed_push AS owed WHERE \(isFirst) \
        ORDER BY coalesce(lease_until, due) LIMIT 1
        """

    static let grow = """
        UPDATE owed_push SET after_position = min(after_position, ?), through_position = max(through_position, ?), \
        expires_at = max(expires_at, ?), priority = max(priority, ?) WHERE id = (SELECT id FROM owed_push \
        WHERE lane = ? AND device = ? AND lease_until IS NULL AND due > ? AND action IS NULL ORDER BY id DESC LIMIT 1)
        """
    static let removeWaiting = "DELETE FROM owed_push WHERE lane = ? AND device = ? AND lease_until IS NULL"
    static let insert = """
        INSERT INTO owed_push (lane, device, chat, after_position, through_position, callback, action, alert, due, \
        expires_at, priority, attempts, reason) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 \
        WHERE EXISTS (SELECT 1 FROM device WHERE id = ?2)
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
    static let wait = """
        UPDATE owed_push SET lease_until = NULL, owner = NULL, due = ?, attempts = attempts + ? WHERE id = ?
        """
    /// Whether one of the later rows is a withdrawal; no row when there are none.
    static let later = "SELECT max\(isWithdrawal) FROM owed_push WHERE \(isLater) HAVING count(*) > 0"
    static let absorbLater = """
        UPDATE owed_push SET after_position = min(owed_push.after_position, later.after_position), \
        through_position = max(owed_push.through_position, later.through_position), \
        expires_at = max(owed_push.expires_at, later.expires_at), \
        priority = max(owed_push.priority, later.priority) \
        FROM (SELECT min(after_position) AS after_position, max(through_position) AS through_position, \
        max(expires_at) AS expires_at, max(priority) AS priority FROM owed_push WHERE \(isLater)) AS later \
        WHERE owed_push.id = ?
        """
    static let removeLater = "DELETE FROM owed_push WHERE \(isLater)"

    static let removeCancelled = "DELETE FROM owed_push WHERE cancelled = 1 AND lease_until <= ?"
    static let nextPriority = "SELECT max(priority) FROM owed_push WHERE priority < ?"
    static let highestPriority = "SELECT max(priority) FROM owed_push"
    static let claimable = """
        SELECT owed.id, owed.fence, owed.lease_until, owed.chat, owed.after_position, owed.through_position, \
        owed.callback, owed.action, owed.alert, owed.device, owed.due, owed.expires_at, owed.priority, \
        owed.attempts, owed.reason, \(DeviceQuery.columns) \
        FROM owed_push AS owed JOIN device ON device.id = owed.device \
        WHERE owed.priority = ?1 AND owed.due <= ?2 AND coalesce(owed.lease_until, owed.due) <= ?2 AND \(isFirst) \
        ORDER BY owed.due, owed.id LIMIT ?3
        """
    static let claim = "UPDATE owed_push SET fence = ?, attempts = ?, lease_until = ?, owner = ? WHERE id = ?"

    static let removeCancelledOf = "DELETE FROM owed_push WHERE owner = ? AND lease_until IS NOT NULL AND cancelled = 1"
    static let release = """
        UPDATE owed_push SET lease_until = NULL, owner = NULL, attempts = attempts + 1 \
        WHERE owner = ? AND lease_until IS NOT NULL
        """
    static let removeLane = "DELETE FROM owed_push WHERE lane = ?"
}

extension OwedPush {
    /// What a new row holds.
    var values: [SQLValue] {
        let tail = [due.sql, expiresAt.sql, priority.sql, attempts.sql, reason.sql]
        let head = [subject.lane.sql, deviceID.sql]
        switch subject {
        case .chat(let chat, let after, let through):
            return head + [chat.sql, after.sql, through.sql, .null, .null, .null] + tail
        case .callback(let callback, let action, let alert):
            return head + [.null, .null, .null, callback.sql, action.sql, alert.sql] + tail
        case .withdrawal(let chat, let after, let through):
            let word = PushSubject.withdrawalWord.sql
            return head + [chat.sql, after.sql, through.sql, .null, word, .null] + tail
        }
    }
}

/// A row that can be claimed, as it stands before the claim.
struct ClaimableRow {
    private let id: Int64
    private let fence: Int64
    private let leaseUntil: Timestamp?
    private let push: OwedPush
    private let device: Device

    init(from row: inout RowReader) throws {
        id = try row.int64()
        fence = try row.int64()
        leaseUntil = row.optionalTime()
        let subject = try PushSubject(from: &row)
        push = OwedPush(
            id: id, subject: subject, deviceID: DeviceID(try row.text()), due: try row.time(),
            expiresAt: try row.time(), priority: try row.int(), attempts: try row.int(), reason: try row.text())
        device = try Device(from: &row)
    }

    /// The claim of this row; a lease that ended without an outcome counts as an attempt.
    func claim(until leaseUntil: Timestamp) -> ClaimedPush {
        var push = push
        if self.leaseUntil != nil { push.attempts += 1 }
        return ClaimedPush(push: push, device: device, fence: fence + 1, leaseUntil: leaseUntil)
    }
}

extension PushSubject {
    fileprivate init(from row: inout RowReader) throws {
        let chat = row.optionalText().map { ChatID($0) }
        let range = (try row.optionalInt(), try row.optionalInt())
        let callback = row.optionalText().map { ServiceID($0) }
        let words = (row.optionalText(), row.optionalText())
        if let chat, case (let after?, let through?) = range {
            self =
                words.0 == nil
                ? .chat(chat, after: after, through: through) : .withdrawal(chat, after: after, through: through)
        } else if let callback, case (let action?, let alert?) = words {
            self = .callback(callback, action: action, alert: alert)
        } else {
            throw RowReader.unknown(PushSubject.self)
        }
    }
}
