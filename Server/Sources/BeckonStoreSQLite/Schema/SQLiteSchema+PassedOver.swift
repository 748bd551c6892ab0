extension SQLiteSchema {
    /// Finds the notices that agent sides refused and go on without.
    static let passedOver = "CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over'"
}
