import Beckon

/// Statements about forgotten devices.
enum ForgottenQuery {
    private static let columns = DeviceColumn.allCases.list

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

    private static let others = DeviceColumn.allCases.filter { $0 != .id }
}
