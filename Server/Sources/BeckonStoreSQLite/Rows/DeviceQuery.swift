import Beckon

/// Statements about devices.
enum DeviceQuery {
    private static let table = Table("device", of: DeviceColumn.self)

    /// The credential that a device needs, as ``StoredRoute`` spells it.
    static let route = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug <> 0")

    static let byID = "\(table.select(DeviceColumn.read)) WHERE id = ?"
    static let routeByID = "SELECT \(route) FROM device WHERE id = ?"
    static let put = """
        \(table.put(DeviceColumn.written, key: .id)), \
        delivered_at = CASE WHEN provider_name IS excluded.provider_name THEN delivered_at END
        """
    static let keep = "\(table.insert(DeviceColumn.written)) ON CONFLICT (id) DO NOTHING"
    /// Removes what is owed to another customer on the same device.
    static let removeOthersPushes = """
        DELETE FROM owed_push WHERE registered = ?1 \
        AND EXISTS (SELECT 1 FROM device WHERE id = ?1 AND customer IS NOT ?2)
        """
    static let ofCustomer = """
        \(table.select(DeviceColumn.read)) WHERE customer = ? ORDER BY registered_at, id LIMIT ?
        """
    static let removeRegistration = "DELETE FROM device WHERE registration = ?"
    static let removeOfCustomer = "DELETE FROM device WHERE customer = ?"
    static let noteDelivery = "UPDATE device SET delivered_at = ? WHERE id = ? AND delivered_at IS NULL"
    static let move = "UPDATE device SET debug = ?3 WHERE id = ?1 AND registered_at <= ?2"
    /// Pushes owed to the device are removed with it.
    static let drop = "DELETE FROM device WHERE id = ? AND registered_at <= ?"
}
