import ArgumentParser
import Beckon
import BeckonFiles
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

    @OptionGroup var options: GatewayOptions

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
                settings, file: file, logger: GatewayOptions.logger())
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
            return try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: GatewayOptions.logger())
        }
    }
}
