import Beckon
import BeckonStoreSQL
import GRDB

/// Checks the rules of every database and the file itself, in one snapshot of one connection.
struct SQLiteAudit {
    let connection: SQLiteConnection

    /// Counts the rows and finds what breaks a rule; a file that cannot be read completely breaks a rule as well.
    func report(limit: Int, now: Timestamp) throws -> AuditReport {
        var report = AuditReport()
        do {
            report.violations = try fileViolations(limit: limit)
            try report.check(over: connection, limit: limit, now: now)
        } catch let error as DatabaseError where error.isDamage {
            report.violations.append(.init(rule: .intactFile, subject: "SQLite \(error.extendedResultCode)"))
        }
        report.sort(limit: limit)
        return report
    }

    /// SQLite's own findings: names of tables and indexes and row numbers, never a row's values.
    private func fileViolations(limit: Int) throws -> [AuditReport.Violation] {
        guard limit > 0 else { return [] }
        let check = Statement("PRAGMA integrity_check(\(min(limit, Int(Int32.max))))")
        let findings = try connection.all(BoundStatement(check)) { try $0.text(.first) }
        let keys = try connection.all(BoundStatement(Statement("PRAGMA foreign_key_check"))) { row in
            // First SQLite reports the table and the row.
            let table = try row.text(.first)
            return "\(table) \(try row.optionalInt64(.second) ?? 0)"
        }
        // Pushes owed to a missing device have a rule of their own.
        let others = keys.filter { !$0.hasPrefix("owed_push ") }.map { "foreign key of \($0)" }
        return (findings.filter { $0 != "ok" } + others).map { .init(rule: .intactFile, subject: $0) }
    }
}

extension DatabaseError {
    /// Whether the file holds contents that SQLite cannot have written.
    var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}
