import BeckonStoreSQLite
import StoreConformance
import Testing

@Suite("Random walks over memory and SQLite", .timeLimit(.minutes(20)))
struct StoreWalkTests {
    @Test("the same commits give the same results and the same reads", arguments: StoreComparison.seeds)
    func comparison(seed: UInt64) async throws {
        try await TemporaryDatabase.withStore { try await StoreComparison(with: $0).walk(seed: seed) }
    }
}
