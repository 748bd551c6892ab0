import Beckon

extension Migration {
    /// How many places a slot had when one was booked; NULL where nobody noted it.
    static let slotCapacity = Migration(
        20, "slotCapacity",
        sqlite: "ALTER TABLE booking ADD COLUMN capacity INTEGER;",
        postgreSQL: [
            .changing("slot_booking", "ALTER TABLE slot_booking ADD COLUMN capacity bigint")
        ])
}
