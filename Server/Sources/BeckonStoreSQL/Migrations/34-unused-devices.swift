import Beckon

extension Migration {
    /// Removes the devices that chats and callbacks left behind when their apps named another one.
    static let unusedDevices = Migration(
        34, "unusedDevices", sum: 0x49bc_ce80_7820_3aff,
        sqlite: "\(removal);",
        postgreSQL: [.changing("device", removal)])

    private static let removal = """
        DELETE FROM device WHERE customer IS NULL \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.device = device.id) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.device = device.id) \
        AND NOT EXISTS (SELECT 1 FROM owed_push WHERE owed_push.registered = device.id)
        """
}
