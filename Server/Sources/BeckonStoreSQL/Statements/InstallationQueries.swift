import Beckon

/// Statements about the settings of an installation.
package enum SettingQuery {
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

    static let all = Statement("\(table.select) ORDER BY id")
    static let put = table.put(key: .id)
    static let remove = Statement(
        "DELETE FROM node WHERE id = $1 AND lease_until = coalesce($2, lease_until)", .text, .bigint)
    static let renew = Statement("UPDATE node SET lease_until = $2 WHERE id = $1", .text, .bigint)
    /// PostgreSQL's clock.
    package static let clock = Statement("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
}
