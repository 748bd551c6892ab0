import Beckon

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
        device = try push.target?.device(id: push.deviceID) ?? Device(from: &row)
    }

    /// Whether it goes before another one.
    static func < (left: ClaimableRow, right: ClaimableRow) -> Bool {
        (left.push.rank, left.id) < (right.push.rank, right.id)
    }

    /// The claim of this row; a lease that ended without an outcome counts as an attempt.
    func claim(until leaseUntil: Timestamp) -> ClaimedPush {
        var push = push
        if self.leaseUntil != nil { push.count(.inDoubt) }
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
        target = try PushTarget(from: &row)
    }
}

extension PushTarget {
    /// Nil for a row that carries none.
    fileprivate init?(from row: inout RowReader) throws {
        let type = try row.optionalWord(PushType.self)
        let (token, debug, providerName) = (row.optionalText(), row.optionalInt64(), row.optionalText())
        guard let type, let token else { return nil }
        self.init(type: type, token: token, debug: debug == 1, providerName: providerName)
    }
}

extension OutboxEntry {
    init(from row: inout RowReader) throws {
        let push = try OwedPush(id: try row.int64(), from: &row)
        let route = try row.route()
        let leaseUntil = row.optionalTime()
        let (cause, endedAt) = (row.optionalText(), row.optionalTime())
        var end: End?
        if let cause, let endedAt { end = End(cause: cause, at: endedAt) }
        self.init(push: push, route: route, leaseUntil: leaseUntil, failure: row.optionalText(), end: end)
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
