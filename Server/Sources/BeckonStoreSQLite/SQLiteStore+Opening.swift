import Beckon
import CSQLiteSetup
import Dispatch
import Foundation
import GRDB

extension SQLiteStore {
    /// The database file of a data directory.
    package static let fileName = "beckon.sqlite"

    /// Opens a database file, or makes a new one that only its owner may read.
    ///
    /// The schema is brought up to what this program knows. The folder must be there.
    ///
    /// - Parameter path: of the database file; two more stand beside it while it is open (`-wal` and `-shm`).
    /// - Returns: the open store; ``close()`` ends it.
    /// - Throws: ``StoreError`` with `unusable` when the file is no database of ours, is damaged, has a newer schema or
    ///   cannot be written durably, each with what to do; `unavailable` or `full` when it cannot be reached.
    package static func open(path: String) async throws -> SQLiteStore {
        try await onThread { try SQLiteStore(opening: path, lock: nil) }
    }

    /// Opens the database of a data directory to serve from it; makes the directory when it is not there.
    ///
    /// - Parameter directory: The setting `data`.
    /// - Returns: The store, which keeps other servers out until it is closed or the process ends.
    /// - Throws: ``StoreError`` as ``open(path:)`` does, and `occupied` when another server uses the directory.
    package static func open(directory: String) async throws -> SQLiteStore {
        try await onThread {
            try makeDirectory(directory)
            let lock = try DirectoryLock.take(in: directory)
            return try SQLiteStore(opening: path(in: directory), lock: lock)
        }
    }

    /// Opens the database of a data directory for a short command, also while a server serves from it.
    ///
    /// A schema that is old or not there yet is made only when no server runs, for an older one would stumble over it.
    ///
    /// - Parameter directory: The setting `data`; made when it is not there.
    /// - Returns: The store.
    /// - Throws: ``StoreError`` as ``open(path:)`` does, and `occupied` when a server of an older version runs.
    package static func openBeside(directory: String) async throws -> SQLiteStore {
        try await onThread {
            try makeDirectory(directory)
            let path = path(in: directory)
            let isCurrent = try FileManager.default.fileExists(atPath: path) && plan(path: path).isEmpty
            return try SQLiteStore(opening: path, lock: isCurrent ? nil : DirectoryLock.take(in: directory))
        }
    }

    /// Waits for what is under way, brings everything into the database file and closes it; what comes after is refused
    /// with `unavailable`.
    ///
    /// After the disk failed the log stays as it is, for the next start to read.
    package func close() async throws {
        try await Self.onThread { [pool, failure] in
            do {
                let emptied = Result {
                    if pool.configuration.readonly { return }
                    try pool.writeWithoutTransaction { database in
                        if failure.hasFailed {
                            _ = beckon_sqlite_keep_log(database.sqliteConnection)
                        } else {
                            try Checkpointer.empty(database)
                        }
                    }
                }
                try pool.close()
                try emptied.get()
            } catch {
                throw StoreError.reading(error)
            }
        }
    }

    package static func path(in directory: String) -> String {
        URL(fileURLWithPath: directory).appendingPathComponent(fileName).path
    }

    static func makeDirectory(_ directory: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(.unusable, "the data directory cannot be made", cause: error)
        }
    }

    private convenience init(opening path: String, lock: DirectoryLock?) throws {
        do {
            Self.beforeFirstUse
            try Self.refuseForeignLog(at: path)
            Self.makePrivateFile(at: path)
            let pool = try DatabasePool(path: path, configuration: Self.configuration)
            self.init(pool: pool, lock: lock)
            try pool.writeWithoutTransaction { database in
                try Self.makeDurable(database)
                try SQLiteSchema.bringUpToDate(database)
                try SQLiteSchema.check(database)
                checkpointer.watch(database)
                // What an earlier process wrote ahead is on the disk for good before more is promised.
                try Checkpointer.copy(database)
            }
        } catch {
            throw StoreError.opening(error)
        }
    }

    /// Settles what SQLite takes once a process; where it was used already, it goes on as it is.
    private static let beforeFirstUse: Void = { _ = beckon_sqlite_without_memory_statistics() }()

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "beckon"
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA temp_store = MEMORY") }
        return configuration
    }

    /// Sets what makes a returned commit survive a power cut, and reads it back.
    ///
    /// It must come after the pool was made: making it turns `synchronous` down to NORMAL.
    static func makeDurable(_ database: Database) throws {
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
        // 10 MiB: the pages that a batch of commits touches stay at hand.
        try database.execute(sql: "PRAGMA cache_size = -10240")
        try assertDurable(database)
    }

    /// Refuses a connection that would acknowledge what a power cut can undo.
    static func assertDurable(_ database: Database) throws {
        let synchronous = try Int.fetchOne(database, sql: "PRAGMA synchronous")
        let journal = try String.fetchOne(database, sql: "PRAGMA journal_mode")
        guard synchronous == 2, journal == "wal" else {
            throw StoreError(
                .unusable,
                """
                the database does not write durably (synchronous \(synchronous ?? -1), journal \(journal ?? "none")): \
                put it on a local disk and use an SQLite without fixed settings
                """)
        }
    }

    /// Refuses a backup that stands beside the log of the database that it replaced.
    ///
    /// SQLite would write that log into it. A database that is served from says in its header that it has a log, a
    /// backup says that it has none.
    static func refuseForeignLog(at path: String) throws {
        let log = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
        guard let log, log > 0, let file = FileHandle(forReadingAtPath: path) else { return }
        defer { try? file.close() }
        // The file format's write version: 1 is a rollback journal, 2 a log.
        let (place, withoutLog) = (18, UInt8(1))
        guard let header = try? file.read(upToCount: place + 1), header.last == withoutLog, header.count == place + 1
        else { return }
        throw StoreError(
            .unusable,
            """
            the file is a backup and the log beside it belongs to another database: remove the files that end in -wal \
            and -shm, or put the backup there with beckon restore
            """)
    }

    /// SQLite makes files that everybody may read, and gives the files beside a database the rights of the database.
    private static func makePrivateFile(at path: String) {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        // When this fails, opening the database fails next, and says why.
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }

    static func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
        }
    }
}
