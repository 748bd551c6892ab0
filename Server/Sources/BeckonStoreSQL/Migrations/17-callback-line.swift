import Beckon

extension Migration {
    /// When callbacks enter and leave the line of their service.
    static let callbackLine = Migration(
        17, "callbackLine", sum: 0xf35f_4ec6_1242_37d3,
        sqlite: """
            ALTER TABLE callback ADD COLUMN queued_at INTEGER;
            ALTER TABLE callback ADD COLUMN left_at INTEGER;
            UPDATE callback SET queued_at = coalesce(desired_time, created_at) WHERE state IN ('QUEUED', 'ROUTING');
            CREATE INDEX callback_line ON callback (service_name, queued_at, id)
                WHERE queued_at IS NOT NULL AND left_at IS NULL;
            CREATE INDEX callback_left ON callback (service_name, left_at, id) WHERE left_at IS NOT NULL;
            """,
        postgreSQL: [
            .changing("callback", "ALTER TABLE callback ADD COLUMN queued_at bigint"),
            .changing("callback", "ALTER TABLE callback ADD COLUMN left_at bigint"),
            .changing(
                "callback",
                """
                UPDATE callback SET queued_at = coalesce(desired_time, created_at) \
                WHERE state IN ('QUEUED', 'ROUTING')
                """),
            .changing(
                "callback",
                """
                CREATE INDEX callback_line ON callback (service_name, queued_at, id) \
                WHERE queued_at IS NOT NULL AND left_at IS NULL
                """),
            .changing(
                "callback",
                "CREATE INDEX callback_left ON callback (service_name, left_at, id) WHERE left_at IS NOT NULL"),
        ])
}
