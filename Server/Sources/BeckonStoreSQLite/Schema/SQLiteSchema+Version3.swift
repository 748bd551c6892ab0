extension SQLiteSchema {
    /// Owners of devices, presence that apps report, receipts, and the history of pushes.
    static let version3 = deviceColumns + customerTables + historyTable

    private static let deviceColumns = """
        ALTER TABLE device ADD COLUMN customer TEXT;
        ALTER TABLE device ADD COLUMN registration TEXT;
        ALTER TABLE device ADD COLUMN owned_since INTEGER;
        CREATE INDEX device_customer ON device (customer, registered_at, id) WHERE customer IS NOT NULL;
        CREATE INDEX chat_bridged ON chat (customer_nickname) WHERE substr(agent_side, 1, 7) = 'bridge/';
        CREATE UNIQUE INDEX device_registration ON device (registration) WHERE registration IS NOT NULL;

        """

    private static let customerTables = """
        CREATE TABLE presence (
            customer TEXT NOT NULL,
            device TEXT NOT NULL,
            conversation TEXT NOT NULL,
            is_active INTEGER NOT NULL,
            until INTEGER NOT NULL,
            PRIMARY KEY (customer, device)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX presence_end ON presence (until);

        CREATE TABLE receipt (
            chat TEXT PRIMARY KEY,
            delivered INTEGER NOT NULL,
            read INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        """

    private static let historyTable = """
        CREATE TABLE push_record (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            chat TEXT NOT NULL,
            after_position INTEGER NOT NULL,
            through_position INTEGER NOT NULL,
            device TEXT,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            word TEXT NOT NULL,
            reason TEXT NOT NULL
        ) STRICT;
        CREATE INDEX push_record_chat ON push_record (chat, through_position);
        """
}
