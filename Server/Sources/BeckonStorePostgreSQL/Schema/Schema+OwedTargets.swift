import Beckon

extension PostgreSQLSchema {
    private static let word = #"text COLLATE "C""#

    /// Owed pushes that carry their device along; `registered` is the device that must exist in the database.
    static let owedTargets: [MigrationStep] = [
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN type text"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN token text"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN debug boolean"),
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN provider_name text"),
        .changing("owed_push", "ALTER TABLE owed_push DROP CONSTRAINT owed_push_device_fkey"),
        .changing(
            "owed_push",
            """
            ALTER TABLE owed_push ADD COLUMN registered \(word) \
            GENERATED ALWAYS AS (CASE WHEN token IS NULL THEN device END) STORED \
            REFERENCES device (id) ON DELETE CASCADE
            """),
        .changing("owed_push", "DROP INDEX owed_device"),
        .changing("owed_push", "CREATE INDEX owed_device ON owed_push (registered) WHERE registered IS NOT NULL"),
    ]
}
