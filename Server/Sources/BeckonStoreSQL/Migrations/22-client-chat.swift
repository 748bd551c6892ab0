import Beckon

extension Migration {
    /// The only chat that a client reads; such a client has no user.
    static let clientChat = Migration(22, "clientChat", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = "ALTER TABLE client ADD COLUMN chat TEXT;"
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [.changing("client", "ALTER TABLE client ADD COLUMN chat text")]
}
