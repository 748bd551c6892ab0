import Beckon

extension PostgreSQLSchema {
    /// How many places a slot had when one was booked; NULL where nobody noted it.
    static let slotCapacity: [MigrationStep] = [
        .changing("slot_booking", "ALTER TABLE slot_booking ADD COLUMN capacity bigint")
    ]
}
