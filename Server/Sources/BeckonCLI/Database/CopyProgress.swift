import BeckonStoreSQLite
import Foundation

/// Says on a terminal how far a copy has come; nothing anywhere else.
struct CopyProgress {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    func tell(_ progress: SQLiteBackup.Progress) {
        guard isTerminal, progress.pages > 0 else { return }
        write("\r\(progress.copiedPages * 100 / progress.pages) %")
    }

    func end() {
        if isTerminal { write("\r     \r") }
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
