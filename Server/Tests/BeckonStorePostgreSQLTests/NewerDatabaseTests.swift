import Beckon
import PostgreSQLTestServer
import StoreConformance
import Testing

@testable import BeckonStorePostgreSQL
@testable import BeckonStoreSQL

/// This program on databases that a newer one has used, beside its nodes.
@Suite("Newer databases of PostgreSQL", .withPostgreSQL, .timeLimit(.minutes(20)))
struct NewerDatabaseTests {
    private static let own = Migration.all.count
    private static let mark = "SELECT version FROM beckon.beckon_schema"

    private static func later(_ effect: Migration.Effect) -> Migration {
        Migration(
            own + 1, "later", effect, sum: 0xff,
            postgreSQL: [
                .new("CREATE TABLE later (a text)"),
                .changing("chat", "ALTER TABLE chat ADD COLUMN later bigint NOT NULL DEFAULT 7"),
            ])
    }

    private static let node = NodeRecord(
        id: NodeID("a"), name: "a", leaseUntil: Timestamp(milliseconds: 30), knows: own)

    private static func renew(_ store: PostgreSQLStore, with step: Migration) async throws {
        try await store.run(on: store.writer) { session in
            try session.use { connection throws(ConnectionFailure) in
                try PostgreSQLSchema.bringUpToDate(over: connection, to: Migration.all + [step])
            }
        }
    }

    @Test("a node goes on while a newer one expands the tables, and starts on them")
    func expanded() async throws {
        try await TestDatabase.withNew { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { _ in }
            let mark = try server.query(Self.mark, database: name)
            try await TestDatabase.withStore(at: server.url(name)) { store in
                try await store.begin(Sample.head("A") { $0.life.due = Sample.at(9) })
                try await Self.renew(store, with: Self.later(.expands))
                var head = try #require(try await store.chat(ChatID("A")))
                head.version += 1
                #expect(try await store.commit(.put(head)) == .committed)
                try await store.commit(.putNode(Self.node))
            }
            try await TestDatabase.withStore(at: server.url(name)) { store in
                #expect(try await store.nodes() == [Self.node])
                #expect(try await store.chat(ChatID("A"))?.version == 2)
                #expect(try await store.audit(limit: 9).violations.isEmpty)
                try await Self.renew(store, with: Self.later(.expands))
            }
            #expect(try await PostgreSQLStore.plan(url: server.url(name)).isEmpty)
            #expect(try server.query(Self.mark, database: name) == mark)
            #expect(try server.query("SELECT max(number) FROM beckon.schema_step", database: name) == "\(Self.own + 1)")
            #expect(try server.query("SELECT later FROM beckon.chat", database: name) == "7")
        }
    }

    @Test("a step that contracts waits for nodes that do not know what it needs, and then refuses their program")
    func contracted() async throws {
        try await TestDatabase.withNew { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { store in
                let now = try #require(try await store.clock())
                func node(until milliseconds: Int64) -> NodeRecord {
                    NodeRecord(
                        id: NodeID("a"), name: "a", leaseUntil: now.advanced(by: Milliseconds(milliseconds)),
                        knows: Self.own)
                }
                try await store.commit(.putNode(node(until: 60_000)))
                let step = Self.later(.contracts(to: Self.own + 1))
                let error = await #expect(throws: StoreError.self) { try await Self.renew(store, with: step) }
                #expect(error?.code == .unusable)
                #expect(error?.message.contains("a running node knows schemas up to \(Self.own)") == true)
                #expect(try server.query("SELECT max(number) FROM beckon.schema_step", database: name) == "\(Self.own)")
                // A dead node does not hold it up.
                try await store.commit(.putNode(node(until: -1)))
                try await Self.renew(store, with: step)
            }
            let error = await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: server.url(name)) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("know schema \(Self.own + 1) or a later one") == true)
            #expect(try server.query(Self.mark, database: name) == "\(PostgreSQLSchema.versions.count + 1)")
        }
    }

    @Test("a step that contracts to what every live node knows does not wait")
    func contractedLater() async throws {
        try await TestDatabase.withNew { server, name in
            try await TestDatabase.withStore(at: server.url(name)) { store in
                let now = try #require(try await store.clock())
                let node = NodeRecord(
                    id: NodeID("a"), name: "a", leaseUntil: now.advanced(by: .seconds(60)), knows: Self.own)
                try await store.commit(.putNode(node))
                try await Self.renew(store, with: Self.later(.contracts(to: Self.own)))
            }
            let nodes = try await TestDatabase.withStore(at: server.url(name)) { try await $0.nodes() }
            #expect(nodes.count == 1)
        }
    }

    @Test("an old step that was changed is found, also in a newer database")
    func changed() async throws {
        try await TestDatabase.withNew { server, name in
            try await TestDatabase.withStore(at: server.url(name)) {
                try await Self.renew($0, with: Self.later(.expands))
            }
            try server.query("UPDATE beckon.schema_step SET sum = 'ff' WHERE number = 3", database: name)
            let error = await #expect(throws: StoreError.self) { try await PostgreSQLStore.open(url: server.url(name)) }
            #expect(error?.code == .unusable)
            #expect(error?.message.contains("step 3 of the tables, customers") == true)
        }
    }
}
