import Beckon

extension Migration {
    /// Owners of devices, presence that apps report, receipts, and the history of pushes.
    static let customers = Migration(
        3, "customers", sum: 0x04c6_90d2_4b3d_a6f6, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = deviceColumns + customerTables + historyTable

    static let deviceColumns = """
        ALTER TABLE device ADD COLUMN customer TEXT;
        ALTER TABLE device ADD COLUMN registration TEXT;
        ALTER TABLE device ADD COLUMN owned_since INTEGER;
        CREATE INDEX device_customer ON device (customer, registered_at, id) WHERE customer IS NOT NULL;
        CREATE INDEX chat_bridged ON chat (customer_nickname) WHERE substr(agent_side, 1, 7) = 'bridge/';
        CREATE UNIQUE INDEX device_registration ON device (registration) WHERE registration IS NOT NULL;

        """

    static let customerTables = """
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

    static let historyTable = """
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

private enum PostgreSQL {
    static let step =
        deviceColumns.map {
            MigrationStep(sql: $0, lock: "devices or chats, for writing, while their rows are read once")
        }
        + newTables.map(MigrationStep.new)

    static let word = Migration.word

    static let deviceColumns = [
        "ALTER TABLE device ADD COLUMN customer \(word), ADD COLUMN registration \(word), ADD COLUMN owned_since bigint",
        "CREATE INDEX device_customer ON device (customer, registered_at, id) WHERE customer IS NOT NULL",
        "CREATE INDEX chat_bridged ON chat (customer_nickname) WHERE starts_with(agent_side, 'bridge/')",
        "CREATE UNIQUE INDEX device_registration ON device (registration) WHERE registration IS NOT NULL",
    ]

    static let newTables = [
        """
        CREATE TABLE presence (
            customer \(word) NOT NULL,
            device \(word) NOT NULL,
            conversation text NOT NULL,
            is_active boolean NOT NULL,
            until bigint NOT NULL,
            PRIMARY KEY (customer, device)
        ) WITH (fillfactor = 70)
        """,
        "CREATE INDEX presence_end ON presence (until)",
        """
        CREATE TABLE receipt (
            chat \(word) PRIMARY KEY,
            delivered bigint NOT NULL,
            read bigint NOT NULL
        ) WITH (fillfactor = 80)
        """,
        """
        CREATE TABLE push_record (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            chat \(word) NOT NULL,
            after_position bigint NOT NULL,
            through_position bigint NOT NULL,
            device \(word),
            at bigint NOT NULL,
            kind text NOT NULL,
            word text NOT NULL,
            reason text NOT NULL
        )
        """,
        "CREATE INDEX push_record_chat ON push_record (chat, through_position)",
    ]
}
