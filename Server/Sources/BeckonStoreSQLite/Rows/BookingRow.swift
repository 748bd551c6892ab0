import Beckon

/// Statements about time slots.
enum BookingQuery {
    static let counts = """
        SELECT start, count(*) FROM booking WHERE service = ? AND start >= ? AND start < ? GROUP BY start ORDER BY start
        """
    static let others = "SELECT count(*) FROM booking WHERE service = ? AND start = ? AND callback <> ?"
    static let put = """
        INSERT INTO booking (callback, service, start) VALUES (?, ?, ?) \
        ON CONFLICT (callback) DO UPDATE SET service = excluded.service, start = excluded.start
        """
    static let remove = "DELETE FROM booking WHERE callback = ?"
}

extension SlotBooking {
    var values: [SQLValue] { [callback.sql, service.sql, start.sql] }
}
