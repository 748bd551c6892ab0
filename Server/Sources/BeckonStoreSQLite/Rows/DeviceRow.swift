import Beckon

/// Statements about devices.
enum DeviceQuery {
    /// A device's id is made of its provider and token, so it is not read back.
    static let columns =
        "type, token, debug, language, provider_name, registered_at, customer, registration, owned_since"

    /// The credential that a device asks for, as ``StoredRoute`` spells it.
    static let route = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug <> 0")

    /// What is read: the store alone knows when it was delivered to.
    static let read = columns + ", delivered_at"
    static let byID = "SELECT \(read) FROM device WHERE id = ?"
    static let routeByID = "SELECT \(route) FROM device WHERE id = ?"
    static let put = """
        INSERT INTO device (id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
        ON CONFLICT (id) DO UPDATE SET type = excluded.type, token = excluded.token, debug = excluded.debug, \
        language = excluded.language, provider_name = excluded.provider_name, registered_at = excluded.registered_at, \
        customer = excluded.customer, registration = excluded.registration, owned_since = excluded.owned_since, \
        delivered_at = CASE WHEN provider_name IS excluded.provider_name THEN delivered_at END
        """
    static let keep = """
        INSERT INTO device (id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
        """
    /// What is owed to another customer on the same device.
    static let removeOthersPushes = """
        DELETE FROM owed_push WHERE registered = ?1 \
        AND EXISTS (SELECT 1 FROM device WHERE id = ?1 AND customer IS NOT ?2)
        """
    static let ofCustomer = """
        SELECT \(read) FROM device WHERE customer = ? ORDER BY registered_at, id LIMIT ?
        """
    static let removeRegistration = "DELETE FROM device WHERE registration = ?"
    static let removeOfCustomer = "DELETE FROM device WHERE customer = ?"
    static let noteDelivery = "UPDATE device SET delivered_at = ? WHERE id = ? AND delivered_at IS NULL"
    static let move = "UPDATE device SET debug = 1 WHERE id = ? AND registered_at <= ?"
    /// What is owed to the device goes with it.
    static let drop = "DELETE FROM device WHERE id = ? AND registered_at <= ?"
}

extension Device {
    init(from row: inout RowReader) throws {
        self.init(
            type: try row.word(), token: try row.text(), debug: try row.bool(), language: row.optionalText(),
            providerName: row.optionalText(), registeredAt: try row.time(),
            customer: row.optionalText().map { CustomerKey($0) }, registration: row.optionalText(),
            ownedSince: row.optionalTime())
        deliveredAt = row.optionalTime()
    }

    var values: [SQLValue] {
        [
            id.sql, type.sql, token.sql, debug.sql, language.sql, providerName.sql, registeredAt.sql, customer.sql,
            registration.sql, ownedSince.sql,
        ]
    }
}
