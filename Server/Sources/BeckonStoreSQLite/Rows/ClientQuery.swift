import Beckon

/// Statements about stored Bayeux clients.
enum ClientQuery {
    private static let table = Table("client", of: ClientColumn.self)

    static let byID = "\(table.select) WHERE id = ?"
    static let put = table.put(key: .id)
    static let remove = "DELETE FROM client WHERE id = ?"
    static let removeExpired = """
        DELETE FROM client WHERE expires_at < ?1 AND (subscribed = 0 OR expires_at < ?1 - \(StoredClient.memory.count))
        """
}
