import TestTime
import Testing

@testable import Beckon

@Suite("The condition of a database")
struct StoreConditionTests {
    @Test("damage is told once a minute while it is met, and stands")
    func damage() {
        let condition = StoreCondition()
        #expect(condition.news(at: 0).isEmpty)
        for _ in 0..<3 { condition.note(.damaged) }
        #expect(condition.news(at: 1_000) == [.damaged])
        condition.note(.damaged)
        #expect(condition.news(at: 60_999).isEmpty)
        #expect(condition.news(at: 61_000) == [.damaged])
        #expect(condition.news(at: 200_000).isEmpty)
        condition.wrote()
        #expect(condition.stands(.damaged))
    }

    @Test("a full disk stands until something was written, and is told anew when it comes back")
    func full() {
        let condition = StoreCondition()
        condition.note(.full)
        #expect(condition.stands(.full))
        #expect(condition.news(at: 0) == [.full])
        condition.wrote()
        #expect(!condition.stands(.full))
        condition.note(.full)
        #expect(condition.stands(.full))
        #expect(condition.news(at: 1) == [.full])
    }

    @Test("a row that cannot be read is told and does not stand")
    func unreadable() {
        let condition = StoreCondition()
        condition.note(.unreadable)
        #expect(condition.news(at: 0) == [.unreadable])
        #expect(!condition.stands(.unreadable))
    }
}
