import Beckon

extension ClaimedPush {
    /// Reads what ``OwedQuery/claim`` returns.
    init(from row: inout RowReader, until leaseUntil: Timestamp) throws(ConnectionFailure) {
        let (id, fence, attempts) = (try row.int64(), try row.int64(), try row.int())
        let push = try OwedPush(id: id, attempts: attempts, from: &row)
        let device = if let target = push.target { target.device(id: push.deviceID) } else { try Device(from: &row) }
        self.init(push: push, device: device, fence: fence, leaseUntil: leaseUntil)
    }
}

extension OwedPush {
    /// Reads ``OwedQuery/columns`` and the target.
    init(id: Int64, attempts: Int, from row: inout RowReader) throws(ConnectionFailure) {
        let subject = try PushSubject(from: &row)
        self.init(
            id: id, subject: subject, deviceID: DeviceID(try row.text()), due: try row.time(),
            expiresAt: try row.time(), priority: try row.int(), attempts: attempts, doubts: try row.int(),
            reason: try row.text())
        waitingSince = try row.time()
        target = try PushTarget(from: &row)
    }
}

extension PushTarget {
    /// Nil for a row that carries none.
    fileprivate init?(from row: inout RowReader) throws(ConnectionFailure) {
        let type = try row.optionalWord(PushType.self)
        let (token, debug, providerName) = (row.optionalText(), try row.optionalBool(), row.optionalText())
        guard let type, let token, let debug else { return nil }
        self.init(type: type, token: token, debug: debug, providerName: providerName)
    }

    /// What ``OwedQuery/oweTarget`` takes last.
    var values: [SQLValue] {
        [type.sql, token.sql, debug.sql, providerName.sql, StoredRoute(route).text.sql]
    }
}

extension PushSubject {
    fileprivate init(from row: inout RowReader) throws(ConnectionFailure) {
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
