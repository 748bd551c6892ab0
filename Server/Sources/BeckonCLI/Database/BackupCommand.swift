import ArgumentParser
import Beckon
import BeckonServer
import BeckonStoreSQLite

/// Copies the SQLite database of a data directory into one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the database while the gateway runs.",
        discussion: """
            The file holds the state of the database when the copy began; only its owner may read it. `beckon restore` \
            puts it back. Copy a PostgreSQL database with pg_dump or pg_basebackup.
            """)

    @Argument(help: "The file to make.")
    var file: String

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        let settings = try options.settings()
        let otherwise = "beckon backup copies SQLite only. Copy a PostgreSQL database with pg_dump or pg_basebackup."
        try await CopyProgress.showing(settings, otherwise: otherwise) { tell in
            let backup = SQLiteBackup(of: settings.dataDirectory, to: file, replacing: force)
            return "\(file): \(try await backup.run(progress: tell)) bytes"
        }
    }
}
