import Beckon

/// Statements about devices.
enum DeviceQuery {
    private static let columns = TableColumns(
        "device", key: "id",
        [
            "id": .text, "type": .text, "token": .text, "debug": .boolean, "language": .text,
            "provider_name": .text, "registered_at": .bigint, "customer": .text, "registration": .text,
            "owned_since": .bigint,
        ])
    /// A device's id is made of its provider and token, so it is not read back.
    static let read = [
        "type", "token", "debug", "language", "provider_name", "registered_at", "customer", "registration",
        "owned_since", "delivered_at",
    ].map { "device.\($0)" }.joined(separator: ", ")

    /// The credential that a device asks for, as ``StoredRoute`` spells it.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let byID = Statement("SELECT \(read) FROM device WHERE id = $1", .text)
    static let put = columns.put(
        adding: """
            delivered_at = CASE WHEN device.provider_name IS NOT DISTINCT FROM excluded.provider_name \
            THEN device.delivered_at END
            """)
    static let keep = Statement(
        """
        INSERT INTO device (id, type, token, debug, language, provider_name, registered_at, customer, registration, \
        owned_since) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING
        """, .text, .text, .text, .boolean, .text, .text, .bigint, .text, .text, .bigint)
    /// What is owed to another customer on the same device.
    static let removeOthersPushes = Statement(
        """
        DELETE FROM owed_push WHERE registered = $1 \
        AND EXISTS (SELECT FROM device WHERE id = $1 AND customer IS DISTINCT FROM $2)
        """, .text, .text)
    static let ofCustomer = Statement(
        "SELECT \(read) FROM device WHERE customer = $1 ORDER BY registered_at, id LIMIT $2", .text, .bigint)
    static let removeRegistration = Statement("DELETE FROM device WHERE registration = $1", .text)
    static let removeOfCustomers = Statement("DELETE FROM device WHERE customer = ANY ($1)", rows: [.text])
    static let noteDelivery = Statement(
        "UPDATE device SET delivered_at = $2 WHERE id = $1 AND delivered_at IS NULL", .text, .bigint)
    static let move = Statement(
        "UPDATE device SET debug = true WHERE id = $1 AND registered_at <= $2", .text, .bigint)
    /// What is owed to the device goes by its credential, if it was moved.
    static let reroute = Statement(
        """
        UPDATE owed_push SET route = (SELECT \(route) FROM device WHERE device.id = $1) WHERE registered = $1 \
        AND EXISTS (SELECT FROM device WHERE device.id = $1 AND registered_at <= $2)
        """, .text, .bigint)
    /// What is owed to the device goes with it.
    static let drop = Statement("DELETE FROM device WHERE id = $1 AND registered_at <= $2", .text, .bigint)
}

extension Device {
    init(from row: inout RowReader) throws(ConnectionFailure) {
        self.init(
            type: try row.word(), token: try row.text(), debug: try row.bool(), language: row.optionalText(),
            providerName: row.optionalText(), registeredAt: try row.time(),
            customer: row.optionalText().map { CustomerKey($0) }, registration: row.optionalText(),
            ownedSince: try row.optionalTime())
        deliveredAt = try row.optionalTime()
    }

    /// What ``DeviceQuery/put`` takes.
    var values: [SQLValue] {
        [
            id.sql, type.sql, token.sql, debug.sql, language.sql, providerName.sql, registeredAt.sql, customer.sql,
            registration.sql, ownedSince.sql,
        ]
    }
}
