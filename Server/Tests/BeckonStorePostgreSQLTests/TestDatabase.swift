import Beckon
import BeckonStorePostgreSQL
import Dispatch
import PostgreSQLTestServer
import Synchronization
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips where no PostgreSQL is installed.
    static var withPostgreSQL: Self {
        .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed: apt-get install postgresql")
    }
}

/// Databases of the process's server.
enum TestDatabase {
    /// Databases that have all tables and no rows.
    private static let clean = Mutex<[String]>([])

    /// Empties every table but those of the version; deleting is quicker than truncating: they hold a handful of rows.
    private static let cleaning = """
        DO $$ DECLARE emptied text; BEGIN \
        FOR emptied IN SELECT tablename FROM pg_tables WHERE schemaname = 'beckon' \
        AND tablename NOT IN ('beckon_schema', 'schema_step') \
        LOOP EXECUTE format('DELETE FROM beckon.%I', emptied); END LOOP; END $$; \
        ALTER SEQUENCE beckon.owed_push_id_seq RESTART
        """

    /// The process's server, started by whoever asks first.
    static func shared() async throws -> PostgreSQLServer { try await onThread { try PostgreSQLServer.shared.get() } }

    /// Waits for programs on a thread that nobody else needs.
    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
        }
    }

    /// A database without tables that is gone when the body has ended.
    static func withNew<Value>(_ body: (PostgreSQLServer, String) async throws -> Value) async throws -> Value {
        let server = try await shared()
        let name = try await onThread { try server.createDatabase() }
        do {
            let value = try await body(server, name)
            try await onThread { try server.dropDatabase(name) }
            return value
        } catch {
            try await onThread { try server.dropDatabase(name) }
            throw error
        }
    }

    /// A database with all tables and no rows.
    static func withClean<Value>(_ body: (PostgreSQLServer, String) async throws -> Value) async throws -> Value {
        let server = try await shared()
        let name = try await cleanDatabase(of: server)
        let value = try await body(server, name)
        // One whose test failed is left as it is, and to nobody.
        try await onThread { _ = try server.query(cleaning, database: name) }
        clean.withLock { $0.append(name) }
        return value
    }

    private static func cleanDatabase(of server: PostgreSQLServer) async throws -> String {
        if let name = clean.withLock({ $0.popLast() }) { return name }
        let name = try await onThread { try server.createDatabase() }
        try await withStore(at: server.url(name)) { _ in }
        return name
    }

    static func withStore<Value>(_ body: (PostgreSQLStore) async throws -> Value) async throws -> Value {
        try await withClean { server, name in try await withStore(at: server.url(name), body) }
    }

    /// A store on a database that is there; only a hang reaches its limit, unless a test says another.
    static func withStore<Value>(
        at url: String, readers: Int = 2, waitingLimit: Int = 64, limit: Milliseconds = .seconds(900),
        silence: Milliseconds? = nil, _ body: (PostgreSQLStore) async throws -> Value
    ) async throws -> Value {
        let store = try await PostgreSQLStore.open(
            url: url, readers: readers, waitingLimit: waitingLimit, limit: limit, silence: silence)
        do {
            let value = try await body(store)
            await store.close()
            return value
        } catch {
            await store.close()
            throw error
        }
    }
}
