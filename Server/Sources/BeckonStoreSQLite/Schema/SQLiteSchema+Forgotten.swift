extension SQLiteSchema {
    /// Devices whose token was called dead, kept for a while so that they can be taken back.
    static let forgotten = """
        CREATE TABLE forgotten_device (
            id TEXT PRIMARY KEY NOT NULL,
            type TEXT NOT NULL,
            token TEXT NOT NULL,
            debug INTEGER NOT NULL,
            language TEXT,
            provider_name TEXT,
            registered_at INTEGER NOT NULL,
            customer TEXT,
            registration TEXT,
            owned_since INTEGER,
            delivered_at INTEGER,
            forgotten_at INTEGER NOT NULL,
            cause TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
