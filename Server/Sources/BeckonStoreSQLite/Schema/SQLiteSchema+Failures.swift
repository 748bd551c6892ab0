extension SQLiteSchema {
    /// Why the last attempt at an owed push failed.
    static let failures = "ALTER TABLE owed_push ADD COLUMN failure TEXT"
}
