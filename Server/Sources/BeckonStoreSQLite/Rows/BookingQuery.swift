import Beckon

/// Statements about time slots.
enum BookingQuery {
    private static let table = Table("booking", of: BookingColumn.self)

    static let counts = """
        SELECT start, count(*) FROM booking WHERE service = ? AND start >= ? AND start < ? GROUP BY start ORDER BY start
        """
    static let others = "SELECT count(*) FROM booking WHERE service = ? AND start = ? AND callback <> ?"
    static let put = table.put(key: .callback)
    static let remove = "DELETE FROM booking WHERE callback = ?"
}
