import Beckon
import GRDB

extension StoreError {
    /// Returns the error of a failure before the commit: nothing was written.
    static func reading(_ error: any Error) -> any Error {
        switch error {
        case let error as StoreError: error
        case let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT: CancellationError()
        case let error as DatabaseError: StoreError(code(of: error), text(of: error), cause: error)
        case is CancellationError: error
        default: StoreError(.unusable, "the database holds a row that cannot be read: run beckon verify", cause: error)
        }
    }

    /// Returns the error of a failure of the commit itself.
    ///
    /// If the disk failed, the frames of the commit may be in the log although its completion was never reported; the
    /// next writer or the next start decides whether they are.
    static func committing(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError, error.resultCode == .SQLITE_IOERR else { return reading(error) }
        return StoreError(.unknownOutcome, text(of: error), cause: error)
    }

    /// Returns the error of a failure to open the file.
    static func opening(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return reading(error) }
        let advice =
            switch error.resultCode {
            case .SQLITE_NOTADB: "the file is not an SQLite database: name another file or restore a backup"
            case .SQLITE_CORRUPT: "the database is damaged: restore a backup"
            case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
                "the database file cannot be opened: check that its folder exists, and the permissions"
            case .SQLITE_BUSY, .SQLITE_LOCKED: "another program has locked the database: stop it first"
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

    /// The error code in SQLite's words; SQLite's full message could contain a row's values.
    private static func text(of error: DatabaseError) -> String {
        "database error (SQLite \(error.extendedResultCode))"
    }
}
