import Beckon

/// Statements about notification subscriptions.
package enum SubscriptionQuery {
    private static let table = Table("notification_subscription", of: SubscriptionColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let all = Statement(
        "\(table.select) WHERE expires_at > $1 AND id > $2 ORDER BY id LIMIT $3", .bigint, .text, .bigint)
    /// A row for each filter, with what else is asked for, which is the same in all of them.
    static let passing = Statement(
        "\(table.select) WHERE filter = ANY ($1) AND expires_at > $2[1] AND id > $3[1] ORDER BY id LIMIT $4[1]",
        sqlite: "\(table.select) WHERE filter = $1 AND expires_at > $2 AND id > $3 ORDER BY id LIMIT $4",
        rows: [.text, .bigint, .text, .bigint])
    static let count = Statement("SELECT count(*) FROM notification_subscription WHERE expires_at > $1", .bigint)
    static let put = table.put(key: .id)
    static let remove = Statement("DELETE FROM notification_subscription WHERE id = $1", .text)
    static let removeOfUser = Statement(
        "DELETE FROM notification_subscription WHERE subscriber = $1 OR gms_user = $1", .text)
    static let removeEnded = Statement("DELETE FROM notification_subscription WHERE expires_at < $1", .bigint)
}
