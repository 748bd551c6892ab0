import Beckon

/// Statements about stored Bayeux clients.
enum ClientQuery {
    static let byID =
        "SELECT id, gms_user, browser, expires_at, subscribed, acknowledged, last_sent FROM client WHERE id = ?"
    static let put = """
        INSERT INTO client (id, gms_user, browser, expires_at, subscribed, acknowledged, last_sent) VALUES (?, ?, ?, ?, ?, ?, ?) \
        ON CONFLICT (id) DO UPDATE SET gms_user = excluded.gms_user, browser = excluded.browser, \
        expires_at = excluded.expires_at, subscribed = excluded.subscribed, \
        acknowledged = excluded.acknowledged, last_sent = excluded.last_sent
        """
    static let remove = "DELETE FROM client WHERE id = ?"
    static let removeExpired = """
        DELETE FROM client WHERE expires_at < ?1 AND (subscribed = 0 OR expires_at < ?1 - \(StoredClient.memory.count))
        """
}

extension StoredClient {
    init(from row: inout RowReader) throws {
        self.init(
            clientID: try row.text(), user: try row.text(), browserID: row.optionalText(),
            expiresAt: try row.time(), isSubscribed: try row.bool(), acknowledged: row.optionalInt64(),
            lastSent: row.optionalText().map { ChatID($0) })
    }

    var values: [SQLValue] {
        [
            clientID.sql, user.sql, browserID.sql, expiresAt.sql, isSubscribed.sql, acknowledged.sql,
            (lastSent?.text).sql,
        ]
    }
}
