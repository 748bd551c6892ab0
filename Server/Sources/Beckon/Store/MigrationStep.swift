/// One statement of a migration and the lock that it takes.
package struct MigrationStep: Hashable, Sendable {
    package let sql: String
    /// The lock, and what a running server cannot do meanwhile, in words.
    package let lock: String

    package init(sql: String, lock: String) { (self.sql, self.lock) = (sql, lock) }
}
