extension SQLiteSchema {
    /// How many places a slot had when one was booked; NULL where nobody noted it.
    static let slotCapacity = "ALTER TABLE booking ADD COLUMN capacity INTEGER;"
}
