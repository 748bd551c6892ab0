import Beckon

/// Statements about service instances.
enum ServiceQuery {
    private static let columns = "id, name, kind, created_at, expires_at, gms_user, key, user_data"

    static let byID = "SELECT \(columns) FROM service WHERE id = ?"
    static let byKey = "SELECT \(columns) FROM service WHERE key = ?"
    static let ofUser = "SELECT 1 FROM service WHERE gms_user = ? LIMIT 1"
    static let exists = "SELECT 1 FROM service WHERE id = ?"
    static let idOfKey = "SELECT id FROM service WHERE key = ?"
    static let insert = "INSERT INTO service (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
}

extension ServiceInstance {
    init(from row: inout RowReader) throws {
        self.init(
            id: ServiceID(try row.text()), name: try row.text(), kind: try row.word(), createdAt: try row.time(),
            expiresAt: try row.time(), user: row.optionalText(), key: row.optionalText(),
            userData: try row.dictionary())
    }

    var values: [SQLValue] {
        [
            id.sql, name.sql, kind.sql, createdAt.sql, expiresAt.sql, user.sql, key.sql,
            StoredJSON.text(of: userData).sql,
        ]
    }
}
