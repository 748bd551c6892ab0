import Beckon

/// Statements about notification subscriptions.
enum SubscriptionQuery {
    private static let table = Table("notification_subscription", of: SubscriptionColumn.self)

    static let byID = "\(table.select) WHERE id = ?"
    static let all = "\(table.select) WHERE expires_at > ? AND id > ? ORDER BY id LIMIT ?"
    static let passing = """
        \(table.select) WHERE filter IN (SELECT value FROM json_each(?)) AND expires_at > ? AND id > ? ORDER BY id LIMIT ?
        """
    static let count = "SELECT count(*) FROM notification_subscription WHERE expires_at > ?"
    static let put = table.put(key: .id)
    static let remove = "DELETE FROM notification_subscription WHERE id = ?"
    static let removeOfUser = "DELETE FROM notification_subscription WHERE subscriber = ?1 OR gms_user = ?1"
    static let removeEnded = "DELETE FROM notification_subscription WHERE expires_at < ?"
}
