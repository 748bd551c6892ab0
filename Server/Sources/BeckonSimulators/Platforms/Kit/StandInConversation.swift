/// A conversation of a stand-in with one customer, as its agents see it.
package struct StandInConversation: Sendable {
    package enum State: String, Sendable {
        case waiting
        case active
        case ended
    }

    /// One line of the transcript.
    package struct Line: Sendable {
        package enum Side: String, Sendable {
            case customer
            case agent
            case bot
            case system
        }

        package let id: String
        package let side: Side
        package let name: String
        package let text: String
        package var file: (name: String, url: String)?
        package let at: Int64
        /// What became of an agent's line: `sent`, `delivered`, `read`, `failed`; nil for others' lines.
        package var state: String?
    }

    /// The platform's id of the conversation.
    package let id: String
    /// The id by which the gateway names the customer.
    package let customer: String
    /// The customer's name.
    package var name: String
    package var state = State.waiting
    package var agent: String?
    /// The agents before the present one.
    package var formerAgents: [String] = []
    package var isAway = false
    package var isTyping = false
    package var data: [String: String] = [:]
    package var lines: [Line] = []
    /// The ids of customers' messages that were taken.
    package var taken: Set<String> = []
    package let begun: Int64

    /// What the list of conversations shows.
    var summary: [(name: String, value: SimulatedJSON)] {
        [
            ("id", .string(id)), ("customer", .string(name)), ("state", .string(state.rawValue)),
            ("agent", SimulatedJSON(agent)), ("away", .bool(isAway)), ("data", SimulatedJSON(data)),
            ("messages", SimulatedJSON(Int64(lines.count))), ("at", SimulatedJSON(begun)),
        ]
    }

    /// What the page of one conversation shows.
    var whole: SimulatedJSON {
        let transcript = lines.map { line -> SimulatedJSON in
            [
                "id": .string(line.id), "from": .string(line.side.rawValue), "name": .string(line.name),
                "text": .string(line.text),
                "file": line.file.map { ["name": .string($0.name), "url": .string($0.url)] } ?? .null,
                "at": SimulatedJSON(line.at), "state": SimulatedJSON(line.state),
            ]
        }
        return .object(
            summary + [
                (name: "transcript", value: .array(transcript)), (name: "customerTyping", value: .bool(isTyping)),
            ])
    }
}

/// A callback of a stand-in, as its agents see it.
package struct StandInCallback: Sendable {
    package enum State: String, Sendable {
        case waiting
        case offered
        case connected
        case ended
    }

    package let id: String
    package var number: String
    package var name: String
    package var state = State.waiting
    package var agent: String?
    package var data: [String: String] = [:]
    /// When the agent is to call; nil for now.
    package var scheduled: String?
    /// Whether it ended because somebody cancelled it.
    package var isCancelled = false

    var json: SimulatedJSON {
        [
            "id": .string(id), "number": .string(number), "name": .string(name), "state": .string(state.rawValue),
            "agent": SimulatedJSON(agent), "data": SimulatedJSON(data),
        ]
    }
}

/// What an agent did.
package enum StandInAct: Sendable {
    case accepted(agent: String)
    case sent(StandInConversation.Line)
    case typing(agent: String, isOn: Bool)
    /// To another agent; nil for back to the queue.
    case transferred(from: String, to: String?)
    case ended(agent: String)
}
