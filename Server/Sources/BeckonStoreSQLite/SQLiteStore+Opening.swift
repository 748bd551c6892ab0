import Beckon
import CSQLiteSetup
import Dispatch
import Foundation
import GRDB

extension SQLiteStore {
    /// The name of the database file in a data directory.
    package static let fileName = "beckon.sqlite"

    /// Opens a database file, or creates one that only its owner may read.
    ///
    /// Brings the schema up to date with this program. The folder must exist.
    ///
    /// - Parameter path: The path of the database file; two more files lie beside it while it is open (`-wal` and
    ///   `-shm`).
    /// - Returns: The open store; ``close()`` ends it.
    /// - Throws: ``StoreError`` with `unusable` if the file is not a Beckon database, is damaged, has a newer schema or
    ///   cannot be written durably, each with what to do; `unavailable` or `full` if it cannot be reached.
    package static func open(path: String) async throws -> SQLiteStore {
        try await onThread { try SQLiteStore(opening: path, lock: nil) }
    }

    /// Opens the database of a data directory for a server; creates the directory if it does not exist.
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

    /// Opens the database of a data directory for a short command, also while a server uses it.
    ///
    /// Creates or updates the schema only if no server runs, because a server of an older version could fail on it.
    ///
    /// - Parameter directory: The setting `data`; created if it does not exist.
    /// - Returns: The store.
    /// - Throws: ``StoreError`` as ``open(path:)`` does, and `occupied` if a server of an older version runs.
    package static func openBeside(directory: String) async throws -> SQLiteStore {
        try await onThread {
            try makeDirectory(directory)
            let path = path(in: directory)
            let isCurrent = try FileManager.default.fileExists(atPath: path) && plan(path: path).isEmpty
            return try SQLiteStore(opening: path, lock: isCurrent ? nil : DirectoryLock.take(in: directory))
        }
    }

    /// Whether the server before this one was killed or crashed; always false for a store that shares its directory.
    package var followsCrash: Bool { lock?.followsCrash ?? false }

    /// Waits for running work, copies the log into the database file and closes it; later calls are refused with
    /// `unavailable`.
    ///
    /// After a disk failure the log stays as it is, for the next start to read.
    package func close() async throws {
        try await Self.onThread { [pool, failure, lock] in
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
                lock?.noteStop()
            } catch {
                throw StoreError.reading(error)
            }
        }
    }

    package static func path(in directory: String) -> String {
        URL(fileURLWithPath: directory).appendingPathComponent(fileName).path
    }

    static func makeDirectory(_ directory: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder), !isFolder.boolValue {
            throw StoreError(.unusable, "the data directory \(directory) is a file: name a folder with --data")
        }
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(.unusable, "the data directory cannot be created: check its parent folder", cause: error)
        }
    }

    private convenience init(opening path: String, lock: DirectoryLock?) throws {
        do {
            Self.beforeFirstUse
            try Self.refuseFolder(at: path)
            try Self.refuseForeignLog(at: path)
            Self.makePrivateFile(at: path)
            let pool = try DatabasePool(path: path, configuration: Self.configuration)
            self.init(pool: pool, lock: lock)
            try pool.writeWithoutTransaction { database in
                try Self.makeDurable(database)
                try SQLiteSchema.bringUpToDate(database)
                try SQLiteSchema.check(database)
                checkpointer.watch(database)
                // Puts on disk what an earlier process wrote to the log, before more is promised.
                try Checkpointer.copy(database)
            }
        } catch {
            throw StoreError.opening(error)
        }
    }

    /// Applies settings that SQLite accepts once a process; if SQLite was used before, it keeps its own.
    private static let beforeFirstUse: Void = { _ = beckon_sqlite_without_memory_statistics() }()

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "beckon"
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA temp_store = MEMORY") }
        return configuration
    }

    /// Applies the settings by which a returned commit survives a power cut, and checks them.
    ///
    /// It must run after the pool was made: making the pool sets `synchronous` to NORMAL.
    static func makeDurable(_ database: Database) throws {
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
        // 10 MiB: the pages that a batch of commits touches stay in memory.
        try database.execute(sql: "PRAGMA cache_size = -10240")
        try assertDurable(database)
    }

    /// Refuses a connection that would acknowledge commits that a power cut can undo.
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

    /// Refuses a folder in a file's place, which SQLite calls an error of the disk.
    static func refuseFolder(at path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return }
        throw StoreError(.unusable, "\(path) is a folder: name the file of a database or backup")
    }

    /// Refuses a backup that lies beside the log of the database that it replaced.
    ///
    /// SQLite would write that log into it. The header of a database in use says that it has a log, the header of a
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

    /// SQLite creates files that everyone may read, and gives the files beside a database the database's permissions.
    private static func makePrivateFile(at path: String) {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        // If this fails, opening the database fails next and reports the reason.
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
