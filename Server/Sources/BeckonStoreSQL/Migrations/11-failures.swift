import Beckon

extension Migration {
    /// Why the last attempt at an owed push failed.
    static let failures = Migration(11, "failures", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = "ALTER TABLE owed_push ADD COLUMN failure TEXT"
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN failure text")
    ]
}
