/// Nodes, what they hold, and the settings of an installation in memory.
extension MemoryStore {
    /// Memory has no tables that a program could not know.
    package var schema: Int { 0 }

    package func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        let isPresent: (ChatHead) -> Bool = { head in
            guard after.map({ $0.text < head.id.text }) ?? true else { return false }
            guard node == nil || head.attendance.holder == node else { return false }
            return switch head.attendance.presence {
            case .present, .expected: true
            case .polling, .away: false
            }
        }
        return try await chats(limit, where: isPresent) { $0.id.text < $1.id.text }
    }

    package func expectedChats(limit: Int) async throws -> [ChatHead] {
        try await oldest(limit) { $0.attendance.presence == .expected }
    }

    package func client(_ clientID: String) async throws -> StoredClient? { try await read { $0.clients[clientID] } }

    package func setting(_ name: String) async throws -> String? { try await read { $0.settings[name] } }

    package func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] {
        try await read { tables in
            let names = tables.settings.keys.filter { $0.hasPrefix(prefix) }.first(limit, by: <)
            return tables.settings.filter { names.contains($0.key) }
        }
    }

    package func nodes() async throws -> [NodeRecord] {
        try await read { $0.nodes.values.sorted { $0.id.text < $1.id.text } }
    }

    package func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool {
        let renew = { self.change { $0.renewNode(id, until: until) } }
        return try await conduct?.renew(renew) ?? renew()
    }
}

extension MemoryTables {
    /// Extends a node's lease; false when it has no row.
    package mutating func renewNode(_ id: NodeID, until: Timestamp) -> Bool {
        guard nodes[id] != nil else { return false }
        nodes[id]?.leaseUntil = until
        return true
    }
}
