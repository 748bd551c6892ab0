import Beckon

extension Migration {
    /// How many places a slot had when one was booked; NULL where nobody noted it.
    static let slotCapacity = Migration(
        20, "slotCapacity", sum: 0xc35a_8214_ee7c_87de,
        sqlite: "ALTER TABLE booking ADD COLUMN capacity INTEGER;",
        postgreSQL: [
            .changing("slot_booking", "ALTER TABLE slot_booking ADD COLUMN capacity bigint")
        ])
}
