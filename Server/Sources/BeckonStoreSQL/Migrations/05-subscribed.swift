import Beckon

extension Migration {
    /// Whether a stored client has subscribed, or has only made a handshake.
    static let subscribed = Migration(5, "subscribed", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = "ALTER TABLE client ADD COLUMN subscribed INTEGER NOT NULL DEFAULT 1"
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing("client", "ALTER TABLE client ADD COLUMN subscribed boolean NOT NULL DEFAULT true")
    ]
}
