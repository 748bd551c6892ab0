extension SQLiteSchema {
    /// Notification subscriptions.
    static let subscriptions = """
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
        """
}
