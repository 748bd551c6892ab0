import Beckon

extension Migration {
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
