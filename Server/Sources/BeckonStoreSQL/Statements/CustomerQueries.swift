import Beckon

/// Statements about the presence that apps report.
package enum PresenceQuery {
    private static let table = Table("presence", of: PresenceColumn.self)

    static let ofCustomer = Statement("\(table.select) WHERE customer = $1 ORDER BY device LIMIT $2", .text, .bigint)
    static let put = Statement(
        """
        \(table.insertOne) ON CONFLICT (customer, device) DO UPDATE \
        SET \(PresenceColumn.changed.list(settingFrom: "excluded"))
        """, row: table.types)
    static let removeExpired = Statement("DELETE FROM presence WHERE until < $1", .bigint)
    static let removeOfCustomers = Statement("DELETE FROM presence WHERE customer = ANY ($1)", rows: [.text])
}

/// Statements about receipts: how far customers have received and read.
package enum ReceiptQuery {
    private static let table = Table("receipt", of: ReceiptColumn.self)

    static let byChat = Statement("\(table.select(ReceiptColumn.marks)) WHERE chat = $1", .text)
    static let raise = Statement(
        """
        \(table.insertOne) ON CONFLICT (chat) DO UPDATE \
        SET delivered = greatest(receipt.delivered, excluded.delivered), read = greatest(receipt.read, excluded.read)
        """, row: table.types)
    static let removeOfChats = Statement("DELETE FROM receipt WHERE chat = ANY ($1)", rows: [.text])
}

/// Statements about the history of pushes.
package enum PushRecordQuery {
    private static let table = Table("push_record", of: PushRecordColumn.self)
    private static let written = Table("push_record", PushRecordColumn.written)

    static let about = Statement(
        """
        \(table.select) WHERE chat = $1 AND through_position >= $2 AND after_position < $2 ORDER BY id LIMIT $3
        """, .text, .bigint, .bigint)
    static let passedOver = Statement(
        "\(table.select) WHERE kind = 'passed-over' AND id < $1 ORDER BY id DESC LIMIT $2", .bigint, .bigint)
    package static let insert = Statement(written.insertOne, row: written.types)
    static let removeOfChats = Statement("DELETE FROM push_record WHERE chat = ANY ($1)", rows: [.text])
}
