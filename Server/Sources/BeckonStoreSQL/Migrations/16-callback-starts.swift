import Beckon

extension Migration {
    /// The starts of callbacks that are counted.
    static let callbackStarts = Migration(
        16, "callbackStarts", sum: 0x2b09_8ad8_4919_31a6,
        sqlite: """
            CREATE TABLE callback_start (
                callback TEXT NOT NULL,
                service TEXT NOT NULL,
                name TEXT NOT NULL,
                value TEXT NOT NULL,
                at INTEGER NOT NULL,
                PRIMARY KEY (callback, name)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX callback_start_value ON callback_start (service, name, value, at);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE callback_start (callback text NOT NULL, service text NOT NULL, name text NOT NULL, \
                value text NOT NULL, at bigint NOT NULL, PRIMARY KEY (callback, name))
                """),
            .new("CREATE INDEX callback_start_value ON callback_start (service, name, value, at)"),
        ])
}
