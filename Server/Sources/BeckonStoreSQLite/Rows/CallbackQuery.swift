import Beckon

/// Statements about callbacks.
enum CallbackQuery {
    private static let table = Table("callback", of: CallbackColumn.self)
    private static let select = table.select

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
    static let put = table.put(key: .id)
}
