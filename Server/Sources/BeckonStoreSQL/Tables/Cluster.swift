package import Beckon

/// Statements about the settings of an installation.
enum SettingQuery {
    private static let table = Table("setting", of: SettingColumn.self)

    static let byName = Statement("SELECT value FROM setting WHERE name = $1", .text)
    static let byPrefix = Statement(
        "SELECT name, value FROM setting WHERE substr(name, 1, length($1)) = $1 ORDER BY name LIMIT $2", .text, .bigint)
    static let put = table.put(key: .name)
    static let keep = Statement("\(table.insertOne) ON CONFLICT (name) DO NOTHING", row: table.types)
}

/// Statements about nodes.
package enum NodeQuery {
    private static let table = Table("node", of: NodeColumn.self)

    package static let all = Statement("\(table.select) ORDER BY id")
    static let put = table.put(key: .id)
    static let remove = Statement(
        "DELETE FROM node WHERE id = $1 AND lease_until = coalesce($2, lease_until)", .text, .bigint)
    static let renew = Statement("UPDATE node SET lease_until = $2 WHERE id = $1", .text, .bigint)
    /// PostgreSQL's clock.
    package static let clock = Statement("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
}

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

extension Change {
    /// The requests of a change of nodes or settings; nil for other changes.
    var requestsOfCluster: [BoundStatement]? {
        switch self {
        case .putSetting(let name, let value): [BoundStatement(SettingQuery.put, name.sql, value.sql)]
        case .keepSetting(let name, let value): [BoundStatement(SettingQuery.keep, name.sql, value.sql)]
        case .putNode(let node): [BoundStatement(NodeQuery.put, values: node.values)]
        case .removeNode(let id, let lease): [BoundStatement(NodeQuery.remove, id.sql, lease.sql)]
        default: nil
        }
    }
}

/// Nodes, what they hold, and the settings of an installation.
extension SQLStore {
    package var schema: Int { Migration.all.count }

    package func nodes() async throws -> [NodeRecord] {
        try await all(BoundStatement(NodeQuery.all), read: NodeRecord.init(from:))
    }

    package func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool {
        try await change(BoundStatement(NodeQuery.renew, id.sql, until.sql)) > 0
    }

    package func client(_ clientID: String) async throws -> StoredClient? {
        try await first(ClientQuery.byID, clientID.sql, read: StoredClient.init(from:))
    }

    package func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        // No id is empty, so that every id comes after the empty text.
        let start = (after?.text ?? "").sql
        guard let node else { return try await all(ChatQuery.present, start, limit: limit, read: ChatHead.init(from:)) }
        return try await all(ChatQuery.held, node.sql, start, limit: limit, read: ChatHead.init(from:))
    }

    package func expectedChats(limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.expected, limit: limit, read: ChatHead.init(from:))
    }

    package func setting(_ name: String) async throws -> String? {
        try await first(SettingQuery.byName, name.sql, read: String.init(only:))
    }

    package func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] {
        let found = try await all(SettingQuery.byPrefix, prefix.sql, limit: limit) { row throws(Connection.Failure) in
            (try row.text(SettingColumn.name), try row.text(SettingColumn.value))
        }
        return Dictionary(found) { first, _ in first }
    }
}
