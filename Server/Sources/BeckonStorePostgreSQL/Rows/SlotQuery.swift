import Beckon

/// Statements about time slots.
enum SlotQuery {
    private static let columns = TableColumns("slot_booking", of: BookingColumn.self, spelling: [.start: "start_at"])

    /// Locks slots until the end of the transaction, including slots without a booking.
    static let lock = Statement(
        """
        SELECT pg_advisory_xact_lock(hashtextextended(slot, 1)) FROM unnest($1) AS slots (slot) \
        ORDER BY hashtextextended(slot, 1)
        """, rows: [.text])
    static let standing = Statement(
        """
        \(columns.select) \
        WHERE (service, start_at) IN (SELECT service, start_at FROM unnest($1, $2) AS wanted (service, start_at))
        """, rows: [.text, .bigint])
    static let counts = Statement(
        """
        SELECT start_at, count(*) FROM slot_booking WHERE service = $1 AND start_at >= $2 AND start_at < $3 \
        GROUP BY start_at
        """, .text, .bigint, .bigint)
    static let book = Statement(
        """
        \(columns.insertOne) \
        ON CONFLICT (callback) DO UPDATE SET service = excluded.service, start_at = excluded.start_at, \
        capacity = excluded.capacity
        """, row: columns.types)
    static let free = Statement("DELETE FROM slot_booking WHERE callback = $1", .text)
}
