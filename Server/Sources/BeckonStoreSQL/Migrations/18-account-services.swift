import Beckon

extension Migration {
    /// The services that each desk account is restricted to.
    static let accountServices = Migration(
        18, "accountServices", sum: 0x2d06_951d_b551_840b,
        sqlite: "ALTER TABLE account ADD COLUMN services TEXT NOT NULL DEFAULT '';",
        postgreSQL: [
            .changing("account", "ALTER TABLE account ADD COLUMN services text NOT NULL DEFAULT ''")
        ])
}
