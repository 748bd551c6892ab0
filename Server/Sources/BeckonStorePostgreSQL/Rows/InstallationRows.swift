import Beckon

/// Statements about stored Bayeux clients.
enum ClientQuery {
    private static let columns = TableColumns(
        "client", key: "id",
        [
            "id": .text, "gms_user": .text, "browser": .text, "expires_at": .bigint, "subscribed": .boolean,
            "acknowledged": .bigint, "last_sent": .text,
        ])

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let put = columns.put
    static let remove = Statement("DELETE FROM client WHERE id = ANY ($1)", rows: [.text])
    static let removeExpired = Statement(
        """
        DELETE FROM client WHERE expires_at < $1 AND (NOT subscribed OR expires_at < $1 - \(StoredClient.memory.count))
        """, .bigint)
}

extension StoredClient {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            clientID: try row.text(), user: try row.text(), browserID: row.optionalText(),
            expiresAt: try row.time(), isSubscribed: try row.bool(), acknowledged: try row.optionalInt64(),
            lastSent: row.optionalText().map { ChatID($0) })
    }

    var values: [SQLValue] {
        [
            clientID.sql, user.sql, browserID.sql, expiresAt.sql, isSubscribed.sql, acknowledged.sql,
            (lastSent?.text).sql,
        ]
    }
}

/// Statements about the named marks of an installation.
enum SettingQuery {
    static let byName = Statement("SELECT value FROM setting WHERE name = $1", .text)
    static let put = Statement(
        """
        INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """, .text, .text)
    static let keep = Statement(
        "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", .text, .text)
}

/// Statements about nodes.
enum NodeQuery {
    private static let columns = TableColumns(
        "node", key: "id", ["id": .text, "name": .text, "lease_until": .bigint])

    static let all = Statement("\(columns.select) ORDER BY id")
    static let put = columns.put
    static let remove = Statement(
        "DELETE FROM node WHERE id = $1 AND lease_until = coalesce($2, lease_until)", .text, .bigint)
    static let renew = Statement("UPDATE node SET lease_until = $2 WHERE id = $1", .text, .bigint)
    static let clock = Statement("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
}

extension NodeRecord {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(id: NodeID(try row.text()), name: try row.text(), leaseUntil: try row.time())
    }

    var values: [SQLValue] { [id.sql, name.sql, leaseUntil.sql] }
}
