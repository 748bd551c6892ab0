package import Beckon
import BeckonStoreSQLite
package import Logging

#if POSTGRESQL
    import BeckonStorePostgreSQL
#endif

/// The database that the settings name, opened.
package struct SharedDatabase: Sendable {
    /// Whether this program was built with PostgreSQL.
    package static var isSupported: Bool {
        #if POSTGRESQL
            true
        #else
            false
        #endif
    }

    package let store: any Store
    /// Takes wakes to other nodes; nil where there are none.
    package let carrier: (any WakeCarrier)?
    private let closing: @Sendable () async throws -> Void

    /// Opens the database, and brings its schema up to what this program knows.
    ///
    /// - Parameters:
    ///   - settings: `database`, else `data`; `wakes`.
    ///   - logger: Where it logs.
    /// - Returns: The database; ``close()`` ends it.
    /// - Throws: ``StoreError`` with what to do.
    package static func open(_ settings: Settings, logger: Logger) async throws -> SharedDatabase {
        #if POSTGRESQL
            if let url = settings.database {
                let store = try await PostgreSQLStore.open(url: url, logger: logger)
                let carrier = settings.wakes == .database ? PostgreSQLWakes(url: url, logger: logger) : nil
                return SharedDatabase(store: store, carrier: carrier) { await store.close() }
            }
        #endif
        guard settings.database == nil else {
            throw StoreError(.unusable, "this program was built without PostgreSQL")
        }
        let store = try await SQLiteStore.open(directory: settings.dataDirectory)
        return SharedDatabase(store: store, carrier: nil) { try await store.close() }
    }

    /// Closes the database after everything else has ended.
    package func close() async throws { try await closing() }

    private init(
        store: any Store, carrier: (any WakeCarrier)?, closing: @escaping @Sendable () async throws -> Void
    ) {
        self.store = store
        self.carrier = carrier
        self.closing = closing
    }
}
