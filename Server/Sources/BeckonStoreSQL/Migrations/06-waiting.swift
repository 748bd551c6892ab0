import Beckon

extension Migration {
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
}
