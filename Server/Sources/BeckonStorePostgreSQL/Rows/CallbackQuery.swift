import Beckon

/// Statements about callbacks.
enum CallbackQuery {
    private static let columns = TableColumns("callback", of: CallbackColumn.self)
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
    static let put = columns.put(key: .id)
}
