/// How many chats are delivered to an agent side at once: as many as it takes, and one at a time while it takes none.
///
/// Pure. Bounded by its limit.
struct DeliveryGate: Sendable {
    /// What an answer changed.
    enum Change: Hashable, Sendable {
        /// It takes nothing; from now on one delivery at a time tries it.
        case closed
        /// It takes deliveries again.
        case opened
    }

    /// How long an agent side that does not answer is left alone between two tries.
    static let pause = Milliseconds.seconds(1)

    let limit: Int
    private(set) var underWay: Set<ChatID> = []
    private var isClosed = false
    private var closedUntil: Int64 = .min

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// How many more deliveries may begin.
    func room(at uptime: Int64) -> Int {
        guard isClosed else { return max(0, limit - underWay.count) }
        return underWay.isEmpty && uptime >= closedUntil ? 1 : 0
    }

    /// - Returns: False for a chat that is under way.
    mutating func begin(_ chat: ChatID) -> Bool { underWay.insert(chat).inserted }

    /// A delivery has ended; nil is no trouble.
    mutating func end(_ chat: ChatID, _ trouble: AgentAnswer.Trouble?, at uptime: Int64) -> Change? {
        underWay.remove(chat)
        let wasClosed = isClosed
        switch trouble {
        case .unreachable:
            isClosed = true
            closedUntil = uptime + Self.pause.count
        case .busy(let pause, _):
            isClosed = true
            closedUntil = uptime + min(max(pause, Self.pause), ChatSession.longestPause).count
        // One chat's notice was looked at and refused: it answers.
        case .refused, nil: isClosed = false
        }
        guard isClosed != wasClosed else { return nil }
        return isClosed ? .closed : .opened
    }
}
