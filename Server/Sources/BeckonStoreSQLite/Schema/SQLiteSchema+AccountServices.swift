extension SQLiteSchema {
    /// The services that each desk account is restricted to.
    static let accountServices = "ALTER TABLE account ADD COLUMN services TEXT NOT NULL DEFAULT '';"
}
