import Beckon

/// Statements about what apps say of themselves.
enum PresenceQuery {
    private static let columns = "customer, device, conversation, is_active, until"

    static let ofCustomer = "SELECT \(columns) FROM presence WHERE customer = ? ORDER BY device LIMIT ?"
    static let put = """
        INSERT INTO presence (\(columns)) VALUES (?, ?, ?, ?, ?) ON CONFLICT (customer, device) DO UPDATE \
        SET conversation = excluded.conversation, is_active = excluded.is_active, until = excluded.until
        """
    static let removeExpired = "DELETE FROM presence WHERE until < ?"
    static let removeOfCustomer = "DELETE FROM presence WHERE customer = ?"
}

/// Statements about how far customers have got.
enum ReceiptQuery {
    static let byChat = "SELECT delivered, read FROM receipt WHERE chat = ?"
    static let raise = """
        INSERT INTO receipt (chat, delivered, read) VALUES (?, ?, ?) ON CONFLICT (chat) DO UPDATE \
        SET delivered = max(delivered, excluded.delivered), read = max(read, excluded.read)
        """
    static let remove = "DELETE FROM receipt WHERE chat = ?"
}

/// Statements about the history of pushes.
enum PushRecordQuery {
    private static let columns = "chat, after_position, through_position, device, at, kind, word, reason"

    static let about = """
        SELECT id, \(columns) FROM push_record \
        WHERE chat = ?1 AND through_position >= ?2 AND after_position < ?2 ORDER BY id LIMIT ?3
        """
    static let insert = "INSERT INTO push_record (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    static let remove = "DELETE FROM push_record WHERE chat = ?"
}

extension PresenceRecord {
    init(from row: inout RowReader) throws {
        self.init(
            customer: CustomerKey(try row.text()), device: try row.text(), conversation: try row.text(),
            isActive: try row.bool(), until: try row.time())
    }

    var values: [SQLValue] { [customer.sql, device.sql, conversation.sql, isActive.sql, until.sql] }
}

extension PushRecord {
    init(from row: inout RowReader) throws {
        self.init(
            id: try row.int64(), chat: ChatID(try row.text()), after: try row.int(), through: try row.int(),
            deviceID: row.optionalText().map { DeviceID($0) }, at: try row.time(), kind: try row.word(),
            word: try row.text(), reason: try row.text())
    }

    var values: [SQLValue] {
        [chat.sql, after.sql, through.sql, deviceID.sql, at.sql, kind.sql, word.sql, reason.sql]
    }
}
