import Beckon

extension PostgreSQLSchema {
    private static let word = #"text COLLATE "C""#

    /// Owed pushes by their credential, their attempts without a known outcome, and pushes that ended undelivered.
    ///
    /// A note uses the columns of a callback push for its key, title and text; `kind` tells them apart.
    static let pushQueue: [MigrationStep] = [
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN route \(word) NOT NULL DEFAULT ''"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN doubts bigint NOT NULL DEFAULT 0"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN kind text"),
        .changing(
            "owed_push",
            """
            UPDATE owed_push SET doubts = attempts, route = \(DeviceQuery.route) FROM device \
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
