import Beckon

extension Migration {
    /// The properties by which callbacks are found, and the order of their times.
    static let callbackKeys = Migration(
        15, "callbackKeys", sum: 0xdf0d_0728_256f_2784,
        sqlite: """
            CREATE TABLE callback_key (
                callback TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (callback, name)
            ) WITHOUT ROWID;
            CREATE INDEX callback_key_value ON callback_key (name, value);
            CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE callback_key (callback text NOT NULL, name text NOT NULL, value text NOT NULL, \
                PRIMARY KEY (callback, name))
                """),
            .new("CREATE INDEX callback_key_value ON callback_key (name, value)"),
            .changing("callback", "CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id)"),
        ])
}
