import Beckon

/// Statements about service instances.
enum ServiceQuery {
    private static let columns = TableColumns("service", of: ServiceColumn.self)

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let byKey = Statement("\(columns.select) WHERE key = $1", .text)
    static let ofUser = Statement("SELECT 1 FROM service WHERE gms_user = $1 LIMIT 1", .text)
    static let standing = Statement(
        "SELECT id, key FROM service WHERE id = ANY ($1) OR key = ANY ($2)", rows: [.text, .text])
    /// The rows that lose their keys, locked.
    static let lock = Statement("SELECT id, key FROM service WHERE id = ANY ($1) ORDER BY id FOR UPDATE", rows: [.text])
    static let releaseKey = Statement(
        """
        UPDATE service SET key = NULL FROM unnest($1, $2) AS gone (id, key) \
        WHERE service.id = gone.id AND service.key = gone.key
        """, rows: [.text, .text])
    static let putData = Statement(
        "UPDATE service SET user_data = $1, expires_at = $2 WHERE id = $3", .text, .bigint, .text)
    static let insert = columns.insert
}
