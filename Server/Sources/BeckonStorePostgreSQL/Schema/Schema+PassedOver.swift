import Beckon

extension PostgreSQLSchema {
    /// Finds the notices that agent sides refused and go on without.
    static let passedOver: [MigrationStep] = [
        .changing(
            "push_record", "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'")
    ]
}
