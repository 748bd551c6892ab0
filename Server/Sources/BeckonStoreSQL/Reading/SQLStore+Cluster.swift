package import Beckon

/// Nodes, what they hold, and the settings of an installation.
extension SQLStore {
    package func nodes() async throws -> [NodeRecord] {
        try await all(Request(NodeQuery.all), read: NodeRecord.init(from:))
    }

    package func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool {
        try await change(Request(NodeQuery.renew, id.sql, until.sql)) > 0
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
