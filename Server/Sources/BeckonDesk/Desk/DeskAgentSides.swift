import Beckon
import BeckonJSON
import BeckonPlatform

/// What admins see of the agent sides besides the desk: how their adapters stand, and which chats they are owed.
///
/// An answer holds no message text and no name of a customer. It is kept for ``period`` and given to everybody who asks
/// within it, so open pages of many admins cost no more readings than one.
actor DeskAgentSides {
    /// How long an answer is kept.
    static let period = Milliseconds.seconds(2)
    /// The most owed chats that are told of an agent side, the longest due first.
    static let mostChats = 100
    /// The most notices that are told of those that agent sides refused and go on without, the newest first.
    static let mostPassedOver = 100

    private let names: Set<AgentSideName>
    private let store: any Store
    private let time: any TimeSource
    private var kept: (at: Timestamp, answer: [UInt8])?
    private var reading: Task<[UInt8], any Error>?

    /// - Parameters:
    ///   - names: Those that the settings name.
    ///   - store: The database.
    ///   - time: The clock.
    init(names: Set<AgentSideName>, store: any Store, time: any TimeSource) {
        self.names = names
        self.store = store
        self.time = time
    }

    /// The agent sides in the order of their names.
    ///
    /// - Parameter account: The person who asks.
    /// - Returns: `{"now", "agentSides", "passedOver"}`, each agent side with `name`, `owed`, `oldest`, `nodes` and `chats`.
    /// - Throws: ``DeskFault`` with `forbidden` unless the person is an admin; ``StoreError``.
    func list(for account: DeskAccount) async throws -> [UInt8] {
        guard account.role.may(.seeAgentSides) else { throw DeskFault.forbidden }
        if let kept, (0..<Self.period.count).contains(time.now.milliseconds - kept.at.milliseconds) {
            return kept.answer
        }
        if let reading { return try await reading.value }
        // A task of its own: whoever asked first may go away, and the others still wait for it.
        let reading = Task { try await read() }
        self.reading = reading
        defer { self.reading = nil }
        return try await reading.value
    }

    private func read() async throws -> [UInt8] {
        let sides = try await AgentSideOverview.all(names, from: store).filter { $0.name.isDelivered }
        let passedOver = try await PassedOverNotice.newest(in: store, limit: Self.mostPassedOver)
        let now = time.now
        let answer: JSONValue = [
            "now": .integer(now.milliseconds), "agentSides": .array(sides.map(Self.json)),
            "passedOver": .array(passedOver.map(Self.json)),
        ]
        let bytes = answer.encoded()
        kept = (now, bytes)
        return bytes
    }

    // MARK: - Spelling

    static func json(_ side: AgentSideOverview) -> JSONValue {
        var json: JSONObject = [
            "name": .string(side.name.word), "owed": .integer(Int64(side.owed.count)),
            // Beyond the most that are looked at nobody knows how many.
            "more": .bool(side.owed.count >= AgentSideOverview.mostOwed),
        ]
        if let oldest = side.oldest { json["oldest"] = .integer(oldest.milliseconds) }
        json["nodes"] = .array(side.reports.map(Self.json))
        json["chats"] = .array(side.owed.prefix(Self.mostChats).map(Self.json))
        return .object(json)
    }

    private static func json(_ report: PlatformReport) -> JSONValue {
        var json: JSONObject = ["node": .string(report.node), "at": .integer(report.at.milliseconds)]
        for (name, value) in report.condition.json { json[name] = value }
        return .object(json)
    }

    private static func json(_ passed: PassedOverNotice) -> JSONValue {
        var json: JSONObject = [
            "chat": .string(passed.chat.text), "service": .string(passed.service),
            "agentSide": .string(passed.side.word), "notice": .string(passed.notice), "why": .string(passed.reason),
            "at": .integer(passed.at.milliseconds),
        ]
        if let position = passed.position { json["position"] = .integer(Int64(position)) }
        return .object(json)
    }

    private static func json(_ owed: AgentSideOverview.Owed) -> JSONValue {
        var json: JSONObject = [
            "chat": .string(owed.chat.text), "service": .string(owed.service),
            "attempts": .integer(Int64(owed.failures)), "next": .integer(owed.due.milliseconds),
        ]
        if owed.cursor < owed.lastPosition {
            json["from"] = .integer(Int64(owed.cursor) + 1)
            json["to"] = .integer(Int64(owed.lastPosition))
        }
        if let oldest = owed.oldest { json["oldest"] = .integer(oldest.milliseconds) }
        if let failure = owed.failure { json["why"] = .string(failure) }
        return .object(json)
    }
}
