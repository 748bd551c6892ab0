import Beckon

extension Migration {
    /// Notification subscriptions.
    static let subscriptions = Migration(
        24, "subscriptions", sum: 0x8c36_009a_be29_a7f3,
        sqlite: """
            CREATE TABLE notification_subscription (
                id TEXT PRIMARY KEY NOT NULL,
                subscriber TEXT NOT NULL,
                filter TEXT NOT NULL,
                type TEXT NOT NULL,
                token TEXT,
                debug INTEGER NOT NULL,
                provider_name TEXT,
                gms_user TEXT,
                language TEXT,
                credentials TEXT,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id);
            CREATE INDEX notification_subscription_end ON notification_subscription (expires_at);
            """,
        postgreSQL: [
            .new(
                """
                CREATE TABLE notification_subscription (id \(word) PRIMARY KEY, subscriber \(word) NOT NULL, \
                filter \(word) NOT NULL, type text NOT NULL, token text, debug boolean NOT NULL, provider_name text, \
                gms_user \(word), language text, credentials text, expires_at bigint NOT NULL)
                """),
            .new("CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id)"),
            .new("CREATE INDEX notification_subscription_end ON notification_subscription (expires_at)"),
        ])
}
