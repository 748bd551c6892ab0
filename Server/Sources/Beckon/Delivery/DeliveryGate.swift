/// How many chats are delivered to an agent side at once: as many as it takes, and one at a time while it takes none.
///
/// Pure. Bounded by its limit, and by ``PutOffChats``.
struct DeliveryGate: Sendable {
    /// What became of a delivery.
    enum End: Hashable, Sendable {
        /// Nothing was asked of the agent side: another node has the chat, or nothing is owed of it any more.
        case untried
        /// It took everything.
        case taken
        case refused(AgentAnswer.Trouble)
        /// The database did not take the beginning or the end of it.
        case unnoted
    }

    /// What somebody has to be told.
    enum Change: Hashable, Sendable {
        /// It takes nothing; from now on one delivery at a time tries it.
        case closed
        /// It takes deliveries again.
        case opened
        /// The database takes nothing; told once for each ``pause``.
        case storeFails
    }

    /// How long an agent side that does not answer, or a database that fails, is left alone between two tries.
    static let pause = Milliseconds.seconds(1)

    let limit: Int
    private(set) var underWay: Set<ChatID> = []
    /// A chat whose rows cannot be written must not stand before the others for ever.
    private var putOff = PutOffChats()
    private var isClosed = false
    private var restUntil: Int64 = .min

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// How many more deliveries may begin.
    func room(at uptime: Int64) -> Int {
        guard uptime >= restUntil else { return 0 }
        guard isClosed else { return max(0, limit - underWay.count) }
        return underWay.isEmpty ? 1 : 0
    }

    /// The chats that are passed over: under way, or put off.
    mutating func passedOver(at uptime: Int64) -> Set<ChatID> { putOff.current(at: uptime).union(underWay) }

    /// - Returns: False for a chat that is under way.
    mutating func begin(_ chat: ChatID) -> Bool { underWay.insert(chat).inserted }

    mutating func end(_ chat: ChatID, _ end: End, at uptime: Int64) -> Change? {
        underWay.remove(chat)
        switch end {
        case .untried: return nil
        case .unnoted:
            putOff.add(chat, at: uptime)
            let isNews = uptime >= restUntil
            restUntil = max(restUntil, uptime + Self.pause.count)
            return isNews ? .storeFails : nil
        // One chat's notice was looked at and refused: it answers.
        case .taken, .refused(.refused): return open()
        case .refused(.unreachable): return close(for: Self.pause, at: uptime)
        case .refused(.busy(let pause, _)): return close(for: max(pause, Self.pause), at: uptime)
        }
    }

    private mutating func open() -> Change? {
        restUntil = .min
        defer { isClosed = false }
        return isClosed ? .opened : nil
    }

    private mutating func close(for pause: Milliseconds, at uptime: Int64) -> Change? {
        restUntil = uptime + min(pause, ChatSession.longestPause).count
        defer { isClosed = true }
        return isClosed ? nil : .closed
    }
}
