import Beckon

/// Statements about the named marks of an installation.
enum SettingQuery {
    static let byName = "SELECT value FROM setting WHERE name = ?"
    static let put = """
        INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """
    static let keep = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
}

/// Statements about nodes.
enum NodeQuery {
    static let all = "SELECT id, name, lease_until FROM node ORDER BY id"
    static let put = """
        INSERT INTO node (id, name, lease_until) VALUES (?, ?, ?) \
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, lease_until = excluded.lease_until
        """
    static let renew = "UPDATE node SET lease_until = ? WHERE id = ?"
    static let remove = "DELETE FROM node WHERE id = ?1 AND lease_until = coalesce(?2, lease_until)"
}

extension NodeRecord {
    init(from row: inout RowReader) throws {
        self.init(id: NodeID(try row.text()), name: try row.text(), leaseUntil: try row.time())
    }

    var values: [SQLValue] { [id.sql, name.sql, leaseUntil.sql] }
}
