import Beckon

/// Statements about callbacks.
enum CallbackQuery {
    private static let columns = """
        id, service_name, version, state, reason, step, step_until, customer_number, created_at, desired_time, \
        expires_at, connects, device, gms_user, access_code, properties, due
        """
    private static let select = "SELECT \(columns) FROM callback"

    static let byID = "\(select) WHERE id = ?"
    static let open = "\(select) WHERE state <> 'COMPLETED' ORDER BY created_at, id LIMIT ?"
    static let openCount = "SELECT count(*) FROM callback WHERE service_name = ? AND state <> 'COMPLETED'"
    static let allOpenCount = "SELECT count(*) FROM callback WHERE state <> 'COMPLETED'"
    /// Found by the number, which few share; the plan is not left to guess.
    static let openCountOfNumber = """
        SELECT count(*) FROM callback INDEXED BY callback_number \
        WHERE customer_number = ? AND service_name = ? AND state <> 'COMPLETED'
        """
    static let pushingTo = """
        \(select) WHERE device = ? AND gms_user <> ? AND state <> 'COMPLETED' ORDER BY id LIMIT ?
        """
    static let due = "\(select) WHERE due <= ? ORDER BY due, id LIMIT ?"

    static let version = "SELECT version FROM callback WHERE id = ?"
    static let put = """
        INSERT INTO callback (\(columns)) VALUES (\(repeatElement("?", count: 17).joined(separator: ","))) \
        ON CONFLICT (id) DO UPDATE SET service_name = excluded.service_name, version = excluded.version, \
        state = excluded.state, reason = excluded.reason, step = excluded.step, step_until = excluded.step_until, \
        customer_number = excluded.customer_number, created_at = excluded.created_at, \
        desired_time = excluded.desired_time, expires_at = excluded.expires_at, connects = excluded.connects, \
        device = excluded.device, gms_user = excluded.gms_user, access_code = excluded.access_code, \
        properties = excluded.properties, due = excluded.due
        """
}

extension CallbackRecord {
    init(from row: inout RowReader) throws {
        self.init(
            id: ServiceID(try row.text()), serviceName: try row.text(), version: try row.int64(),
            state: try row.word(), reason: try row.optionalWord(), step: try CallbackStep(from: &row),
            customerNumber: try row.text(), createdAt: try row.time(), desiredTime: row.optionalTime(),
            expiresAt: try row.time(), connects: try row.int(),
            deviceID: row.optionalText().map { DeviceID($0) }, user: try row.text(),
            accessCode: row.optionalText(), properties: try row.dictionary(),
            due: row.optionalTime())
    }

    var values: [SQLValue] {
        let step = step.columns
        return [
            id.sql, serviceName.sql, version.sql, state.sql, reason.sql, step.word.sql, step.until.sql,
            customerNumber.sql, createdAt.sql, desiredTime.sql, expiresAt.sql, connects.sql, deviceID.sql, user.sql,
            accessCode.sql, StoredJSON.text(of: properties).sql, due.sql,
        ]
    }
}

extension CallbackStep {
    private enum Word: String, SQLBindable {
        case scheduled, waitingForAgent, offered, snoozed, connecting, connected, ended
    }

    fileprivate var columns: (word: any SQLBindable, until: Timestamp?) {
        switch self {
        case .scheduled(let until): (Word.scheduled, until)
        case .waitingForAgent: (Word.waitingForAgent, nil)
        case .offered(let until): (Word.offered, until)
        case .snoozed(let until): (Word.snoozed, until)
        case .connecting: (Word.connecting, nil)
        case .connected: (Word.connected, nil)
        case .ended: (Word.ended, nil)
        }
    }

    fileprivate init(from row: inout RowReader) throws {
        let word = try row.word(Word.self)
        let until = row.optionalTime()
        switch (word, until) {
        case (.scheduled, let until?): self = .scheduled(until: until)
        case (.offered, let until?): self = .offered(until: until)
        case (.snoozed, let until?): self = .snoozed(until: until)
        case (.waitingForAgent, _): self = .waitingForAgent
        case (.connecting, _): self = .connecting
        case (.connected, _): self = .connected
        case (.ended, _): self = .ended
        default: throw RowReader.unknown(CallbackStep.self)
        }
    }
}
