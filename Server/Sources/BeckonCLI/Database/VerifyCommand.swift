import ArgumentParser
import Beckon
import BeckonServer
import BeckonStoreSQLite
import Foundation

/// Checks that a database keeps the rules that every database keeps at every moment.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check the rules that the data must keep.",
        discussion: """
            Checks a backup, or the database that the settings name. Ends with 0 when no rule is broken, with 65 when \
            one is. On a terminal the outcome is a table, into a pipe it is JSON, one object a line: the broken rules \
            first, at last the counts. Neither shows what anybody wrote.
            """)

    @Argument(help: "A backup to check; the database of the settings when absent.")
    var file: String?

    @Option(help: "At most so many broken rules are listed.")
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
            let report = try await database.store.audit(limit: limit)
            try await database.close()
            return report
        } catch let error as StoreError where error.isDamage {
            return AuditReport(violations: [.init(rule: .intactFile, subject: error.message)])
        }
    }
}
