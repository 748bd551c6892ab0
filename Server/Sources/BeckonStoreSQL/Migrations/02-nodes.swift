import Beckon

extension Migration {
    /// Holders of clients and claims, read positions of both sides, time slots, nodes; and indexes that find what
    /// belongs to one customer or ended long ago.
    static let nodes = Migration(
        2, "nodes", sum: 0xdf7a_5bc7_e3bc_57f4, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = chatColumns + owedColumns + nodeTables + endIndexes + customerIndexes

    static let chatColumns = """
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

    static let owedColumns = """
        ALTER TABLE owed_push ADD COLUMN owner TEXT;
        CREATE INDEX owed_owner ON owed_push (owner) WHERE owner IS NOT NULL;

        """

    static let nodeTables = """
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

    static let endIndexes = """
        CREATE INDEX chat_end ON chat (coalesce(ended_at, expires_at), id);
        CREATE INDEX callback_end ON callback (expires_at, id) WHERE state = 'COMPLETED';
        CREATE INDEX service_end ON service (expires_at, id);

        """

    static let customerIndexes = """
        CREATE INDEX chat_device ON chat (device) WHERE device IS NOT NULL;
        CREATE INDEX callback_device ON callback (device) WHERE device IS NOT NULL;
        CREATE INDEX callback_user ON callback (gms_user);
        CREATE INDEX callback_number ON callback (customer_number);
        CREATE INDEX service_user ON service (gms_user) WHERE gms_user IS NOT NULL;
        CREATE INDEX client_user ON client (gms_user);
        """
}

private enum PostgreSQL {
    static let step = (chatTables + owedTables + callbackTables + installationTables).map(MigrationStep.new)

    static let word = Migration.word

