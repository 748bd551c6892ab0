import Beckon

extension Migration {
    /// The services that each desk account is restricted to.
    static let accountServices = Migration(
        18, "accountServices",
        sqlite: "ALTER TABLE account ADD COLUMN services TEXT NOT NULL DEFAULT '';",
        postgreSQL: [
            .changing("account", "ALTER TABLE account ADD COLUMN services text NOT NULL DEFAULT ''")
        ])
}
