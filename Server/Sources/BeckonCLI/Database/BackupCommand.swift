import ArgumentParser
import Beckon
import BeckonFiles
import BeckonServer
import BeckonStoreSQLite

/// Copies the SQLite database of a data directory into one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the database while the gateway runs.",
        discussion: """
            The file holds the state of the database when the copy began; only its owner may read it. `beckon restore` \
            puts it back. Copy a PostgreSQL database with pg_dump or pg_basebackup.

            The contents of chat files are outside the database. --files copies those that the directory does not have yet; \
            one directory can serve many backups.
            """)

    @Argument(help: "The file to make.")
    var file: String

    @Option(help: "A directory for copies of the contents of chat files.")
    var files: String?

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        let settings = try options.settings()
        let otherwise = "beckon backup copies SQLite only. Copy a PostgreSQL database with pg_dump or pg_basebackup."
        try await CopyProgress.showing(settings, otherwise: otherwise) { tell in
            let backup = SQLiteBackup(of: settings.dataDirectory, to: file, replacing: force)
            // Before it, because a content may be removed meanwhile; after it, because files arrive meanwhile.
            let before = try await copyContents(settings)
            let words = "\(file): \(try await backup.run(progress: tell)) bytes"
            let after = try await copyContents(settings)
            return files.map { "\(words)\n\($0): \(before + after) contents of files copied" } ?? words
        }
    }

    private func copyContents(_ settings: Settings) async throws -> Int {
        guard let files else { return 0 }
        let vault = try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: GatewayOptions.logger())
        return try await KeptContents.copy(from: vault, to: try await DirectoryVault.open(files))
    }
}
