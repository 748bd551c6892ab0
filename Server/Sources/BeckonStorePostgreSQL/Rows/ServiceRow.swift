import Beckon

/// Statements about service instances.
enum ServiceQuery {
    private static let columns = TableColumns(
        "service", key: "id",
        [
            "id": .text, "name": .text, "kind": .text, "created_at": .bigint, "expires_at": .bigint,
            "gms_user": .text, "key": .text, "user_data": .text,
        ])

    static let byID = Statement("\(columns.select) WHERE id = $1", .text)
    static let byKey = Statement("\(columns.select) WHERE key = $1", .text)
    static let ofUser = Statement("SELECT 1 FROM service WHERE gms_user = $1 LIMIT 1", .text)
    static let standing = Statement(
        "SELECT id, key FROM service WHERE id = ANY ($1) OR key = ANY ($2)", rows: [.text, .text])
    static let insert = columns.insert
}

extension ServiceInstance {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            id: ServiceID(try row.text()), name: try row.text(), kind: try row.word(), createdAt: try row.time(),
            expiresAt: try row.time(), user: row.optionalText(), key: row.optionalText(),
            userData: try row.dictionary())
    }

    /// What ``ServiceQuery/insert`` takes.
    var values: [SQLValue] {
        [
            id.sql, name.sql, kind.sql, createdAt.sql, expiresAt.sql, user.sql, key.sql,
            StoredJSON.text(of: userData).sql,
        ]
    }
}
