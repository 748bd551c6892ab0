import Beckon
import Testing

@Suite("Clients that have to show themselves")
struct ClientArrivalsTests {
    @Test("each has its time, and is handed out once")
    func due() {
        var arrivals = ClientArrivals()
        arrivals.add(clientID: "a", user: "u", at: 0)
        arrivals.add(clientID: "b", user: "u", at: 5_000)
        #expect(arrivals.takeDue(at: 19_999).isEmpty)
        #expect(arrivals.takeDue(at: 20_000).map(\.clientID) == ["a"])
        #expect(arrivals.takeDue(at: 60_000).map(\.clientID) == ["b"])
        #expect(arrivals.isEmpty)
    }

    @Test("beyond the bound the longest waiting is passed over")
    func bound() {
        var arrivals = ClientArrivals()
        for number in 0...ClientArrivals.capacity { arrivals.add(clientID: "\(number)", user: "u", at: 0) }
        let due = arrivals.takeDue(at: 20_000)
        #expect(due.count == ClientArrivals.capacity)
        #expect(due.first?.clientID == "1")
    }
}
