import Beckon
import Dispatch
import Foundation
import GRDB

extension SQLiteStore {
    /// Opens a database file, or makes a new one that only its owner may read.
    ///
    /// The schema is brought up to what this program knows. The folder must be there.
    ///
    /// - Parameter path: of the database file; two more stand beside it while it is open (`-wal` and `-shm`).
    /// - Returns: the open store; ``close()`` ends it.
    /// - Throws: ``StoreError`` with `unusable` when the file is no database of ours, is damaged, has a newer schema or
    ///   cannot be written durably, each with what to do; `unavailable` or `full` when it cannot be reached.
    package static func open(path: String) async throws -> SQLiteStore {
        try await onThread { try SQLiteStore(opening: path) }
    }

    /// Opens the database of a data directory (`beckon.sqlite` in it); makes the directory when it is not there.
    ///
    /// - Parameter directory: The setting `data`.
    /// - Returns: The store.
    /// - Throws: ``StoreError`` as ``open(path:)`` does.
    package static func open(directory: String) async throws -> SQLiteStore {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(.unusable, "the data directory cannot be made", cause: error)
        }
        return try await open(path: URL(fileURLWithPath: directory).appendingPathComponent("beckon.sqlite").path)
    }

    /// Waits for what is under way and closes the file; what comes after is refused with `unavailable`.
    package func close() async throws {
        try await Self.onThread { [pool] in
            do {
                try pool.close()
            } catch {
                throw StoreError.reading(error)
            }
        }
    }

    private convenience init(opening path: String) throws {
        do {
            Self.makePrivateFile(at: path)
            let pool = try DatabasePool(path: path, configuration: Self.configuration)
            try pool.writeWithoutTransaction { database in
                try Self.makeDurable(database)
                try SQLiteSchema.bringUpToDate(database)
            }
            self.init(pool: pool)
        } catch {
            throw StoreError.opening(error)
        }
    }

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
        // 16 MiB: the pages that a batch of commits touches stay at hand.
        try database.execute(sql: "PRAGMA cache_size = -16384")
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

    /// SQLite makes files that everybody may read, and gives the files beside a database the rights of the database.
    private static func makePrivateFile(at path: String) {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        // When this fails, opening the database fails next, and says why.
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }

    private static func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
        }
    }
}
