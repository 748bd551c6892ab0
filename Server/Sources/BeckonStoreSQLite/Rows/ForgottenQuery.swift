import Beckon

/// Statements about forgotten devices.
enum ForgottenQuery {
    private static let columns = DeviceColumn.allCases.list

    static let page = """
        SELECT \(DeviceColumn.read.list), \(ForgottenColumn.list) FROM forgotten_device WHERE id > ? ORDER BY id LIMIT ?
        """
    /// Keeps the device that ``DeviceQuery/drop`` removes next.
    static let keep = """
        INSERT OR REPLACE INTO forgotten_device (\(columns), \(ForgottenColumn.list)) \
        SELECT \(columns), ?3, ?4 FROM device WHERE id = ?1 AND registered_at <= ?2
        """
    static let restore = """
        INSERT OR IGNORE INTO device (\(columns)) SELECT \(columns) FROM forgotten_device WHERE id = ?
        """
    static let remove = "DELETE FROM forgotten_device WHERE id = ?"
    static let removeRegistration = "DELETE FROM forgotten_device WHERE registration = ?"
    static let removeOfCustomer = "DELETE FROM forgotten_device WHERE customer = ?"
    static let removeOld = "DELETE FROM forgotten_device WHERE forgotten_at < ?"
}
