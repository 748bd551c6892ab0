import Beckon

/// Statements about what apps say of themselves.
enum PresenceQuery {
    private static let columns = "customer, device, conversation, is_active, until"

    static let ofCustomer = Statement(
        "SELECT \(columns) FROM presence WHERE customer = $1 ORDER BY device LIMIT $2", .text, .bigint)
    static let put = Statement(
        """
        INSERT INTO presence (\(columns)) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (customer, device) DO UPDATE \
        SET conversation = excluded.conversation, is_active = excluded.is_active, until = excluded.until
        """, .text, .text, .text, .boolean, .bigint)
    static let removeExpired = Statement("DELETE FROM presence WHERE until < $1", .bigint)
    static let removeOfCustomers = Statement("DELETE FROM presence WHERE customer = ANY ($1)", rows: [.text])
}

/// Statements about how far customers have got.
enum ReceiptQuery {
    static let byChat = Statement("SELECT delivered, read FROM receipt WHERE chat = $1", .text)
    static let raise = Statement(
        """
        INSERT INTO receipt (chat, delivered, read) VALUES ($1, $2, $3) ON CONFLICT (chat) DO UPDATE \
        SET delivered = greatest(receipt.delivered, excluded.delivered), read = greatest(receipt.read, excluded.read)
        """, .text, .bigint, .bigint)
    static let remove = Statement("DELETE FROM receipt WHERE chat = ANY ($1)", rows: [.text])
}

/// Statements about the history of pushes.
enum PushRecordQuery {
    private static let columns = "chat, after_position, through_position, device, at, kind, word, reason"

    static let about = Statement(
        """
        SELECT id, \(columns) FROM push_record WHERE chat = $1 AND through_position >= $2 AND after_position < $2 \
        ORDER BY id LIMIT $3
        """, .text, .bigint, .bigint)
    static let insert = Statement(
        "INSERT INTO push_record (\(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", .text, .bigint, .bigint,
        .text, .bigint, .text, .text, .text)
    static let remove = Statement("DELETE FROM push_record WHERE chat = ANY ($1)", rows: [.text])
}

extension PresenceRecord {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            customer: CustomerKey(try row.text()), device: try row.text(), conversation: try row.text(),
            isActive: try row.bool(), until: try row.time())
    }

    var values: [SQLValue] { [customer.sql, device.sql, conversation.sql, isActive.sql, until.sql] }
}

extension PushRecord {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            id: try row.int64(), chat: ChatID(try row.text()), after: try row.int(), through: try row.int(),
            deviceID: row.optionalText().map { DeviceID($0) }, at: try row.time(), kind: try row.word(),
            word: try row.text(), reason: try row.text())
    }

    var values: [SQLValue] {
        [chat.sql, after.sql, through.sql, deviceID.sql, at.sql, kind.sql, word.sql, reason.sql]
    }
}
