import Beckon

/// Statements about service instances.
enum ServiceQuery {
    private static let table = Table("service", of: ServiceColumn.self)

    static let byID = "\(table.select) WHERE id = ?"
    static let byKey = "\(table.select) WHERE key = ?"
    static let ofUser = "SELECT 1 FROM service WHERE gms_user = ? LIMIT 1"
    static let exists = "SELECT 1 FROM service WHERE id = ?"
    static let idOfKey = "SELECT id FROM service WHERE key = ?"
    static let releaseKey = "UPDATE service SET key = NULL WHERE id = ? AND key = ?"
    static let putData = "UPDATE service SET user_data = ?, expires_at = ? WHERE id = ?"
    static let insert = table.insert
}
