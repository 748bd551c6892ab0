import Beckon

/// Statements about notification subscriptions.
enum SubscriptionQuery {
    private static let columns = TableColumns("notification_subscription", of: SubscriptionColumn.self)

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let all = Statement(
        "\(columns.select) WHERE expires_at > $1 AND id > $2 ORDER BY id LIMIT $3", .bigint, .text, .bigint)
    /// The filters, and in their first row what else is asked for.
    static let passing = Statement(
        "\(columns.select) WHERE filter = ANY ($1) AND expires_at > $2[1] AND id > $3[1] ORDER BY id LIMIT $4[1]",
        rows: [.text, .bigint, .text, .bigint])
    static let count = Statement("SELECT count(*) FROM notification_subscription WHERE expires_at > $1", .bigint)
    static let put = columns.put(key: .id)
    static let remove = Statement("DELETE FROM notification_subscription WHERE id = $1", .text)
    static let removeOfUser = Statement(
        "DELETE FROM notification_subscription WHERE subscriber = $1 OR gms_user = $1", .text)
    static let removeEnded = Statement("DELETE FROM notification_subscription WHERE expires_at < $1", .bigint)
}
