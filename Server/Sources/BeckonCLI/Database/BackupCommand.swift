import ArgumentParser
import Beckon
import BeckonFiles
import BeckonServer
import BeckonStoreSQLite
import Foundation
import Logging

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

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let settings = try options.settings()
        let otherwise = "beckon backup copies SQLite only. Copy a PostgreSQL database with pg_dump or pg_basebackup."
        try await CopyProgress.showing(settings, otherwise: otherwise) { tell in
            try SharedDatabase.checkIsThere(settings)
            let backup = SQLiteBackup(of: settings.dataDirectory, to: file, replacing: force)
            // Before it, because a content may be removed meanwhile; after it, because files arrive meanwhile.
            let before = try await copyContents(settings)
            let bytes = try await backup.run(progress: tell)
            let words = "\(file): \(bytes) bytes"
            // A person reads the words; a log is for those who asked for one.
            if ProgramEnvironment.variables["BECKON_LOG_FORMAT"] != nil {
                SettingsOptions.logger().notice("a backup is complete", metadata: ["bytes": "\(bytes)"])
            }
            let after = try await copyContents(settings)
            guard let files else {
                let hasContents = FileManager.default.fileExists(atPath: settings.filesDirectory)
                return hasContents
                    ? words + "\nThe contents of chat files are not in it: --files DIR copies them." : words
            }
            if after.damaged > 0 {
                Console.say(words)
                throw Console.fail(
                    "\(after.damaged) contents of chat files are damaged and were left out; beckon verify --contents names them.",
                    code: 65)
            }
            return "\(words)\n\(files): \(before.copied + after.copied) contents of files copied"
        }
    }

    private func copyContents(_ settings: Settings) async throws -> KeptContents.Copy {
        var copy = KeptContents.Copy()
        guard let files else { return copy }
        let vault = try await ChatFileKeeping.vault(settings, time: SystemTime(), logger: SettingsOptions.logger())
        try await KeptContents.copy(from: vault, to: try await DirectoryVault.open(files), counting: &copy)
        return copy
    }
}

/// Shows the progress of a copy on a terminal; writes nothing when standard error is not a terminal.
struct CopyProgress: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    /// Copies a SQLite database and shows the progress.
    ///
    /// - Parameters:
    ///   - settings: Settings without a `database` address, that is, with SQLite in the data directory.
    ///   - otherwise: The refusal for settings that name another engine's database.
    ///   - copy: Makes the copy; returns the line to print at its end.
    /// - Throws: `ExitCode`, after the reason was written to standard error.
    static func showing(
        _ settings: Settings, otherwise: String,
        _ copy: (@escaping @Sendable (SQLiteBackup.Progress) -> Void) async throws -> String
    ) async throws {
        guard settings.database == nil else { throw Console.fail(otherwise, code: 64) }
        let progress = CopyProgress()
        do {
            let words = try await copy { progress.tell($0) }
            progress.end()
            Console.say(words)
        } catch {
            progress.end()
            throw Console.failure(of: error)
        }
    }

    private func tell(_ progress: SQLiteBackup.Progress) {
        guard isTerminal, progress.pages > 0 else { return }
        write("\r\(progress.copiedPages * 100 / progress.pages) %")
    }

    private func end() {
        if isTerminal { write("\r     \r") }
    }

    private func write(_ text: String) { Console.hint(text) }
}
