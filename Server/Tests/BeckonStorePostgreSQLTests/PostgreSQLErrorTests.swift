import Beckon
import PostgreSQLTestServer
import StoreConformance
import Testing

@testable import BeckonStorePostgreSQL

@Suite("What the store on PostgreSQL refuses", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLErrorTests {
    @Test("a newer schema is refused with what to do, and stays as it was")
    func newerSchema() async throws {
        try await TestDatabase.withNew { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { _ in }
            try server.query("UPDATE beckon.beckon_schema SET version = 999", database: name)
            let error = await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: server.url(name)) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("schema 999") == true)
            #expect(try server.query("SELECT version FROM beckon.beckon_schema", database: name) == "999")
        }
    }

    @Test("another program's schema is refused and left alone")
    func foreignSchema() async throws {
        try await TestDatabase.withNew { server, name in
            try server.query("CREATE SCHEMA beckon; CREATE TABLE beckon.chat (theirs text)", database: name)
            let error = await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: server.url(name)) }
            #expect(error?.code == .unusable)
            let tables = try server.query(
                "SELECT count(*) FROM pg_tables WHERE schemaname = 'beckon'", database: name)
            #expect(tables == "1")
        }
    }

    @Test("the plan is what opening runs, and nothing once it has run")
    func plan() async throws {
        try await TestDatabase.withNew { server, name in
            let plan = try await PostgreSQLStore.plan(url: server.url(name))
            #expect(plan.contains { $0.sql.hasPrefix("CREATE TABLE chat (") })
            #expect(plan.allSatisfy { !$0.lock.isEmpty })
            #expect(try server.query("SELECT to_regnamespace('beckon') IS NULL", database: name) == "t")
            try await TestDatabase.withStore(at: server.url(name)) { _ in }
            #expect(try await PostgreSQLStore.plan(url: server.url(name)).isEmpty)
        }
    }

    @Test("a migration that fails leaves nothing behind, and works when its hindrance is gone")
    func halfMigrated() async throws {
        try await TestDatabase.withNew { server, name in
            try server.query(
                """
                CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS \
                $$ BEGIN IF tg_tag = 'CREATE TABLE' AND EXISTS (SELECT FROM pg_class WHERE relname = 'owed_push') \
                THEN RAISE 'no'; END IF; END $$; \
                CREATE EVENT TRIGGER refuse ON ddl_command_end EXECUTE FUNCTION refuse()
                """, database: name)
            await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: server.url(name)) }
            #expect(try server.query("SELECT to_regnamespace('beckon') IS NULL", database: name) == "t")
            try server.query("DROP EVENT TRIGGER refuse", database: name)
            try await TestDatabase.withStore(at: server.url(name)) { try await $0.begin(Sample.head("A")) }
        }
    }

    @Test(
        "a database that does not write durably is refused with what to do",
        arguments: ["off", "local", "remote_write"])
    func lessDurable(mode: String) async throws {
        try await TestDatabase.withNew { server, name in
            try server.query("ALTER DATABASE \(name) SET synchronous_commit = \(mode)", database: name)
            let error = await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: server.url(name)) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("synchronous_commit") == true)
        }
    }

    @Test("a server without fsync, a standby, and one that takes no writes are refused")
    func durability() {
        let good = Durability(synchronousCommit: "remote_apply", fsync: "on", isStandby: false)
        #expect(throws: Never.self) { try good.assert() }
        let careless = Durability(synchronousCommit: "on", fsync: "off", isStandby: false)
        #expect(throws: ConnectionFailure.self) { try careless.assert() }
        let standby = Durability(synchronousCommit: "on", fsync: "on", isStandby: true)
        #expect(throws: ConnectionFailure.self) { try standby.assert() }
        let closed = Durability(synchronousCommit: "on", fsync: "on", isStandby: false, isReadOnly: true)
        #expect(throws: ConnectionFailure.self) { try closed.assert() }
    }

    @Test("a database that is not there is told in libpq's words, without the password")
    func missingDatabase() async throws {
        let server = try await TestDatabase.shared()
        let url = "postgresql://beckon:secret@127.0.0.1:\(server.port)/none"
        let error = await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: url) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("\"none\" does not exist") == true)
        #expect(error?.message.contains("secret") == false)
    }

    @Test("rows that something else has written fail their own commit only")
    func strayRows() async throws {
        try await TestDatabase.withClean { server, name in
            try server.query(
                "INSERT INTO beckon.event VALUES ('A', 1, 'Message.Text', '', '', 'CLIENT', 0, NULL)", database: name)
            try await TestDatabase.withStore(at: server.url(name)) { store in
                let results = try await store.commit([
                    .appending([Sample.event(1)], with: Sample.head("B", last: 1)),
                    .appending([Sample.event(1)], with: Sample.head("A", last: 1)),
                    .appending([Sample.event(1)], with: Sample.head("C", last: 1)),
                ])
                #expect(results == [.committed, .conflict, .committed])
                #expect(try await store.chat(ChatID("A")) == nil)
                #expect(try await store.chat(ChatID("C")) != nil)
            }
        }
    }

    @Test(
        "an unreadable value in a row makes the read fail, not the program",
        arguments: [
            "state = 'odd'", "presence = 'odd'", "presence = 'away'", "agents = '{'", "agents = '[{}]'",
            "user_data = '[]'",
        ])
    func unknownWord(damage: String) async throws {
        try await TestDatabase.withClean { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { store in
                try await store.begin(Sample.head("A"))
                try server.query("UPDATE beckon.chat SET \(damage)", database: name)
                let error = await #expect(throws: StoreError.self) { try await store.chat(ChatID("A")) }
                #expect(error?.code == .unusable)
                #expect(try await store.setting("a") == nil)
            }
        }
    }

    @Test("a closed store refuses everything as unavailable")
    func closed() async throws {
        try await TestDatabase.withClean { server, name in
            let store = try await PostgreSQLStore.open(url: server.url(name))
            await store.close()
            let writing = await #expect(throws: StoreError.self) {
                try await store.commit(.putSetting(name: "a", value: "b"))
            }
            #expect(writing?.code == .unavailable)
            let reading = await #expect(throws: StoreError.self) { try await store.setting("a") }
            #expect(reading?.code == .unavailable)
        }
    }

    @Test(
        "the server's code decides what the caller is told, and nothing that a row holds is",
        arguments: [
            ("53100", StoreError.Code.full), ("57P01", .unavailable), ("53300", .unavailable), ("25006", .unavailable),
            ("57014", .unavailable), ("40P01", .unavailable), ("58030", .unavailable), ("42P01", .unusable),
            ("42501", .unusable), ("22021", .refused), ("54000", .refused), ("23505", .unusable), ("XX001", .unusable),
        ])
    func codes(sqlState: String, code: StoreError.Code) {
        let error = StoreError(.server(ServerError(sqlState: sqlState, table: "event", constraint: "event_key")))
        #expect(error.code == code)
        #expect(error.message == "database error (PostgreSQL \(sqlState)), table event, constraint event_key")
    }
}
