import Beckon

extension SQLiteSchema {
    /// Spells routes so that no two are alike and each can be read back.
    static let routes = """
        UPDATE owed_push SET route = coalesce((SELECT \(DeviceQuery.route) FROM device \
        WHERE device.id = owed_push.device), route) WHERE token IS NULL;
        UPDATE owed_push SET route = \(DeviceQuery.route) WHERE token IS NOT NULL;
        UPDATE dead_push SET route = coalesce((SELECT \(DeviceQuery.route) FROM device \
        WHERE device.id = dead_push.device), \(StoredRoute.sqlRespelled(position: "instr")));
        """
}
