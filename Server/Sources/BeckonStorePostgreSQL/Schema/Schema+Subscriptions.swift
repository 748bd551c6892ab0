import Beckon

extension PostgreSQLSchema {
    private static let word = #"text COLLATE "C""#

    /// Notification subscriptions.
    static let subscriptions: [MigrationStep] = [
        .new(
            """
            CREATE TABLE notification_subscription (id \(word) PRIMARY KEY, subscriber \(word) NOT NULL, \
            filter \(word) NOT NULL, type text NOT NULL, token text, debug boolean NOT NULL, provider_name text, \
            gms_user \(word), language text, credentials text, expires_at bigint NOT NULL)
            """),
        .new("CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id)"),
        .new("CREATE INDEX notification_subscription_end ON notification_subscription (expires_at)"),
    ]
}
