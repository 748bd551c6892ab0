import Beckon
import StoreConformance
import Testing

@Suite("The store in memory")
struct MemoryStoreTests {
    @Test("keeps the contract of the port", arguments: StoreConformance.checks)
    func contract(check: StoreConformance.Check) async throws {
        try await StoreConformance { try await $0(MemoryStore()) }.verify(check)
    }
}
