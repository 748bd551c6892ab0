import Beckon
import BeckonStorePostgreSQL
import PostgreSQLTestServer
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips where no PostgreSQL is installed.
    static var withPostgreSQL: Self {
        .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed: apt-get install postgresql")
    }
}

/// A database of the process's server that is gone when its body has ended.
enum TestDatabase {
    static func withURL(_ body: (PostgreSQLServer, String) async throws -> Void) async throws {
        let server = try PostgreSQLServer.shared.get()
        let name = try server.createDatabase()
        do {
            try await body(server, server.url(name))
        } catch {
            try server.dropDatabase(name)
            throw error
        }
        try server.dropDatabase(name)
    }

    static func withStore(_ body: (PostgreSQLStore) async throws -> Void) async throws {
        try await withURL { _, url in
            let store = try await PostgreSQLStore.open(url: url, readers: 2)
            do {
                try await body(store)
            } catch {
                await store.close()
                throw error
            }
            await store.close()
        }
    }
}
