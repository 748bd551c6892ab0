import ArgumentParser
import Beckon
import BeckonServer

/// Brings the schema of the database up to what this program knows.
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Bring the database's schema up to date.",
        discussion: """
            A server does the same when it starts. SQLite is migrated in one transaction while no server runs; \
            several servers on one PostgreSQL may run meanwhile.
            """)

    @Flag(help: "Only print the statements that would run, each with what it locks.")
    var plan = false

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        let settings = try options.settings()
        do {
            let steps = try await SharedDatabase.plan(settings)
            if plan { return Console.say(MigrationText.plan(steps)) }
            if !steps.isEmpty {
                try await SharedDatabase.openBeside(settings, logger: GatewayOptions.logger()).close()
            }
            Console.say(MigrationText.done(steps))
        } catch {
            throw Console.failure(of: error)
        }
    }
}

/// What `beckon migrate` says.
enum MigrationText {
    /// The statements as they can be read and run, with what each locks as a comment.
    static func plan(_ steps: [MigrationStep]) -> String {
        guard !steps.isEmpty else { return "-- Nothing to do: the schema is up to date." }
        return steps.map { "-- locks: \($0.lock)\n\($0.sql);" }.joined(separator: "\n")
    }

    static func done(_ steps: [MigrationStep]) -> String {
        steps.isEmpty ? "The schema was up to date." : "The schema is up to date: \(steps.count) statements were run."
    }
}
