import Beckon

/// Statements about the presence that apps report.
enum PresenceQuery {
    private static let columns = TableColumns("presence", of: PresenceColumn.self)

    static let ofCustomer = Statement(
        "\(columns.select) WHERE customer = $1 ORDER BY device LIMIT $2", .text, .bigint)
    static let put = Statement(
        """
        \(columns.insertOne) ON CONFLICT (customer, device) DO UPDATE \
        SET \(PresenceColumn.changed.list(settingFrom: "excluded"))
        """, row: columns.types)
    static let removeExpired = Statement("DELETE FROM presence WHERE until < $1", .bigint)
    static let removeOfCustomers = Statement("DELETE FROM presence WHERE customer = ANY ($1)", rows: [.text])
}

/// Statements about receipts: how far customers have received and read.
enum ReceiptQuery {
    private static let columns = TableColumns("receipt", of: ReceiptColumn.self)

    static let byChat = Statement("SELECT \(ReceiptColumn.marks.list) FROM receipt WHERE chat = $1", .text)
    static let raise = Statement(
        """
        \(columns.insertOne) ON CONFLICT (chat) DO UPDATE \
        SET delivered = greatest(receipt.delivered, excluded.delivered), read = greatest(receipt.read, excluded.read)
        """, row: columns.types)
    static let remove = Statement("DELETE FROM receipt WHERE chat = ANY ($1)", rows: [.text])
}

/// Statements about the history of pushes.
enum PushRecordQuery {
    private static let written = TableColumns("push_record", PushRecordColumn.written)

    static let about = Statement(
        """
        SELECT \(PushRecordColumn.list) FROM push_record WHERE chat = $1 AND through_position >= $2 AND after_position < $2 \
        ORDER BY id LIMIT $3
        """, .text, .bigint, .bigint)
    static let passedOver = Statement(
        """
        SELECT \(PushRecordColumn.list) FROM push_record WHERE kind = 'passed-over' AND id < $1 ORDER BY id DESC LIMIT $2
        """, .bigint, .bigint)
    static let insert = Statement(written.insertOne, row: written.types)
    static let remove = Statement("DELETE FROM push_record WHERE chat = ANY ($1)", rows: [.text])
}
