import Beckon

extension Migration {
    /// Finds the notices that agent sides refused and go on without.
    static let passedOver = Migration(
        27, "passedOver", sum: 0xe4e6_eddf_97a6_c781,
        sqlite: "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'",
        postgreSQL: [
            .changing(
                "push_record", "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'")
        ])
}
