import ArgumentParser
import Beckon
import BeckonServer

/// Brings the database's schema to the version of this program.
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Bring the database's schema up to date.",
        discussion: """
            A server does the same when it starts; it also makes a new SQLite database, which this command does not. Stop the \
            server to migrate SQLite, which takes one transaction; the servers of a PostgreSQL database may keep running.
            """)

    @Flag(help: "Only print the statements that would run, each with its locks.")
    var plan = false

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        do {
            let steps = try await SharedDatabase.plan(settings)
            if plan { return Console.say(MigrationText.plan(steps)) }
            // Whoever mistyped the folder gets no new database there.
            try SharedDatabase.checkIsThere(settings)
            if !steps.isEmpty {
                try await SharedDatabase.openBeside(settings, logger: SettingsOptions.logger()).close()
            }
            Console.say(MigrationText.done(steps))
        } catch {
            throw Console.failure(of: error)
        }
    }
}

/// The output of `beckon migrate`.
enum MigrationText {
    /// The statements as SQL that can be run, each after a comment that names its locks.
    static func plan(_ steps: [MigrationStep]) -> String {
        guard !steps.isEmpty else { return "-- Nothing to do: the schema is up to date." }
        return steps.map { "-- locks: \($0.lock)\n\($0.sql);" }.joined(separator: "\n")
    }

    static func done(_ steps: [MigrationStep]) -> String {
        steps.isEmpty ? "The schema was up to date." : "The schema is up to date: ran \(steps.count) statements."
    }
}
