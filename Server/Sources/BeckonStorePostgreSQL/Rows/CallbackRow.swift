import Beckon

/// Statements about callbacks and their places in time slots.
enum CallbackQuery {
    private static let columns = TableColumns(
        "callback", key: "id",
        [
            "id": .text, "service_name": .text, "version": .bigint, "state": .text, "reason": .text, "step": .text,
            "step_until": .bigint, "customer_number": .text, "created_at": .bigint, "desired_time": .bigint,
            "expires_at": .bigint, "connects": .bigint, "device": .text, "gms_user": .text, "access_code": .text,
            "properties": .text, "due": .bigint,
        ])
    private static let isOpen = "state <> 'COMPLETED'"

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let open = Statement("\(columns.select) WHERE \(isOpen) ORDER BY created_at, id LIMIT $1", .bigint)
    static let openCount = Statement(
        "SELECT count(*) FROM callback WHERE service_name = $1 AND \(isOpen)", .text)
    static let openCountOfNumber = Statement(
        "SELECT count(*) FROM callback WHERE customer_number = $1 AND service_name = $2 AND \(isOpen)", .text, .text)
    static let pushingTo = Statement(
        "\(columns.select) WHERE device = $1 AND gms_user <> $2 AND \(isOpen) ORDER BY id LIMIT $3", .text, .text,
        .bigint)
    static let due = Statement("\(columns.select) WHERE due <= $1 ORDER BY due, id LIMIT $2", .bigint, .bigint)

    /// The callbacks that a batch of commits is about, held until its end, in one order for all nodes.
    static let lock = Statement(
        "SELECT id, version FROM callback WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])
    static let put = columns.put
}

extension CallbackRecord {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            id: ServiceID(try row.text()), serviceName: try row.text(), version: try row.int64(),
            state: try row.word(), reason: try row.optionalWord(), step: try row.step(),
            customerNumber: try row.text(), createdAt: try row.time(), desiredTime: try row.optionalTime(),
            expiresAt: try row.time(), connects: try row.int(),
            deviceID: row.optionalText().map { DeviceID($0) }, user: try row.text(),
            accessCode: row.optionalText(), properties: try row.dictionary(), due: try row.optionalTime())
    }

    /// What ``CallbackQuery/put`` takes.
    var values: [SQLValue] {
        let step = StoredStep(step)
        return [
            id.sql, serviceName.sql, version.sql, state.sql, reason.sql, step.word.sql, step.until.sql,
            customerNumber.sql, createdAt.sql, desiredTime.sql, expiresAt.sql, connects.sql, deviceID.sql, user.sql,
            accessCode.sql, StoredJSON.text(of: properties).sql, due.sql,
        ]
    }
}

extension RowReader {
    fileprivate mutating func step() throws(ConnectionFailure) -> CallbackStep {
        guard let step = StoredStep(word: try word(), until: try optionalTime()).step else {
            throw Self.unknown(CallbackStep.self)
        }
        return step
    }
}

/// Statements about time slots.
enum SlotQuery {
    /// Whoever books a slot holds it until the end of the transaction, also one that nobody has booked yet.
    static let lock = Statement(
        """
        SELECT pg_advisory_xact_lock(hashtextextended(slot, 1)) FROM unnest($1) AS slots (slot) \
        ORDER BY hashtextextended(slot, 1)
        """, rows: [.text])
    static let standing = Statement(
        """
        SELECT callback, service, start_at FROM slot_booking \
        WHERE (service, start_at) IN (SELECT * FROM unnest($1, $2))
        """, rows: [.text, .bigint])
    static let counts = Statement(
        """
        SELECT start_at, count(*) FROM slot_booking WHERE service = $1 AND start_at >= $2 AND start_at < $3 \
        GROUP BY start_at
        """, .text, .bigint, .bigint)
    static let book = Statement(
        """
        INSERT INTO slot_booking (callback, service, start_at) VALUES ($1, $2, $3) \
        ON CONFLICT (callback) DO UPDATE SET service = excluded.service, start_at = excluded.start_at
        """, .text, .text, .bigint)
    static let free = Statement("DELETE FROM slot_booking WHERE callback = $1", .text)
}
