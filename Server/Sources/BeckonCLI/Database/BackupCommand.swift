import ArgumentParser
import Beckon
import BeckonServer
import BeckonStoreSQLite

/// Copies the SQLite database of a data directory into one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the database while the gateway runs.",
        discussion: """
            The file is the database as it stood when the copy began, and only its owner may read it. beckon restore \
            puts it back. A PostgreSQL database is copied with pg_dump or pg_basebackup.
            """)

    @Argument(help: "The file to make.")
    var file: String

    @Flag(help: "Replace the file when it is there already.")
    var force = false

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        let settings = try options.settings()
        guard settings.database == nil else {
            throw Console.fail("A PostgreSQL database is copied with pg_dump or pg_basebackup.", code: 64)
        }
        let progress = CopyProgress()
        do {
            let backup = SQLiteBackup(of: settings.dataDirectory, to: file, replacing: force)
            let size = try await backup.run { progress.tell($0) }
            progress.end()
            Console.say("\(file): \(size) bytes")
        } catch {
            progress.end()
            throw Console.failure(of: error)
        }
    }
}
