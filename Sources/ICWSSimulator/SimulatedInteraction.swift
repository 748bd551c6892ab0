/// An interaction of the simulated contact centre.
struct SimulatedInteraction: Sendable, Equatable {
    /// What an interaction is.
    enum Kind: String, Sendable {
        case call, chat, email, callback, generic, conference

        /// The value of `Eic_ObjectType`.
        var objectType: String {
            switch self {
            case .call: "Call"
            case .chat: "Chat"
            case .email: "E-Mail Object"
            case .callback: "Callback"
            case .generic: "Generic Object"
            case .conference: "Conference"
            }
        }
    }

    var id: String
    var kind: Kind
    /// The queue in which it waits, or from which an agent took it.
    var queue: QueueKey
    /// The attributes but those that follow from the other members.
    var own: [String: String]
    /// The state: A alerting, C connected, H held, I ended by an agent, E ended by the other party.
    var state = "A"
    /// The agent who has it, by the user's id.
    var agent: String?
    /// The station of the agent.
    var station: String?
    var isMuted = false
    var target = ""
    var subject = ""
    var messages: [WireJSON] = []
    /// The customer of a web chat.
    var participant: String?
    /// The conference in which it is a party.
    var conference: String?
    /// The interaction to which it was made as a consultation.
    var consultOf: String?

    var isEnded: Bool { state == "I" || state == "E" }
    var isAlerting: Bool { state == "A" }

    /// The queues in which it stands.
    var queues: Set<QueueKey> {
        guard !isEnded else { return [] }
        var queues: Set = [queue]
        if let agent { queues.insert(QueueKey(type: 1, name: agent)) }
        if let station { queues.insert(QueueKey(type: 3, name: station)) }
        return queues
    }

    /// All attributes under the names that the server uses.
    var attributes: [String: String] {
        var all = own
        all["Eic_State"] = state
        all["Eic_ObjectType"] = kind.objectType
        all["Eic_InteractionId"] = id
        all["Eic_Muted"] = isMuted ? "1" : "0"
        if queue.type == 2 { all["Eic_WorkgroupName"] = queue.name }
        if let agent { all["Eic_UserName"] = agent }
        if let station { all["Eic_StationName"] = station }
        if let conference { all["Eic_ConferenceId"] = conference }
        return all
    }

    /// Those attributes that a subscription asks for; without names, all.
    func attributes(_ names: [String]) -> [String: String] {
        guard !names.isEmpty else { return attributes }
        let wanted = Set(names.map { $0.lowercased() })
        return attributes.filter { wanted.contains($0.key.lowercased()) }
    }

    /// Whether it alerts a user: one who is not its own target is alerted by workgroup queues alone.
    func alerts(_ user: String) -> Bool {
        isAlerting && (queue.type != 1 || queue.name.lowercased() == user.lowercased())
    }
}

/// A queue, whose name's case does not count.
struct QueueKey: Sendable, Hashable {
    /// 0 system, 1 user, 2 workgroup, 3 station.
    var type: Int
    var name: String

    static func == (lhs: QueueKey, rhs: QueueKey) -> Bool {
        lhs.type == rhs.type && lhs.name.lowercased() == rhs.name.lowercased()
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(name.lowercased())
    }

    init(type: Int, name: String) {
        self.type = type
        self.name = name
    }

    /// Reads a `queueId`.
    init?(_ json: WireJSON?) {
        guard let name = json?["queueName"]?.text else { return nil }
        self.init(type: json?["queueType"]?.integer ?? 2, name: name)
    }
}
