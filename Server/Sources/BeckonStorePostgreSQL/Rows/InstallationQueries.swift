import Beckon

/// Statements about the settings of an installation.
enum SettingQuery {
    private static let columns = TableColumns("setting", of: SettingColumn.self)

    static let byName = Statement("SELECT value FROM setting WHERE name = $1", .text)
    static let byPrefix = Statement(
        "SELECT name, value FROM setting WHERE starts_with(name, $1) ORDER BY name LIMIT $2", .text, .bigint)
    static let put = Statement(
        "\(columns.insertOne) ON CONFLICT (name) DO UPDATE SET value = excluded.value", row: columns.types)
    static let keep = Statement(
        "\(columns.insertOne) ON CONFLICT (name) DO NOTHING", row: columns.types)
}

/// Statements about nodes.
enum NodeQuery {
    private static let columns = TableColumns("node", of: NodeColumn.self)

    static let all = Statement("\(columns.select) ORDER BY id")
    static let put = columns.put(key: .id)
    static let remove = Statement(
        "DELETE FROM node WHERE id = $1 AND lease_until = coalesce($2, lease_until)", .text, .bigint)
    static let renew = Statement("UPDATE node SET lease_until = $2 WHERE id = $1", .text, .bigint)
    static let clock = Statement("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
}
