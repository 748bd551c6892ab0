extension SQLiteSchema {
    /// The properties by which callbacks are found, and the order of their times.
    static let callbackKeys = """
        CREATE TABLE callback_key (
            callback TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (callback, name)
        ) WITHOUT ROWID;
        CREATE INDEX callback_key_value ON callback_key (name, value);
        CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id);
        """
}
