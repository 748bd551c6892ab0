import ArgumentParser
import BeckonServer
import BeckonStoreSQLite

/// Puts a backup into the data directory.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in place while the gateway is stopped.",
        discussion: """
            The backup is copied and checked first. A database that is there already is set aside as \
            \(SQLiteRestore.replacedName), with --force only. The next start brings an older schema up to date. A \
            PostgreSQL database is restored with pg_restore.
            """)

    @Argument(help: "The backup.")
    var file: String

    @Flag(help: "Set aside the database that is there.")
    var force = false

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        let settings = try options.settings()
        guard settings.database == nil else {
            throw Console.fail("A PostgreSQL database is restored with pg_restore.", code: 64)
        }
        let progress = CopyProgress()
        do {
            let restore = SQLiteRestore(of: file, to: settings.dataDirectory, replacing: force)
            let size = try await restore.run { progress.tell($0) }
            progress.end()
            Console.say("\(settings.dataDirectory): \(size) bytes")
        } catch {
            progress.end()
            throw Console.failure(of: error)
        }
    }
}
