import Beckon
import BeckonStoreSQL
import Dispatch
import PostgreSQLTestServer
import StoreConformance
import Testing

@testable import BeckonStorePostgreSQL

@Suite("Migrations of PostgreSQL", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLMigrationTests {
    @Test("a database of the first version keeps its rows; its devices are nobody's, and take what is owed with them")
    func fromVersion1() async throws {
        try await TestDatabase.withNew { server, name in
            let steps =
                Self.foundation(1) + PostgreSQLSchema.versions[0].map(\.sql) + [
                    """
                    INSERT INTO device (id, type, token, debug, registered_at) \
                    VALUES ('\(Sample.device().id.text)', 'fcm', 'token', false, 0)
                    """,
                    """
                    INSERT INTO owed_push (lane, device, callback, action, alert, due, expires_at, priority, attempts, reason) \
                    VALUES ('callback/c', '\(Sample.device().id.text)', 'c', 'go', 'Now', 5, 99, 10, 2, 'due')
                    """,
                ]
            try await Self.run(steps, on: server, name)
            try await TestDatabase.withStore(at: server.url(name)) { store in
                let device = try #require(try await store.device(Sample.device().id))
                #expect(device.customer == nil && device.registration == nil)
                let owed = try #require(try await store.outbox(dead: false, after: 0, limit: 9).first)
                #expect(owed.push.target == nil && owed.push.attempts == 2)
                #expect(owed.route == PushRoute(device))
                try await store.commit(.dropDevice(device.id, asOf: Timestamp(milliseconds: 1)))
                #expect(try await store.outbox(dead: false, after: 0, limit: 9).isEmpty)
                try await store.commit(.putDevice(Sample.registered("token", "r")))
                #expect(try await store.devices(of: .signed("ana"), limit: 9).count == 1)
                #expect(try await store.audit(limit: 9).violations.isEmpty)
            }
            #expect(try await PostgreSQLStore.plan(url: server.url(name)).isEmpty)
        }
    }

    @Test(
        """
        a database of each earlier schema opens, keeps its rows and what callbacks had noted, breaks no rule and has the \
        tables of a new one
        """,
        arguments: 1..<PostgreSQLSchema.versions.count)
    func fromEach(version: Int) async throws {
        let own = PostgreSQLSchema.versions.map { step in step.map { $0.sql + ";\n" }.joined() }
        let steps = try KeptSchema.steps(until: version, of: .postgresql, own: own)
        let names = Migration.all.filter { $0.postgreSQL != nil }.prefix(version).map(\.name)
        let noted = NotedCallbacks.statements(after: names)
        let newTables = try await TestDatabase.withClean { server, name in try await Self.tables(on: server, name) }
        try await TestDatabase.withNew { server, name in
            try await Self.run(Self.foundation(version) + steps + noted, on: server, name)
            try await TestDatabase.withStore(at: server.url(name)) { store in
                try await KeptSchema.check(store, from: version, of: .postgresql)
                if !noted.isEmpty { try await NotedCallbacks.check(store, after: names) }
            }
            #expect(try await Self.tables(on: server, name) == newTables)
            #expect(try await PostgreSQLStore.plan(url: server.url(name)).isEmpty)
        }
    }

    @Test("the kept schemas are those of the program's steps")
    func kept() throws {
        let names = try KeptSchema.all(of: .postgresql).map(\.step)
        #expect(names.count >= 27)
        let own = Migration.all.filter { $0.postgreSQL != nil }.map(\.name)
        #expect(names == Array(own.prefix(names.count)))
    }

    /// The columns and indexes of a database.
    private static func tables(on server: PostgreSQLServer, _ name: String) async throws -> String {
        try await TestDatabase.onThread {
            try server.query(
                """
                SELECT concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, column_default) \
                FROM information_schema.columns WHERE table_schema = 'beckon' \
                UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'beckon' ORDER BY 1
                """, database: name)
        }
    }

    /// The statements that mark a database as one of a version.
    private static func foundation(_ version: Int) -> [String] {
        [
            "CREATE SCHEMA beckon", "SET search_path TO beckon",
            "CREATE TABLE beckon_schema (version bigint NOT NULL, changed_at timestamptz NOT NULL DEFAULT now())",
            "INSERT INTO beckon_schema (version) VALUES (\(version))",
        ]
    }

    @Test("source, conversation and customer of a bridged chat get columns of their own; a desk's chat stays")
    func agentSides() async throws {
        try await Self.withStore(
            from: 10, BridgedRows.statements(isTrue: "true", isFalse: "false")
        ) { store in
            try await BridgedRows.check(store)
            #expect(try await store.audit(limit: 9).violations.isEmpty)
        }
    }

    @Test("routes are respelled so that each is read back, also of devices that are gone")
    func routes() async throws {
        try await Self.withStore(from: 11, RespelledRoutes.statements(isTrue: "true", isFalse: "false")) { store in
            try await RespelledRoutes.check(store)
        }
    }

    @Test("a program whose steps have a gap, or were changed, refuses the database")
    func fault() async throws {
        try await TestDatabase.withStore { store in
            let error = await #expect(throws: StoreError.self) {
                try await store.read { connection throws(ConnectionFailure) in
                    try PostgreSQLSchema.bringUpToDate(over: connection, fault: "step 2 of the tables is missing")
                }
            }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("step 2 of the tables is missing") == true)
        }
    }

    /// Opens a database that an older version made, with rows.
    private static func withStore(
        from version: Int, _ statements: [String], _ body: @escaping (PostgreSQLStore) async throws -> Void
    ) async throws {
        try await TestDatabase.withNew { server, name in
            let schema = foundation(version) + PostgreSQLSchema.versions.prefix(version).flatMap(\.self).map(\.sql)
            try await run(schema + statements, on: server, name)
            try await TestDatabase.withStore(at: server.url(name)) { try await body($0) }
        }
    }

    private static func run(_ statements: [String], on server: PostgreSQLServer, _ name: String) async throws {
        let text = statements.map { $0 + ";" }.joined(separator: "\n")
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.global().async {
                continuation.resume(with: Result { _ = try server.query(text, database: name) })
            }
        }
    }
}
