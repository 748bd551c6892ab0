/// The order of the calls of one chat: one at a time, in the order of arrival, so that messages cannot overtake others.
struct CallLane: Sendable {
    /// The most calls in the lane, waiting or under way.
    let limit: Int
    private var tickets: [UInt64] = []
    private var last: UInt64 = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Joins the lane at its end; nil when it is full.
    mutating func join() -> UInt64? {
        guard tickets.count < limit else { return nil }
        last += 1
        tickets.append(last)
        return last
    }

    /// Whether it is a ticket's turn.
    func isTurn(of ticket: UInt64) -> Bool { tickets.first == ticket }

    /// Leaves the lane, in turn or before it.
    mutating func leave(_ ticket: UInt64) {
        tickets.removeAll { $0 == ticket }
    }
}
