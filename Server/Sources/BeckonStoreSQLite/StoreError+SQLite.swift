import Beckon
import GRDB

extension StoreError {
    /// An error before the commit: nothing was written.
    static func reading(_ error: any Error) -> any Error {
        switch error {
        case let error as StoreError: error
        case let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT: CancellationError()
        case let error as DatabaseError: StoreError(code(of: error), text(of: error), cause: error)
        case is CancellationError: error
        default: StoreError(.unusable, "the database holds a row that cannot be read", cause: error)
        }
    }

    /// An error of the commit itself.
    ///
    /// When the disk failed, the frames of the commit may be in the log although it was never said to be complete;
    /// whether they are is decided by the next writer or the next start.
    static func committing(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError, error.resultCode == .SQLITE_IOERR else { return reading(error) }
        return StoreError(.unknownOutcome, text(of: error), cause: error)
    }

    /// An error while the file was opened.
    static func opening(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return reading(error) }
        let advice =
            switch error.resultCode {
            case .SQLITE_NOTADB: "the file is no database: name another file or restore a backup"
            case .SQLITE_CORRUPT: "the database is damaged: restore a backup"
            case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
                "the database file cannot be opened: check that its folder is there and its rights"
            case .SQLITE_BUSY, .SQLITE_LOCKED: "another program holds the database: stop it first"
            default: text(of: error)
            }
        return StoreError(code(of: error), advice, cause: error)
    }

    private static func code(of error: DatabaseError) -> Code {
        switch error.resultCode {
        case .SQLITE_FULL: .full
        case .SQLITE_TOOBIG, .SQLITE_MISMATCH: .refused
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_CONSTRAINT, .SQLITE_ERROR:
            .unusable
        default: .unavailable
        }
    }

    /// SQLite's own words for the code; its message could name what a row holds.
    private static func text(of error: DatabaseError) -> String {
        "SQLite \(error.extendedResultCode)"
    }
}
