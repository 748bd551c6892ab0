import Beckon

/// Statements about stored Bayeux clients.
package enum ClientQuery {
    private static let table = Table("client", of: ClientColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    package static let put = table.put(key: .id)
    package static let remove = Statement("DELETE FROM client WHERE id = ANY ($1)", rows: [.text])
    static let removeExpired = Statement(
        """
        DELETE FROM client WHERE expires_at < $1 AND (NOT subscribed OR expires_at < $1 - \(StoredClient.memory.count))
        """, .bigint)
}
