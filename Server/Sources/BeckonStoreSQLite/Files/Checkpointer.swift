import GRDB
import GRDBSQLite
import Synchronization

/// Copies the write-ahead log into the database file from time to time.
///
/// SQLite would do this itself, but would hide its errors; after a failed sync here no write may be trusted any more.
final class Checkpointer: Sendable {
    /// The number of pages in the log from which copying is worth while; SQLite's own default.
    private static let dueFrames: Int32 = 1_000

    private let frames = Atomic<Int32>(0)

    /// Starts to count the pages of the log on the writing connection.
    ///
    /// The connection must not write after this object is gone.
    func watch(_ database: Database) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        _ = sqlite3_wal_hook(
            database.sqliteConnection,
            { context, _, _, frames in
                guard let context else { return SQLITE_OK }
                Unmanaged<Checkpointer>.fromOpaque(context).takeUnretainedValue().frames
                    .store(frames, ordering: .relaxed)
                return SQLITE_OK
            }, context)
    }

    /// Copies the pages that no reader needs, if the log has grown long.
    func copyIfDue(_ database: Database) throws {
        guard frames.load(ordering: .relaxed) >= Self.dueFrames else { return }
        // The next commit sets it again.
        frames.store(0, ordering: .relaxed)
        try Self.copy(database)
    }

    /// Copies the pages that no reader needs.
    ///
    /// A full disk or a busy reader only leaves the log longer.
    static func copy(_ database: Database) throws { try run(SQLITE_CHECKPOINT_PASSIVE, database) }

    /// Copies everything and empties the log, so that the file alone is the database.
    ///
    /// If the disk is full, or if another program reads for longer than the busy time-out, the log stays as it is.
    static func empty(_ database: Database) throws { try run(SQLITE_CHECKPOINT_TRUNCATE, database) }

    private static func run(_ mode: Int32, _ database: Database) throws {
        let code = sqlite3_wal_checkpoint_v2(database.sqliteConnection, nil, mode, nil, nil)
        switch code & 0xff {
        case SQLITE_OK, SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL: return
        default:
            throw DatabaseError(
                resultCode: ResultCode(rawValue: sqlite3_extended_errcode(database.sqliteConnection)))
        }
    }
}
