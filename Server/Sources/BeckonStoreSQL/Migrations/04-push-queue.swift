import Beckon

extension Migration {
    /// Owed pushes by their credential, their attempts without a known outcome, and pushes that ended undelivered.
    ///
    /// A note uses the columns of a callback push for its key, title and text; `kind` tells them apart.
    static let pushQueue = Migration(
        4, "pushQueue", sum: 0x8d1f_b1d7_7b94_9416, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    /// The credential that a device needs, from its columns.
    static let route = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug <> 0")

    static let step = """
        ALTER TABLE owed_push ADD COLUMN route TEXT NOT NULL DEFAULT '';
        ALTER TABLE owed_push ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE owed_push ADD COLUMN kind TEXT;
        UPDATE owed_push SET route = (SELECT \(route) FROM device WHERE device.id = owed_push.device), \
        doubts = attempts;
        DROP INDEX owed_order;
        DROP INDEX owed_wake;
        CREATE INDEX owed_order ON owed_push (route, due + (10 - priority) * 12000);
        CREATE INDEX owed_wake ON owed_push (route, coalesce(lease_until, due));

        CREATE TABLE dead_push (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id INTEGER NOT NULL UNIQUE,
            lane TEXT NOT NULL,
            device TEXT NOT NULL,
            kind TEXT,
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
            doubts INTEGER NOT NULL,
            reason TEXT NOT NULL,
            route TEXT NOT NULL,
            cause TEXT NOT NULL,
            ended_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX dead_lane ON dead_push (lane);
        """
}

private enum PostgreSQL {
    /// The credential that a device needs, from its columns.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let word = Migration.word

    static let step: [MigrationStep] = [
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN route \(word) NOT NULL DEFAULT ''"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN doubts bigint NOT NULL DEFAULT 0"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN kind text"),
        .changing(
            "owed_push",
            """
            UPDATE owed_push SET doubts = attempts, route = \(route) FROM device \
            WHERE device.id = owed_push.device
            """),
        .changing("owed_push", "DROP INDEX owed_order"),
        .changing("owed_push", "DROP INDEX owed_wake"),
        .changing("owed_push", "CREATE INDEX owed_order ON owed_push (route, (due + (10 - priority) * 12000), id)"),
        .changing("owed_push", "CREATE INDEX owed_wake ON owed_push (route, (coalesce(lease_until, due)))"),
        .new(
            """
            CREATE TABLE dead_push (
                number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                id bigint NOT NULL UNIQUE,
                lane \(word) NOT NULL,
                device \(word) NOT NULL,
                kind text,
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
                doubts bigint NOT NULL,
                reason text NOT NULL,
                route \(word) NOT NULL,
                cause text NOT NULL,
                ended_at bigint NOT NULL
            )
            """),
        .new("CREATE INDEX dead_lane ON dead_push (lane)"),
    ]
}
