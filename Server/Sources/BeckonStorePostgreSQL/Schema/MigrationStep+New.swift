import Beckon

extension MigrationStep {
    /// A table that nobody uses yet, or an index on it.
    static func new(_ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "none that anybody waits for: the table is new")
    }

    /// A change of a table that is in use; it holds a row for each push that is owed, so it takes a moment.
    static func changing(_ table: String, _ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "\(table), for reading and writing, until all of it is done")
    }
}
