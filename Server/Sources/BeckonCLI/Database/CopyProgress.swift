import BeckonServer
import BeckonStoreSQLite
import Foundation

/// Says on a terminal how far a copy has come; nothing anywhere else.
struct CopyProgress: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    /// Copies a SQLite database while saying how far it has come.
    ///
    /// - Parameters:
    ///   - settings: They must name no other engine's database.
    ///   - otherwise: What to say when they do.
    ///   - copy: Makes the copy; returns what to say at its end.
    /// - Throws: `ExitCode`, after saying why.
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

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
