extension Migration {
    /// Texts are ids and words as the model spells them; times are milliseconds since 1970.
    ///
    /// Events are stored in the order of their chat without a row number of their own: a page of a transcript is one
    /// contiguous piece of the table. Chat heads have row numbers, so that chats of the same time share pages, whatever
    /// their ids are.
    static let foundation = Migration(1, "foundation", sum: 0xe9e1_de54_4ec1_71b1, sqlite: SQLite.step)
}

private enum SQLite {
    static let step = chatTables + owedTables + callbackTables + installationTables

    static let chatTables = """
        CREATE TABLE service (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            gms_user TEXT,
            key TEXT,
            user_data TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX service_key ON service (key) WHERE key IS NOT NULL;

        CREATE TABLE chat (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            service TEXT NOT NULL UNIQUE,
            service_name TEXT NOT NULL,
            version INTEGER NOT NULL,
            state TEXT NOT NULL,
            started_at INTEGER NOT NULL,
            ended_at INTEGER,
            expires_at INTEGER NOT NULL,
            last_position INTEGER NOT NULL,
            customer_nickname TEXT NOT NULL,
            gms_user TEXT,
            presence TEXT NOT NULL,
            present_client TEXT,
            away_since INTEGER,
            cursor INTEGER NOT NULL,
            device TEXT,
            agents TEXT NOT NULL,
            agent_is_typing INTEGER NOT NULL,
            agent_typed_at INTEGER,
            customer_is_typing INTEGER NOT NULL,
            customer_typed_at INTEGER,
            last_pushable INTEGER NOT NULL,
            first_push_due INTEGER,
            due INTEGER,
            user_data TEXT NOT NULL
        ) STRICT;
        CREATE INDEX chat_user ON chat (gms_user, expires_at) WHERE gms_user IS NOT NULL;
        CREATE INDEX chat_open ON chat (started_at, id) WHERE state <> 'ended';
        CREATE INDEX chat_due ON chat (due, id) WHERE due IS NOT NULL;
        CREATE INDEX chat_present ON chat (id) WHERE presence IN ('present', 'expected');

        CREATE TABLE event (
            chat TEXT NOT NULL,
            position INTEGER NOT NULL CHECK (position > 0),
            kind TEXT NOT NULL,
            nickname TEXT NOT NULL,
            text TEXT NOT NULL,
            party TEXT NOT NULL,
            at INTEGER NOT NULL,
            key TEXT,
            PRIMARY KEY (chat, position)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX event_key ON event (chat, key) WHERE key IS NOT NULL;

        CREATE TABLE client (
            id TEXT PRIMARY KEY,
            gms_user TEXT NOT NULL,
            browser TEXT,
            expires_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX client_expiry ON client (expires_at);

        """

    /// Numbers of owed pushes are never reused: late outcomes name them, and push ids are made from them.
    static let owedTables = """
        CREATE TABLE device (
            id TEXT PRIMARY KEY,
            type TEXT NOT NULL,
            token TEXT NOT NULL,
            debug INTEGER NOT NULL,
            language TEXT,
            provider_name TEXT,
            registered_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE owed_push (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            lane TEXT NOT NULL,
            device TEXT NOT NULL REFERENCES device (id) ON DELETE CASCADE,
            chat TEXT,
            after_position INTEGER,
            through_position INTEGER,
            callback TEXT,
            action TEXT,
            alert TEXT,
            due INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            priority INTEGER NOT NULL,
            attempts INTEGER NOT NULL,
            reason TEXT NOT NULL,
            fence INTEGER NOT NULL DEFAULT 0,
            lease_until INTEGER,
            cancelled INTEGER NOT NULL DEFAULT 0,
            CHECK ((chat IS NULL) <> (callback IS NULL))
        ) STRICT;
        CREATE INDEX owed_lane ON owed_push (lane, device);
        CREATE INDEX owed_device ON owed_push (device);
        CREATE INDEX owed_order ON owed_push (priority, due);
        CREATE INDEX owed_wake ON owed_push (coalesce(lease_until, due));
        CREATE INDEX owed_cancelled ON owed_push (lease_until) WHERE cancelled = 1;

        """

    static let callbackTables = """
        CREATE TABLE callback (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            service_name TEXT NOT NULL,
            version INTEGER NOT NULL,
            state TEXT NOT NULL,
            reason TEXT,
            step TEXT NOT NULL,
            step_until INTEGER,
            customer_number TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            desired_time INTEGER,
            expires_at INTEGER NOT NULL,
            connects INTEGER NOT NULL,
            device TEXT,
            gms_user TEXT NOT NULL,
            access_code TEXT,
            properties TEXT NOT NULL,
            due INTEGER
        ) STRICT;
        CREATE INDEX callback_open ON callback (created_at, id) WHERE state <> 'COMPLETED';
        CREATE INDEX callback_open_service ON callback (service_name) WHERE state <> 'COMPLETED';
        CREATE INDEX callback_due ON callback (due, id) WHERE due IS NOT NULL;

        """

    static let installationTables = """
        CREATE TABLE account (
            user TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            role TEXT NOT NULL,
            password_hash TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE setting (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
