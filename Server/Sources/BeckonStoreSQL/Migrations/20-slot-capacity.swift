import Beckon

extension Migration {
    /// How many places a slot had when one was booked; NULL where nobody noted it.
    static let slotCapacity = Migration(20, "slotCapacity", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = "ALTER TABLE booking ADD COLUMN capacity INTEGER;"
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing("slot_booking", "ALTER TABLE slot_booking ADD COLUMN capacity bigint")
    ]
}
