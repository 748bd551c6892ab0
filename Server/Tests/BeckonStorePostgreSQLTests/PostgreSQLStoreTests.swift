import Beckon
import BeckonStorePostgreSQL
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
}
