import Beckon
import TestTime
import Testing

@testable import BeckonNode

@Suite("Clients that have to show themselves")
struct ClientArrivalsTests {
    @Test("each has its time, and is handed out once")
    func due() {
        var arrivals = ClientArrivals()
        arrivals.add(clientID: "a", .user("u"), at: 0)
        arrivals.add(clientID: "b", .user("u"), at: 5_000)
        #expect(arrivals.takeDue(at: 19_999).isEmpty)
        #expect(arrivals.takeDue(at: 20_000).map(\.clientID) == ["a"])
        #expect(arrivals.takeDue(at: 60_000).map(\.clientID) == ["b"])
        #expect(arrivals.isEmpty)
    }

    @Test("beyond the bound no client is added, and the earlier ones stay")
    func bound() {
        var arrivals = ClientArrivals(capacity: 2)
        let added = ["a", "b", "c"].map { arrivals.add(clientID: $0, .user("u"), at: 0) }
        #expect(added == [true, true, false])
        #expect(arrivals.takeDue(at: 20_000).map(\.clientID) == ["a", "b"])
    }
}
