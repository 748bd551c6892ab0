package import Beckon

extension AuditReport {
    /// Counts the rows and finds what breaks a rule, in the connection's snapshot.
    ///
    /// - Parameters:
    ///   - connection: A connection inside one read.
    ///   - limit: At most so many violations of each rule are found.
    ///   - now: The time of the check.
    /// - Throws: The connection's error; what was found until then stays.
    package mutating func check<Connection: SQLConnection>(
        over connection: Connection, limit: Int, now: Timestamp
    ) throws(Connection.Failure) {
        let found = violations
        self = try connection.first(Request(AuditQuery.counts), AuditReport.init(from:)) ?? AuditReport()
        violations = found
        for (rule, statement) in AuditQuery.violations {
            let values = [max(0, limit).sql, now.sql].prefix(statement.parameters.count)
            let request = Request(statement, values: Array(values))
            violations += try connection.all(request) { row throws(Connection.Failure) in
                .init(rule: rule, subject: try row.text(OnlyColumn.value))
            }
        }
    }

    /// Sorts the violations and keeps the first ones.
    package mutating func sort(limit: Int) {
        violations.sort { ($0.rule.rawValue, $0.subject) < ($1.rule.rawValue, $1.subject) }
        violations = Array(violations.prefix(max(0, limit)))
    }
}
