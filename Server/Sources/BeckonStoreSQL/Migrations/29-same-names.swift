extension Migration {
    /// SQLite takes PostgreSQL's names for slots, accounts and sign-ins, so that a statement is written once.
    static let sameNames = Migration(
        29, "sameNames", sum: 0x4d25_39a4_5724_331d,
        sqlite: """
            ALTER TABLE booking RENAME TO slot_booking;
            ALTER TABLE slot_booking RENAME COLUMN start TO start_at;
            ALTER TABLE account RENAME COLUMN user TO name;
            ALTER TABLE desk_session RENAME COLUMN user TO user_name;
            """)
}
