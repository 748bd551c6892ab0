import CAllocator
import Testing

@Suite("The allocator")
struct AllocatorTests {
    #if canImport(Glibc)
        private let isGlibc: Int32 = 1
    #else
        private let isGlibc: Int32 = 0
    #endif

    @Test("glibc takes the size from which on blocks are given back")
    func threshold() {
        #expect(beckon_give_back_blocks(1 << 20) == isGlibc)
    }
}
