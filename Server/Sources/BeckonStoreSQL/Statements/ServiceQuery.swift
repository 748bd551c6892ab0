import Beckon

/// Statements about service instances.
package enum ServiceQuery {
    private static let table = Table("service", of: ServiceColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let byKey = Statement("\(table.select) WHERE key = $1", .text)
    static let ofUser = Statement("SELECT 1 FROM service WHERE gms_user = $1 LIMIT 1", .text)
    package static let releaseKey = Statement(
        """
        UPDATE service SET key = NULL FROM unnest($1, $2) AS gone (id, key) \
        WHERE service.id = gone.id AND service.key = gone.key
        """, sqlite: "UPDATE service SET key = NULL WHERE id = $1 AND key = $2", rows: [.text, .text])
    package static let putData = Statement(
        "UPDATE service SET user_data = $1, expires_at = $2 WHERE id = $3", .text, .bigint, .text)
    package static let insert = table.insert

    /// What a batch is judged by on PostgreSQL.
    package static let standing = Statement(
        "SELECT id, key FROM service WHERE id = ANY ($1) OR key = ANY ($2)", rows: [.text, .text])
    /// The rows that lose their keys, locked.
    package static let lock = Statement(
        "SELECT id, key FROM service WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])

    /// What a commit is judged by on SQLite.
    package static let exists = Statement("SELECT 1 FROM service WHERE id = $1", .text)
    package static let idOfKey = Statement("SELECT id FROM service WHERE key = $1", .text)
}
