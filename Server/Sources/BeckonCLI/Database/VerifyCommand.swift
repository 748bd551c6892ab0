import ArgumentParser
import Beckon
import BeckonFiles
import BeckonJSON
import BeckonServer
import BeckonStoreSQLite
import Foundation

/// Checks a database against the rules that hold after every commit.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check the rules that the data must keep.",
        discussion: """
            Checks a backup, or the database that the settings name. Exits with 0 if no rule is broken, otherwise \
            with 65. The output is a table on a terminal and JSON in a pipe, one object a line: the broken rules \
            first, then the counts. Message texts are never shown.

            The contents of chat files are looked for where the settings keep them, or in the directory of --files; with \
            --contents each one is also read and compared with its hash.
            """)

    /// By how much the clocks of nodes may differ without a false finding.
    private static let clockDifference = Milliseconds.seconds(60)

    @Argument(help: "A backup to check; without it, the database of the settings.")
    var file: String?

    @Option(help: "The directory with the contents of chat files, for a backup.")
    var files: String?

    @Flag(help: "Read every content of a chat file, and compare it with its hash.")
    var contents = false

    @Option(help: "List at most this many broken rules.")
    var limit = 100

    @OptionGroup var options: SettingsOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit must be at least 1.") }
    }

    func run() async throws {
        let report: AuditReport
        do {
            report = try await audit(try options.settings())
        } catch {
            throw Console.failure(of: error)
        }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        Console.say(isTerminal ? AuditText.table(report) : AuditText.lines(report))
        guard report.violations.isEmpty else { throw ExitCode(65) }
    }

    private func audit(_ settings: Settings) async throws -> AuditReport {
        do {
            let database = try await SharedDatabase.openForReading(
                settings, file: file, logger: SettingsOptions.logger())
            let now = SystemTime().now.advanced(by: Self.clockDifference)
            var report = try await database.store.audit(limit: limit, now: now)
            report.violations += try await brokenContents(settings, database.store)
            try await database.close()
            return report
        } catch let error as StoreError where error.isDamage {
            return AuditReport(violations: [.init(rule: .intactFile, subject: error.message)])
        }
    }

    /// The contents that are missing; those of a backup are looked for only where `--files` says.
    private func brokenContents(_ settings: Settings, _ store: any Store) async throws -> [AuditReport.Violation] {
        guard file == nil || files != nil else { return [] }
        return try await KeptContents.violations(in: store, reading: contents, limit: limit) {
            if let files {
                guard FileManager.default.fileExists(atPath: files) else {
                    throw Console.fail("There is no directory \(files).", code: 66)
                }
                return try await DirectoryVault.open(files)
            }
            return try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: SettingsOptions.logger())
        }
    }
}

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
