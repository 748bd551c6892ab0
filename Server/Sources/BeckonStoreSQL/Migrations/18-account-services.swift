import Beckon

extension Migration {
    /// The services that each desk account is restricted to.
    static let accountServices = Migration(18, "accountServices", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = "ALTER TABLE account ADD COLUMN services TEXT NOT NULL DEFAULT '';"
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing("account", "ALTER TABLE account ADD COLUMN services text NOT NULL DEFAULT ''")
    ]
}
