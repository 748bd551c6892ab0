import Beckon

/// Statements about the settings of an installation.
enum SettingQuery {
    private static let table = Table("setting", of: SettingColumn.self)

    static let byName = "SELECT value FROM setting WHERE name = ?"
    static let byPrefix = """
        SELECT name, value FROM setting WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name LIMIT ?2
        """
    static let put = table.put(key: .name)
    static let keep = "\(table.insert) ON CONFLICT (name) DO NOTHING"
}

/// Statements about nodes.
enum NodeQuery {
    private static let table = Table("node", of: NodeColumn.self)

    static let all = "\(table.select) ORDER BY id"
    static let put = table.put(key: .id)
    static let renew = "UPDATE node SET lease_until = ? WHERE id = ?"
    static let remove = "DELETE FROM node WHERE id = ?1 AND lease_until = coalesce(?2, lease_until)"
}
