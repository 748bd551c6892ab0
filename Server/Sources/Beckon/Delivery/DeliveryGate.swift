/// Limits how many chats are delivered to an agent side at once: to its limit, and to one while it accepts none.
///
/// Pure. Its size is bounded by its limit, by ``PutOffChats`` and by ``mostTroubled``.
struct DeliveryGate: Sendable {
    /// How a delivery ended.
    enum End: Hashable, Sendable {
        /// The agent side was not called: another node has the chat, or nothing is owed any more.
        case untried
        /// The agent side accepted all notices.
        case taken
        case refused(AgentAnswer.Failure)
        /// Only what belongs beside words was tried, or failed; this says nothing about other chats' words.
        case beside(fails: Bool)
        /// The store failed at the beginning or the end of the delivery.
        case unnoted
    }

    /// A change to log.
    enum Change: Hashable, Sendable {
        /// The agent side accepts no delivery; from now on it gets one at a time.
        case closed
        /// The agent side accepts deliveries again.
        case opened
        /// The store fails; reported at most once in each ``pause``.
        case storeFails
    }

    /// The pause between two tries when the agent side does not answer or the store fails.
    static let pause = Milliseconds.seconds(1)

    let limit: Int
    private(set) var underWay: Set<ChatID> = []
    /// Chats whose rows could not be written, which must not delay the others for ever.
    private var putOff = PutOffChats()
    private var isClosed = false
    private var restUntil = Uptime.distantPast
    /// Since when an agent side does not take a chat's notices; with more than ``mostTroubled`` chats all are noted anew.
    private var troubledSince: [ChatID: Uptime] = [:]
    /// The chat whose notices were taken last, and the last other one.
    private var taken: (last: (chat: ChatID, at: Uptime)?, other: (chat: ChatID, at: Uptime)?)
    static let mostTroubled = 4_096

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// How many more deliveries may begin.
    func room(at uptime: Uptime) -> Int {
        guard uptime >= restUntil else { return 0 }
        guard isClosed else { return max(0, limit - underWay.count) }
        return underWay.isEmpty ? 1 : 0
    }

    /// The chats to skip: those under way or put off.
    mutating func passedOver(at uptime: Uptime) -> Set<ChatID> { putOff.current(at: uptime).union(underWay) }

    /// - Returns: False for a chat that is under way.
    mutating func begin(_ chat: ChatID) -> Bool { underWay.insert(chat).inserted }

    /// Whether other chats' notices were taken while a chat's were not.
    ///
    /// What was under way when a chat's trouble began proves nothing, so a ``pause`` after it does not count.
    func isFineOtherwise(than chat: ChatID) -> Bool {
        let proof = taken.last?.chat == chat ? taken.other : taken.last
        guard let since = troubledSince[chat], let proof else { return false }
        return proof.at > since.advanced(by: Self.pause)
    }

    private mutating func note(_ chat: ChatID, _ end: End, at uptime: Uptime) {
        switch end {
        case .untried, .beside(fails: false), .unnoted: break
        case .taken:
            troubledSince[chat] = nil
            if taken.last?.chat != chat { taken.other = taken.last }
            taken.last = (chat, uptime)
        case .refused, .beside(fails: true):
            guard troubledSince[chat] == nil else { return }
            if troubledSince.count >= Self.mostTroubled { troubledSince = [:] }
            troubledSince[chat] = uptime
        }
    }

    mutating func end(_ chat: ChatID, _ end: End, at uptime: Uptime) -> Change? {
        underWay.remove(chat)
        note(chat, end, at: uptime)
        switch end {
        case .untried, .beside: return nil
        case .unnoted:
            putOff.add(chat, at: uptime)
            let isNews = uptime >= restUntil
            restUntil = max(restUntil, uptime.advanced(by: Self.pause))
            return isNews ? .storeFails : nil
        // A refusal of one chat's notice shows that the agent side answers.
        case .taken, .refused(.refused), .refused(.perhapsContent), .refused(.content): return open()
        case .refused(.unreachable), .refused(.failing): return close(for: Self.pause, at: uptime)
        case .refused(.busy(let pause, _)): return close(for: max(pause, Self.pause), at: uptime)
        }
    }

    private mutating func open() -> Change? {
        restUntil = .distantPast
        defer { isClosed = false }
        return isClosed ? .opened : nil
    }

    private mutating func close(for pause: Milliseconds, at uptime: Uptime) -> Change? {
        restUntil = uptime.advanced(by: min(pause, ChatSession.longestPause))
        defer { isClosed = true }
        return isClosed ? nil : .closed
    }
}

/// Chats with a change that could not be stored, which wait a minute before the next attempt.
///
/// At most ``capacity`` chats wait here; further ones are tried in each round, as if they had not failed.
package struct PutOffChats: Sendable {
    package static let capacity = 1_024
    private static let patience = Milliseconds.seconds(60)

    private var until: [ChatID: Uptime] = [:]

    package init() {}

    /// Puts a chat off, at a time of the monotonic clock.
    package mutating func add(_ chat: ChatID, at uptime: Uptime) {
        guard until.count < Self.capacity else { return }
        until[chat] = uptime.advanced(by: Self.patience)
    }

    /// The chats that wait now.
    package mutating func current(at uptime: Uptime) -> Set<ChatID> {
        guard !until.isEmpty else { return [] }
        until = until.filter { $0.value > uptime }
        return Set(until.keys)
    }
}
