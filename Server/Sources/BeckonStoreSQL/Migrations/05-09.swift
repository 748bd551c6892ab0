import Beckon

extension Migration {
    /// Whether a stored client has subscribed, or has only made a handshake.
    static let subscribed = Migration(
        5, "subscribed", sum: 0x952f_dad3_1504_24f4,
        sqlite: "ALTER TABLE client ADD COLUMN subscribed INTEGER NOT NULL DEFAULT 1",
        postgreSQL: [
            .changing("client", "ALTER TABLE client ADD COLUMN subscribed boolean NOT NULL DEFAULT true")
        ])

    /// Since when customers wait for an answer, and the order of pushes that follows from it.
    static let waiting = Migration(
        6, "waiting", sum: 0xdccd_11c3_f56e_31bb,
        sqlite: """
            ALTER TABLE chat ADD COLUMN waiting_since INTEGER;
            ALTER TABLE owed_push ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE dead_push ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
            UPDATE owed_push SET waiting_since = due;
            UPDATE dead_push SET waiting_since = due;
            DROP INDEX owed_order;
            CREATE INDEX owed_order ON owed_push (route, waiting_since + (10 - priority) * 12000, id, due);
            """,
        postgreSQL: [
            .changing("chat", "ALTER TABLE chat ADD COLUMN waiting_since bigint"),
            .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN waiting_since bigint NOT NULL DEFAULT 0"),
            .changing("dead_push", "ALTER TABLE dead_push ADD COLUMN waiting_since bigint NOT NULL DEFAULT 0"),
            .changing("owed_push", "UPDATE owed_push SET waiting_since = due"),
            .changing("dead_push", "UPDATE dead_push SET waiting_since = due"),
            .changing("owed_push", "DROP INDEX owed_order"),
            .changing(
                "owed_push",
                "CREATE INDEX owed_order ON owed_push (route, (waiting_since + (10 - priority) * 12000), id)"),
        ])

    /// Owed pushes that carry their device along, and fewer indexes to write for each.
    ///
    /// The columns by which statements find rows come first. `held` says that a row was not due when it was last owed
    /// or tried: only such rows need an index by their time. Claimed rows are not in the indexes by order and by time,
    /// only in that of the leases. `registered` is the device that must exist in the database; the table is made anew
    /// because `device` itself had this role.
    static let owedTargets = Migration(
        7, "owedTargets", sum: 0xec84_9687_15d4_2e07, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = """
        DROP INDEX owed_lane;
        DROP INDEX owed_device;
        DROP INDEX owed_order;
        DROP INDEX owed_wake;
        DROP INDEX owed_owner;
        DROP INDEX owed_cancelled;
        ALTER TABLE owed_push RENAME TO owed_before;
        CREATE TABLE owed_push (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            lane TEXT NOT NULL,
            device TEXT NOT NULL,
            route TEXT NOT NULL,
            held INTEGER NOT NULL DEFAULT 1,
            due INTEGER NOT NULL,
            waiting_since INTEGER NOT NULL,
            priority INTEGER NOT NULL,
            fence INTEGER NOT NULL DEFAULT 0,
            lease_until INTEGER,
            cancelled INTEGER NOT NULL DEFAULT 0,
            owner TEXT,
            attempts INTEGER NOT NULL,
            doubts INTEGER NOT NULL DEFAULT 0,
            expires_at INTEGER NOT NULL,
            kind TEXT,
            chat TEXT,
            after_position INTEGER,
            through_position INTEGER,
            callback TEXT,
            action TEXT,
            alert TEXT,
            reason TEXT NOT NULL,
            type TEXT,
            token TEXT,
            debug INTEGER,
            provider_name TEXT,
            registered TEXT GENERATED ALWAYS AS (CASE WHEN token IS NULL THEN device END) VIRTUAL
                REFERENCES device (id) ON DELETE CASCADE,
            CHECK ((chat IS NULL) <> (callback IS NULL))
        ) STRICT;
        INSERT INTO sqlite_sequence (name, seq) \
        SELECT 'owed_push', seq FROM sqlite_sequence WHERE name = 'owed_before';
        INSERT INTO owed_push (\(keptColumns)) SELECT \(keptColumns) FROM owed_before;
        DROP TABLE owed_before;
        CREATE INDEX owed_lane ON owed_push (lane, device);
        CREATE INDEX owed_device ON owed_push (registered) WHERE registered IS NOT NULL;
        CREATE INDEX owed_order ON owed_push (route, held, waiting_since + (10 - priority) * 12000, id, due) \
        WHERE lease_until IS NULL;
        CREATE INDEX owed_wake ON owed_push (route, due) WHERE lease_until IS NULL AND held = 1;
        CREATE INDEX owed_lease ON owed_push (route, lease_until) WHERE lease_until IS NOT NULL;
        """

    static let keptColumns = """
        id, lane, device, route, due, waiting_since, priority, fence, lease_until, cancelled, owner, attempts, doubts, \
        expires_at, kind, chat, after_position, through_position, callback, action, alert, reason
        """
}

private enum PostgreSQL {
    static let word = Migration.word

    static let step: [MigrationStep] = [
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN type text"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN token text"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN debug boolean"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN provider_name text"),
        .changing("owed_push", "ALTER TABLE owed_push DROP CONSTRAINT owed_push_device_fkey"),
        .changing(
            "owed_push",
            """
            ALTER TABLE owed_push ADD COLUMN registered \(word) \
            GENERATED ALWAYS AS (CASE WHEN token IS NULL THEN device END) STORED \
            REFERENCES device (id) ON DELETE CASCADE
            """),
        .changing("owed_push", "DROP INDEX owed_device"),
        .changing("owed_push", "CREATE INDEX owed_device ON owed_push (registered) WHERE registered IS NOT NULL"),
    ]
}

extension Migration {
    /// What a returning client needs: the number of the answer that it acknowledged last, and the chat that it was sent
    /// last.
    static let acknowledged = Migration(
        8, "acknowledged", sum: 0x0b36_29a8_6188_696c,
        sqlite: """
            ALTER TABLE client ADD COLUMN acknowledged INTEGER;
            ALTER TABLE client ADD COLUMN last_sent TEXT;
            """,
        postgreSQL: [
            .changing("client", "ALTER TABLE client ADD COLUMN acknowledged bigint"),
            .changing("client", "ALTER TABLE client ADD COLUMN last_sent text"),
        ])

    /// Valid sign-ins at the desk, by the hash of their token.
    static let deskSessions = Migration(
        9, "deskSessions", sum: 0xc29b_e306_1380_f4cd,
        sqlite: """
            CREATE TABLE desk_session (
                id TEXT NOT NULL PRIMARY KEY,
                user TEXT NOT NULL,
                began_at INTEGER NOT NULL,
                ends_at INTEGER NOT NULL,
                idle_end INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX desk_session_by_user ON desk_session (user, began_at, id);
            CREATE INDEX desk_session_by_end ON desk_session (idle_end);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE desk_session (id text PRIMARY KEY, user_name text NOT NULL, began_at bigint NOT NULL, \
                ends_at bigint NOT NULL, idle_end bigint NOT NULL)
                """),
            .new("CREATE INDEX desk_session_by_user ON desk_session (user_name, began_at, id)"),
            .new("CREATE INDEX desk_session_by_end ON desk_session (idle_end)"),
        ])
}
