import Beckon

extension Migration {
    /// Counts the queue of a service beside any number of scheduled callbacks.
    static let callbackQueue = Migration(19, "callbackQueue", sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = """
        CREATE INDEX callback_queue ON callback (service_name) WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED';
        """
}

private enum PostgreSQL {
    static let step: [MigrationStep] = [
        .changing(
            "callback",
            """
            CREATE INDEX callback_queue ON callback (service_name) \
            WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED'
            """)
    ]
}
