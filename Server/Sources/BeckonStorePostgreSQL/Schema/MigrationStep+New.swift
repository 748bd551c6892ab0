import Beckon

extension MigrationStep {
    /// A new table that no program uses yet, or an index on it.
    static func new(_ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "nothing in use: the table is new")
    }

    /// A change to a table that is in use.
    static func changing(_ table: String, _ sql: String) -> MigrationStep {
        MigrationStep(sql: sql, lock: "\(table), for reading and writing, until all statements are done")
    }
}
