import Beckon
import BeckonStorePostgreSQL
import PostgreSQLTestServer
import StoreConformance
import Testing

@Suite("The store on PostgreSQL", .withPostgreSQL, .serialized, .timeLimit(.minutes(20)))
struct PostgreSQLStoreTests {
    @Test("keeps the contract of the port", arguments: StoreConformance.checks)
    func contract(check: StoreConformance.Check) async throws {
        let conformance = StoreConformance { body in try await TestDatabase.withStore { try await body($0) } }
        try await conformance.verify(check)
    }

    /// Some of the walks: each commit waits for a disk.
    @Test(
        "the same commits give the same results and the same reads as in memory",
        arguments: StoreComparison.seeds.suffix(4))
    func comparison(seed: UInt64) async throws {
        try await TestDatabase.withStore { try await StoreComparison(with: $0).walk(seed: seed) }
    }

    @Test("damage to callbacks and slots that no commit can do is found when something else has done it")
    func strayCallbacks() async throws {
        for damage in CallbackDamage.all(schema: "beckon.") {
            try await TestDatabase.withClean { server, name in
                try await TestDatabase.withStore(at: server.url(name)) { store in
                    try await CallbackDamage.fill(store)
                    #expect(try await store.audit(limit: 9).violations.isEmpty)
                    try await TestDatabase.onThread { _ = try server.query(damage.statement, database: name) }
                    #expect(try await store.audit(limit: 9).violations == damage.violations, "\(damage.statement)")
                }
            }
        }
    }
}
