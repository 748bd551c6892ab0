import Beckon

extension PostgreSQLSchema {
    /// Why the last attempt at an owed push failed.
    static let failures: [MigrationStep] = [
        .changing("owed_push", "ALTER TABLE owed_push ADD COLUMN failure text")
    ]
}
