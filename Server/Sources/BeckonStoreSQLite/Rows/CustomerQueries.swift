import Beckon

/// Statements about the presence that apps report.
enum PresenceQuery {
    private static let table = Table("presence", of: PresenceColumn.self)

    static let ofCustomer = "\(table.select) WHERE customer = ? ORDER BY device LIMIT ?"
    static let put = """
        \(table.insert) ON CONFLICT (customer, device) DO UPDATE \
        SET \(PresenceColumn.changed.list(settingFrom: "excluded"))
        """
    static let removeExpired = "DELETE FROM presence WHERE until < ?"
    static let removeOfCustomer = "DELETE FROM presence WHERE customer = ?"
}

/// Statements about receipts: how far customers have received and read.
enum ReceiptQuery {
    private static let table = Table("receipt", of: ReceiptColumn.self)

    static let byChat = "\(table.select(ReceiptColumn.marks)) WHERE chat = ?"
    static let raise = """
        \(table.insert) ON CONFLICT (chat) DO UPDATE \
        SET delivered = max(delivered, excluded.delivered), read = max(read, excluded.read)
        """
    static let remove = "DELETE FROM receipt WHERE chat = ?"
}

/// Statements about the history of pushes.
enum PushRecordQuery {
    private static let table = Table("push_record", of: PushRecordColumn.self)

    static let about = """
        \(table.select) WHERE chat = ?1 AND through_position >= ?2 AND after_position < ?2 ORDER BY id LIMIT ?3
        """
    static let passedOver = "\(table.select) WHERE kind = 'passed-over' AND id < ? ORDER BY id DESC LIMIT ?"
    static let insert = table.insert(PushRecordColumn.written)
    static let remove = "DELETE FROM push_record WHERE chat = ?"
}
