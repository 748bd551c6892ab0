import Beckon
import BeckonJSON

/// What `beckon verify` says about an audit.
enum AuditText {
    /// The text for a person: the counts, and a line for each broken rule.
    static func table(_ report: AuditReport) -> String {
        let counts = counts(of: report).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
        guard !report.violations.isEmpty else { return "\(counts): no rule is broken" }
        let width = report.violations.map(\.rule.rawValue.count).max() ?? 0
        let lines = report.violations.map { violation in
            let rule = violation.rule.rawValue
            return rule + String(repeating: " ", count: width - rule.count + 2) + violation.subject
        }
        return (lines + ["\(counts): \(report.violations.count) broken rules listed"]).joined(separator: "\n")
    }

    /// The lines for a program: a JSON object for each broken rule, then one with the counts.
    static func lines(_ report: AuditReport) -> String {
        let violations = report.violations.map { violation in
            JSONValue.object(["rule": .string(violation.rule.rawValue), "subject": .string(violation.subject)])
        }
        let counts = counts(of: report) + [("violations", report.violations.count)]
        let last = JSONObject(counts.map { (key: $0.name, value: JSONValue.integer(Int64($0.count))) })
        return (violations + [.object(last)]).map { String(decoding: $0.encoded(), as: UTF8.self) }
            .joined(separator: "\n")
    }

    private static func counts(of report: AuditReport) -> [(name: String, count: Int)] {
        [
            ("chats", report.chats), ("events", report.events), ("owedPushes", report.owedPushes),
            ("callbacks", report.callbacks),
        ]
    }
}
