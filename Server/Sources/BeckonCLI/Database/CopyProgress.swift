import BeckonServer
import BeckonStoreSQLite
import Foundation

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
