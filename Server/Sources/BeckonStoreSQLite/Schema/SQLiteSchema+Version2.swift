extension SQLiteSchema {
    /// Holders of clients and claims, read positions of both sides, time slots, nodes; and indexes that find what
    /// belongs to one customer or ended long ago.
    static let version2 = chatColumns + owedColumns + nodeTables + endIndexes + customerIndexes

    private static let chatColumns = """
        ALTER TABLE chat ADD COLUMN holder TEXT;
        ALTER TABLE chat ADD COLUMN sent INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE chat ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE chat ADD COLUMN seen_at INTEGER;
        ALTER TABLE chat ADD COLUMN agent_side TEXT NOT NULL DEFAULT 'desk';
        ALTER TABLE chat ADD COLUMN agent_cursor INTEGER NOT NULL DEFAULT 0;
        UPDATE chat SET sent = cursor, handed_over = cursor;
        CREATE INDEX chat_holder ON chat (holder, id) WHERE holder IS NOT NULL;
        CREATE INDEX chat_expected ON chat (started_at, id) WHERE presence = 'expected';

        """

    private static let owedColumns = """
        ALTER TABLE owed_push ADD COLUMN owner TEXT;
        CREATE INDEX owed_owner ON owed_push (owner) WHERE owner IS NOT NULL;

        """

    private static let nodeTables = """
        CREATE TABLE node (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            lease_until INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE booking (
            callback TEXT PRIMARY KEY,
            service TEXT NOT NULL,
            start INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX booking_slot ON booking (service, start);

        """

    private static let endIndexes = """
        CREATE INDEX chat_end ON chat (coalesce(ended_at, expires_at), id);
        CREATE INDEX callback_end ON callback (expires_at, id) WHERE state = 'COMPLETED';
        CREATE INDEX service_end ON service (expires_at, id);

        """

    private static let customerIndexes = """
        CREATE INDEX chat_device ON chat (device) WHERE device IS NOT NULL;
        CREATE INDEX callback_device ON callback (device) WHERE device IS NOT NULL;
        CREATE INDEX callback_user ON callback (gms_user);
        CREATE INDEX callback_number ON callback (customer_number);
        CREATE INDEX service_user ON service (gms_user) WHERE gms_user IS NOT NULL;
        CREATE INDEX client_user ON client (gms_user);
        """
}
