import Beckon

extension Migration {
    /// Finds the notices that agent sides refused and go on without.
    static let passedOver = Migration(27, "passedOver", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'"
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing(
            "push_record", "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'")
    ]
}
