import Beckon

extension Migration {
    /// Why the last attempt at an owed push failed.
    static let failures = Migration(
        11, "failures", sum: 0x47cd_5bfd_b6db_7e4a,
        sqlite: "ALTER TABLE owed_push ADD COLUMN failure TEXT",
        postgreSQL: [
            .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN failure text")
        ])
}
