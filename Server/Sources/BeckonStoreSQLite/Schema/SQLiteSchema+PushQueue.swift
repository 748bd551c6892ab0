extension SQLiteSchema {
    /// Owed pushes by their credential, their attempts without a known outcome, and pushes that ended undelivered.
    ///
    /// A note uses the columns of a callback push for its key, title and text; `kind` tells them apart.
    static let pushQueue = """
        ALTER TABLE owed_push ADD COLUMN route TEXT NOT NULL DEFAULT '';
        ALTER TABLE owed_push ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE owed_push ADD COLUMN kind TEXT;
        UPDATE owed_push SET route = (SELECT \(DeviceQuery.route) FROM device WHERE device.id = owed_push.device), \
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
