import Beckon

extension Migration {
    /// Spells routes so that no two are alike and each can be read back.
    static let routes = Migration(
        13, "routes", sum: 0xac25_a84d_7438_fe7f, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    /// The credential that a device needs, from its columns.
    static let route = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug <> 0")

    static let step = """
        UPDATE owed_push SET route = coalesce((SELECT \(route) FROM device \
        WHERE device.id = owed_push.device), route) WHERE token IS NULL;
        UPDATE owed_push SET route = \(route) WHERE token IS NOT NULL;
        UPDATE dead_push SET route = coalesce((SELECT \(route) FROM device \
        WHERE device.id = dead_push.device), \(StoredRoute.sqlRespelled(position: "instr")));
        """
}

private enum PostgreSQL {
    /// The credential that a device needs, from its columns.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let ownRoute = StoredRoute.sql(type: "type", providerName: "provider_name", isDebug: "debug")

    static let step: [MigrationStep] = [
        .changing(
            "owed_push",
            """
            UPDATE owed_push SET route = \(route) FROM device \
            WHERE device.id = owed_push.device AND owed_push.token IS NULL
            """),
        .changing("owed_push", "UPDATE owed_push SET route = \(ownRoute) WHERE token IS NOT NULL"),
        .changing(
            "dead_push",
            """
            UPDATE dead_push SET route = coalesce((SELECT \(route) FROM device \
            WHERE device.id = dead_push.device), \(StoredRoute.sqlRespelled(position: "strpos")))
            """),
    ]
}
