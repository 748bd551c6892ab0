package import Beckon
import BeckonNode
import BeckonStoreSQLite
import Foundation
package import Logging

#if POSTGRESQL
import BeckonStorePostgreSQL
#endif

/// The database that the settings name, opened.
package struct SharedDatabase: Sendable {
    package let store: any Store
    /// Carries wakes to other nodes; nil if there are none.
    package let carrier: (any WakeCarrier)?
    /// Reports once that the disk failed, after which no commit can be promised; nil for a database that handles this
    /// itself.
    package let failures: AsyncStream<StoreError>?
    /// Conditions of the engine that an operator has to know.
    package let condition: StoreCondition
    /// Whether the server before this one was killed or crashed, as far as the database can tell.
    package var followsCrash: Bool { (store as? SQLiteStore)?.followsCrash ?? false }
    private let closing: @Sendable () async throws -> Void

    /// Opens the database for serving and migrates its schema to this program's version.
    ///
    /// - Parameters:
    ///   - settings: `database`, else `data`; `wakes`.
    ///   - logger: Where it logs.
    /// - Returns: The database; ``close()`` ends it.
    /// - Throws: ``StoreError`` with what to do.
    package static func open(_ settings: Settings, logger: Logger) async throws -> SharedDatabase {
        if let url = settings.database { return try await openShared(url, settings, logger: logger) }
        return SharedDatabase(try await SQLiteStore.open(directory: settings.dataDirectory))
    }

    /// Opens the database for a short command, also while servers run.
    ///
    /// - Parameters:
    ///   - settings: `database`, else `data`.
    ///   - logger: Where it logs.
    /// - Returns: The database; ``close()`` ends it.
    /// - Throws: ``StoreError`` with what to do; `occupied` when the schema is old and a server runs.
    package static func openBeside(_ settings: Settings, logger: Logger) async throws -> SharedDatabase {
        if let url = settings.database { return try await openShared(url, settings, logger: logger) }
        return SharedDatabase(try await SQLiteStore.openBeside(directory: settings.dataDirectory))
    }

    /// Opens an existing database, also while servers run; creates nothing.
    ///
    /// - Parameters:
    ///   - settings: `database`, else `data`.
    ///   - logger: Where it logs.
    /// - Returns: The database; ``close()`` ends it.
    /// - Throws: ``StoreError`` with what to do, also when there is no database or its schema is an older one.
    package static func openExisting(_ settings: Settings, logger: Logger) async throws -> SharedDatabase {
        try checkIsThere(settings)
        guard try await plan(settings).isEmpty else {
            throw StoreError(.unusable, "the database has an older schema, or none: run beckon migrate")
        }
        return try await openBeside(settings, logger: logger)
    }

    /// Whether the database exists; a `database` address counts as existing.
    ///
    /// - Parameter settings: `database`, else `data`.
    /// - Returns: False if a command would have to create it first.
    package static func isThere(_ settings: Settings) -> Bool {
        settings.database != nil || FileManager.default.fileExists(atPath: SQLiteStore.path(in: settings.dataDirectory))
    }

    /// The file of SQLite's log; nil for a database that has an address.
    ///
    /// - Parameter settings: `database`, else `data`.
    /// - Returns: Its path.
    static func log(of settings: Settings) -> String? {
        settings.database == nil ? SQLiteStore.path(in: settings.dataDirectory) + "-wal" : nil
    }

    /// Refuses a data directory without a database, before a command makes anything in it.
    ///
    /// - Parameter settings: `database`, else `data`.
    /// - Throws: ``StoreError`` with what to do.
    package static func checkIsThere(_ settings: Settings) throws {
        guard !isThere(settings) else { return }
        throw StoreError(.unusable, "there is no database in \(settings.dataDirectory); name its folder with --data")
    }

    /// Opens a database for reading; its schema must be this program's.
    ///
    /// - Parameters:
    ///   - settings: `database`, else `data`.
    ///   - file: A backup to read instead.
    ///   - logger: Where it logs.
    /// - Returns: The database; ``close()`` ends it.
    /// - Throws: ``StoreError`` with what to do.
    package static func openForReading(
        _ settings: Settings, file: String?, logger: Logger
    ) async throws -> SharedDatabase {
        if let url = settings.database, file == nil {
            guard try await plan(settings).isEmpty else {
                throw StoreError(.unusable, "the database has an older schema: run beckon migrate")
            }
            return try await openShared(url, settings, logger: logger)
        }
        let path = file ?? SQLiteStore.path(in: settings.dataDirectory)
        return SharedDatabase(try await SQLiteStore.openForReading(path: path))
    }

    /// The statements that opening the database would run to migrate its schema; empty if it is up to date.
    ///
    /// - Parameter settings: `database`, else `data`.
    /// - Returns: The statements in their order.
    /// - Throws: ``StoreError`` with what to do.
    package static func plan(_ settings: Settings) async throws -> [MigrationStep] {
        if let url = settings.database {
            #if POSTGRESQL
            return try await PostgreSQLStore.plan(url: url)
            #else
            throw withoutPostgreSQL(url)
            #endif
        }
        return try await SQLiteStore.plan(directory: settings.dataDirectory)
    }

    /// Throws if another process uses the data directory, before anything is written into it.
    ///
    /// - Parameter settings: `database`, else `data`.
    /// - Throws: ``StoreError`` with `occupied`.
    package static func checkIsFree(_ settings: Settings) throws {
        guard settings.database == nil, FileManager.default.fileExists(atPath: settings.dataDirectory) else { return }
        _ = try DirectoryLock.take(in: settings.dataDirectory)
    }

    /// Tells `beckon reload` that this process reads its settings again.
    ///
    /// - Parameter settings: `database`, else `data`; a gateway with a shared database is named by its process number.
    package static func noteReloading(_ settings: Settings) {
        if settings.database == nil { DirectoryLock.noteReloading(in: settings.dataDirectory) }
    }

    private static func openShared(
        _ url: String, _ settings: Settings, logger: Logger
    ) async throws -> SharedDatabase {
        #if POSTGRESQL
        let store = try await PostgreSQLStore.open(url: url, logger: logger, silence: Membership.patience)
        let carrier =
            settings.wakes == .database
            ? PostgreSQLWakes(url: url, timelines: store.timelines, logger: logger) : nil
        return SharedDatabase(store: store, carrier: carrier, failures: nil, condition: store.condition) {
            await store.close()
        }
        #else
        throw withoutPostgreSQL(url)
        #endif
    }

    #if !POSTGRESQL
    private static func withoutPostgreSQL(_ url: String) -> StoreError {
        StoreError(.unusable, "this program was built without PostgreSQL")
    }
    #endif

    /// Closes the database after everything else has ended.
    package func close() async throws { try await closing() }

    private init(_ store: SQLiteStore) {
        self.init(store: store, carrier: nil, failures: store.failures, condition: store.condition) {
            try await store.close()
        }
    }

    private init(
        store: any Store, carrier: (any WakeCarrier)?, failures: AsyncStream<StoreError>?,
        condition: StoreCondition, closing: @escaping @Sendable () async throws -> Void
    ) {
        self.store = store
        self.carrier = carrier
        self.failures = failures
        self.condition = condition
        self.closing = closing
    }
}
