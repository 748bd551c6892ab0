import ArgumentParser
import BeckonServer
import BeckonStoreSQLite

/// Puts a backup into the data directory.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in place while the gateway is stopped.",
        discussion: """
            The backup is copied and checked first. With --force, a database that exists is set aside as \
            \(SQLiteRestore.replacedName); without it, the command refuses. The next start brings an older schema up \
            to date. Restore a PostgreSQL database with pg_restore.
            """)

    @Argument(help: "The backup file.")
    var file: String

    @Flag(help: "Set aside the database that exists.")
    var force = false

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        let otherwise = "beckon restore handles SQLite only. Restore a PostgreSQL database with pg_restore."
        try await CopyProgress.showing(settings, otherwise: otherwise) { tell in
            let restore = SQLiteRestore(of: file, to: settings.dataDirectory, replacing: force)
            return "\(settings.dataDirectory): \(try await restore.run(progress: tell)) bytes"
        }
    }
}
