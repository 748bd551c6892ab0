import Beckon

/// Statements about devices.
enum DeviceQuery {
    private static let columns = TableColumns("device", DeviceColumn.written)
    private static let select = "SELECT \(DeviceColumn.read.list) FROM device"

    /// The credential that a device needs, as ``StoredRoute`` spells it.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let byID = Statement("\(select) WHERE id = $1", .text)
    static let put = columns.put(
        key: .id,
        adding: """
            delivered_at = CASE WHEN device.provider_name IS NOT DISTINCT FROM excluded.provider_name \
            THEN device.delivered_at END
            """)
    static let keep = Statement("\(columns.insertOne) ON CONFLICT (id) DO NOTHING", row: columns.types)
    /// Removes what is owed to another customer on the same device.
    static let removeOthersPushes = Statement(
        """
        DELETE FROM owed_push WHERE registered = $1 \
        AND EXISTS (SELECT FROM device WHERE id = $1 AND customer IS DISTINCT FROM $2)
        """, .text, .text)
    static let ofCustomer = Statement(
        "\(select) WHERE customer = $1 ORDER BY registered_at, id LIMIT $2", .text, .bigint)
    static let removeRegistration = Statement("DELETE FROM device WHERE registration = $1", .text)
    static let removeOfCustomers = Statement("DELETE FROM device WHERE customer = ANY ($1)", rows: [.text])
    static let noteDelivery = Statement(
        "UPDATE device SET delivered_at = $2 WHERE id = $1 AND delivered_at IS NULL", .text, .bigint)
    static let move = Statement(
        "UPDATE device SET debug = $3 WHERE id = $1 AND registered_at <= $2", .text, .bigint, .boolean)
    /// Gives the pushes owed to a device its credential, if the device was moved.
    static let reroute = Statement(
        """
        UPDATE owed_push SET route = (SELECT \(route) FROM device WHERE device.id = $1) WHERE registered = $1 \
        AND EXISTS (SELECT FROM device WHERE device.id = $1 AND registered_at <= $2)
        """, .text, .bigint)
    /// Pushes owed to the device are removed with it.
    static let drop = Statement("DELETE FROM device WHERE id = $1 AND registered_at <= $2", .text, .bigint)
}
