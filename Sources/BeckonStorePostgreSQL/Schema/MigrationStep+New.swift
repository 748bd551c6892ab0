import Beckon

extension MigrationStep {
    /// A table that nobody uses yet, or an index on it.
    static func new(_ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "none that anybody waits for: the table is new")
    }
}
