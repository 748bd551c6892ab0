import Beckon

/// Statements about stored Bayeux clients.
enum ClientQuery {
    private static let columns = TableColumns("client", of: ClientColumn.self)

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let put = columns.put(key: .id)
    static let remove = Statement("DELETE FROM client WHERE id = ANY ($1)", rows: [.text])
    static let removeExpired = Statement(
        """
        DELETE FROM client WHERE expires_at < $1 AND (NOT subscribed OR expires_at < $1 - \(StoredClient.memory.count))
        """, .bigint)
}
