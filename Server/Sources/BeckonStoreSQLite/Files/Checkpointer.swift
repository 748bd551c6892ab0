import GRDB
import GRDBSQLite
import Synchronization

/// Copies what was written ahead into the database itself from time to time.
///
/// SQLite would do the same by itself, but keep an error to itself; a sync that failed there must end all trust.
final class Checkpointer: Sendable {
    /// How many pages of the log make it worth while, as SQLite's own rule has it.
    private static let dueFrames: Int32 = 1_000

    private let frames = Atomic<Int32>(0)

    /// Begins to count the pages of the log on the writing connection.
    ///
    /// The connection must not write any more once this object is gone.
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

    /// Copies what no reader holds back when the log has grown long.
    func copyIfDue(_ database: Database) throws {
        guard frames.load(ordering: .relaxed) >= Self.dueFrames else { return }
        // Set anew by the next commit.
        frames.store(0, ordering: .relaxed)
        try Self.copy(database)
    }

    /// Copies what no reader holds back.
    ///
    /// A full disk or a busy reader only leaves the log longer.
    static func copy(_ database: Database) throws { try run(SQLITE_CHECKPOINT_PASSIVE, database) }

    /// Copies everything and empties the log, so that the file alone is the database.
    ///
    /// Where the disk is full, or another program reads for longer than one waits for it, the log stays as it is.
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
