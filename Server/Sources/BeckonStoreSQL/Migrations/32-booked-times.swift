import Beckon

extension Migration {
    /// A place is kept by the time of its callback, no longer by the beginning of the slot as it was then.
    static let bookedTimes = Migration(
        32, "bookedTimes", sum: 0xe50d_cdd4_0a8d_8f04,
        sqlite: "\(update);",
        postgreSQL: [.changing("slot_booking", update)])

    private static let update = """
        UPDATE slot_booking SET start_at = record.desired_time FROM callback AS record \
        WHERE record.id = slot_booking.callback AND record.desired_time IS NOT NULL
        """
}
