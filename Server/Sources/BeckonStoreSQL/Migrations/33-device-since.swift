import Beckon

extension Migration {
    /// Since when a chat has had its device, or lacks it because another customer took it.
    static let deviceSince = Migration(
        33, "deviceSince", sum: 0x1d6d_fb37_1e4f_c19f,
        sqlite: "ALTER TABLE chat ADD COLUMN device_since INTEGER;",
        postgreSQL: [.changing("chat", "ALTER TABLE chat ADD COLUMN device_since bigint")])
}
