import Beckon

/// Statements about devices.
package enum DeviceQuery {
    private static let table = Table("device", DeviceColumn.written)
    private static let select = table.select(DeviceColumn.read)

    /// The credential that a device needs, as ``StoredRoute`` spells it.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let byID = Statement("\(select) WHERE id = $1", .text)
    static let put = table.put(
        key: .id,
        adding: """
            delivered_at = CASE WHEN device.provider_name IS NOT DISTINCT FROM excluded.provider_name \
            THEN device.delivered_at END
            """)
    static let keep = Statement("\(table.insertOne) ON CONFLICT (id) DO NOTHING", row: table.types)
    /// Removes what is owed to another customer on the same device.
    static let removeOthersPushes = Statement(
        """
        DELETE FROM owed_push WHERE registered = $1 \
        AND EXISTS (SELECT 1 FROM device WHERE id = $1 AND customer IS DISTINCT FROM $2)
        """, .text, .text)
    static let ofCustomer = Statement(
        "\(select) WHERE customer = $1 ORDER BY registered_at, id LIMIT $2", .text, .bigint)
    static let removeRegistration = Statement("DELETE FROM device WHERE registration = $1", .text)
    static let removeOfCustomers = Statement("DELETE FROM device WHERE customer = ANY ($1)", rows: [.text])
    package static let noteDelivery = Statement(
        "UPDATE device SET delivered_at = $2 WHERE id = $1 AND delivered_at IS NULL", .text, .bigint)
    static let move = Statement(
        "UPDATE device SET debug = $3 WHERE id = $1 AND registered_at <= $2", .text, .bigint, .boolean)
    /// Gives the pushes owed to a device its credential, if the device was moved.
    static let reroute = Statement(
        """
        UPDATE owed_push SET route = (SELECT \(route) FROM device WHERE device.id = $1) WHERE registered = $1 \
        AND EXISTS (SELECT 1 FROM device WHERE device.id = $1 AND registered_at <= $2)
        """, .text, .bigint)
    /// Pushes owed to the device are removed with it.
    static let drop = Statement("DELETE FROM device WHERE id = $1 AND registered_at <= $2", .text, .bigint)

    /// What SQLite owes a push by.
    package static let routeByID = Statement("SELECT \(route) FROM device WHERE id = $1", .text)
}

/// Statements about forgotten devices.
package enum ForgottenQuery {
    private static let columns = DeviceColumn.allCases.list
    private static let others = DeviceColumn.allCases.filter { $0 != .id }

    static let page = Statement(
        """
        SELECT \(DeviceColumn.read.list), \(ForgottenColumn.list) FROM forgotten_device WHERE id > $1 ORDER BY id LIMIT $2
        """, .text, .bigint)
    /// Keeps the device that ``DeviceQuery/drop`` removes next.
    static let keep = Statement(
        """
        INSERT INTO forgotten_device (\(columns), \(ForgottenColumn.list)) \
        SELECT \(columns), $3, $4 FROM device WHERE id = $1 AND registered_at <= $2 \
        ON CONFLICT (id) DO UPDATE SET \(others.list(settingFrom: "excluded")), \
        \(ForgottenColumn.allCases.list(settingFrom: "excluded"))
        """, .text, .bigint, .bigint, .text)
    static let restore = Statement(
        """
        INSERT INTO device (\(columns)) SELECT \(columns) FROM forgotten_device WHERE id = $1 ON CONFLICT DO NOTHING
        """, .text)
    static let remove = Statement("DELETE FROM forgotten_device WHERE id = $1", .text)
    static let removeRegistration = Statement("DELETE FROM forgotten_device WHERE registration = $1", .text)
    static let removeMany = Statement("DELETE FROM forgotten_device WHERE id = ANY ($1)", rows: [.text])
    static let removeOfCustomers = Statement("DELETE FROM forgotten_device WHERE customer = ANY ($1)", rows: [.text])
    static let removeOld = Statement("DELETE FROM forgotten_device WHERE forgotten_at < $1", .bigint)
}
