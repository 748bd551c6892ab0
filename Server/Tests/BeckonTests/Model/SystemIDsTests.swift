import Testing

@testable import Beckon

struct SystemIDsTests {
    @Test("numbers do not come again, also beyond what the system gives at once")
    func fresh() {
        var pool = RandomPool()
        let numbers = (0..<RandomPool.size * 8).map { _ in pool.next() }
        #expect(Set(numbers).count == numbers.count)
        #expect(!numbers.contains(0))
        // Each bit is sometimes set and sometimes not.
        #expect(numbers.reduce(0, |) == .max && numbers.reduce(.max, &) == 0)
    }

    @Test("many tasks at once get different ids")
    func shared() async {
        let ids = SystemIDs()
        let all = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { (0..<500).map { _ in ids.uuid() } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(all).count == 4_000)
    }
}
