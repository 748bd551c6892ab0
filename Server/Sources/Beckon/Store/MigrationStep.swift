/// One statement of a migration, and whom it keeps waiting.
package struct MigrationStep: Hashable, Sendable {
    package let sql: String
    /// Which lock it takes and what that means to a server that runs, in words.
    package let lock: String

    package init(sql: String, lock: String) { (self.sql, self.lock) = (sql, lock) }
}
