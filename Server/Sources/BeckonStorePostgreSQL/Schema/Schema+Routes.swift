import Beckon

extension PostgreSQLSchema {
    private static let ownRoute = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug")

    /// Spells routes so that no two are alike and each can be read back.
    static let routes: [MigrationStep] = [
        .changing(
            "owed_push",
            """
            UPDATE owed_push SET route = \(DeviceQuery.route) FROM device \
            WHERE device.id = owed_push.device AND owed_push.token IS NULL
            """),
        .changing("owed_push", "UPDATE owed_push SET route = \(ownRoute) WHERE token IS NOT NULL"),
        .changing(
            "dead_push",
            """
            UPDATE dead_push SET route = coalesce((SELECT \(DeviceQuery.route) FROM device \
            WHERE device.id = dead_push.device), \(StoredRoute.sqlRespelled(position: "strpos")))
            """),
    ]
}
