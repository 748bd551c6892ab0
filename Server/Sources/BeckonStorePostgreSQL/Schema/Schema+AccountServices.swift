import Beckon

extension PostgreSQLSchema {
    /// The services that each desk account is restricted to.
    static let accountServices: [MigrationStep] = [
        .changing("account", "ALTER TABLE account ADD COLUMN services text NOT NULL DEFAULT ''")
    ]
}