    static let chatTables = [
        """
        CREATE TABLE service (
            id \(word) PRIMARY KEY,
            name text NOT NULL,
            kind text NOT NULL,
            created_at bigint NOT NULL,
            expires_at bigint NOT NULL,
            gms_user \(word),
            key \(word),
            user_data text NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX service_key ON service (key) WHERE key IS NOT NULL",
        "CREATE INDEX service_user ON service (gms_user) WHERE gms_user IS NOT NULL",
        "CREATE INDEX service_expiry ON service (expires_at)",
        """
        CREATE TABLE chat (
            id \(word) PRIMARY KEY,
            service \(word) NOT NULL UNIQUE,
            service_name text NOT NULL,
            version bigint NOT NULL,
            state \(word) NOT NULL,
            started_at bigint NOT NULL,
            ended_at bigint,
            expires_at bigint NOT NULL,
            last_position bigint NOT NULL,
            customer_nickname text NOT NULL,
            gms_user \(word),
            presence \(word) NOT NULL,
            present_client \(word),
            away_since bigint,
            holder \(word),
            cursor bigint NOT NULL,
            sent bigint NOT NULL,
            handed_over bigint NOT NULL,
            seen_at bigint,
            device \(word),
            agents text NOT NULL,
            agent_is_typing boolean NOT NULL,
            agent_typed_at bigint,
            customer_is_typing boolean NOT NULL,
            customer_typed_at bigint,
            last_pushable bigint NOT NULL,
            first_push_due bigint,
            due bigint,
            agent_side text NOT NULL,
            agent_cursor bigint NOT NULL,
            user_data text NOT NULL
        ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)
        """,
        "CREATE INDEX chat_user ON chat (gms_user, expires_at) WHERE gms_user IS NOT NULL",
        "CREATE INDEX chat_open ON chat (started_at, id) WHERE state <> 'ended'",
        "CREATE INDEX chat_due ON chat (due, id) WHERE due IS NOT NULL",
        "CREATE INDEX chat_present ON chat (id) WHERE presence IN ('present', 'expected')",
        "CREATE INDEX chat_held ON chat (holder, id) WHERE presence IN ('present', 'expected')",
        "CREATE INDEX chat_expected ON chat (started_at, id) WHERE presence = 'expected'",
        "CREATE INDEX chat_device ON chat (device) WHERE device IS NOT NULL",
        "CREATE INDEX chat_end ON chat ((coalesce(ended_at, expires_at)), id)",
        """
        CREATE TABLE event (
            chat \(word) NOT NULL,
            position bigint NOT NULL CHECK (position > 0),
            kind text NOT NULL,
            nickname text NOT NULL,
            text text NOT NULL,
            party text NOT NULL,
            at bigint NOT NULL,
            key \(word),
            PRIMARY KEY (chat, position)
        )
        """,
        "CREATE UNIQUE INDEX event_key ON event (chat, key) WHERE key IS NOT NULL",
        """
        CREATE TABLE client (
            id \(word) PRIMARY KEY,
            gms_user \(word) NOT NULL,
            browser text,
            expires_at bigint NOT NULL
        )
        """,
        "CREATE INDEX client_expiry ON client (expires_at)",
        "CREATE INDEX client_user ON client (gms_user)",
    ]

    /// Numbers of owed pushes are never reused: late outcomes name them, and push ids are made from them.
    static let owedTables = [
        """
        CREATE TABLE device (
            id \(word) PRIMARY KEY,
            type text NOT NULL,
            token text NOT NULL,
            debug boolean NOT NULL,
            language text,
            provider_name text,
            registered_at bigint NOT NULL
        )
        """,
        """
        CREATE TABLE owed_push (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            lane \(word) NOT NULL,
            device \(word) NOT NULL REFERENCES device (id) ON DELETE CASCADE,
            chat \(word),
            after_position bigint,
            through_position bigint,
            callback \(word),
            action text,
            alert text,
            due bigint NOT NULL,
            expires_at bigint NOT NULL,
            priority bigint NOT NULL,
            attempts bigint NOT NULL,
            reason text NOT NULL,
            fence bigint NOT NULL DEFAULT 0,
            lease_until bigint,
            owner \(word),
            cancelled boolean NOT NULL DEFAULT false,
            CHECK ((chat IS NULL) <> (callback IS NULL))
        ) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500)
        """,
        "CREATE INDEX owed_lane ON owed_push (lane, device, id)",
        "CREATE INDEX owed_device ON owed_push (device)",
        "CREATE INDEX owed_order ON owed_push (priority, due, id)",
        "CREATE INDEX owed_wake ON owed_push ((coalesce(lease_until, due)))",
        "CREATE INDEX owed_owner ON owed_push (owner) WHERE lease_until IS NOT NULL",
        "CREATE INDEX owed_cancelled ON owed_push (lease_until) WHERE cancelled",
    ]

    static let callbackTables = [
        """
        CREATE TABLE callback (
            id \(word) PRIMARY KEY,
            service_name \(word) NOT NULL,
            version bigint NOT NULL,
            state \(word) NOT NULL,
            reason text,
            step text NOT NULL,
            step_until bigint,
            customer_number \(word) NOT NULL,
            created_at bigint NOT NULL,
            desired_time bigint,
            expires_at bigint NOT NULL,
            connects bigint NOT NULL,
            device \(word),
            gms_user \(word) NOT NULL,
            access_code text,
            properties text NOT NULL,
            due bigint
        ) WITH (fillfactor = 80)
        """,
        "CREATE INDEX callback_open ON callback (created_at, id) WHERE state <> 'COMPLETED'",
        "CREATE INDEX callback_open_service ON callback (service_name) WHERE state <> 'COMPLETED'",
        "CREATE INDEX callback_due ON callback (due, id) WHERE due IS NOT NULL",
        "CREATE INDEX callback_user ON callback (gms_user)",
        "CREATE INDEX callback_number ON callback (customer_number)",
        "CREATE INDEX callback_device ON callback (device) WHERE device IS NOT NULL",
        "CREATE INDEX callback_end ON callback (expires_at, id) WHERE state = 'COMPLETED'",
        """
        CREATE TABLE slot_booking (
            callback \(word) PRIMARY KEY,
            service \(word) NOT NULL,
            start_at bigint NOT NULL
        )
        """,
        "CREATE INDEX slot_booking_slot ON slot_booking (service, start_at)",
    ]

    static let installationTables = [
        """
        CREATE TABLE account (
            name \(word) PRIMARY KEY,
            nickname text NOT NULL,
            role text NOT NULL,
            password_hash text NOT NULL
        )
        """,
        """
        CREATE TABLE setting (
            name \(word) PRIMARY KEY,
            value text NOT NULL
        )
        """,
        """
        CREATE TABLE node (
            id \(word) PRIMARY KEY,
            name text NOT NULL,
            lease_until bigint NOT NULL
        ) WITH (fillfactor = 50)
        """,
    ]
}
