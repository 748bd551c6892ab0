extension SQLiteSchema {
    /// The starts of callbacks that are counted.
    static let callbackStarts = """
        CREATE TABLE callback_start (
            callback TEXT NOT NULL,
            service TEXT NOT NULL,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (callback, name)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX callback_start_value ON callback_start (service, name, value, at);
        """
}
