import Beckon

/// What a chat's agent side does after a report about its conversation.

///

/// Pure.
struct ConversationDecision: Hashable, Sendable {
    /// What is known of the chat.
    struct Facts: Hashable, Sendable {
        /// The parties in the chat, the owner first.
        var agents: [AgentParty] = []
        var isOver = false
        /// The conversation that has the customer now; nil if it is not known.
        var conversation: String?
        /// Legs that are over, of those that the report says are connected.
        var gone: Set<String> = []
    }

    /// One action of a party, in the order of carrying out.
    struct Act: Hashable, Sendable {
        let party: AgentParty
        let action: AgentEvent.Action
    }

    /// What begins the keys of all that this adapter tells.
    static let prefix = "genesys-cloud/"

    /// The key of an agent's leave, by which a late report of the same leg is known.
    static func leftKey(_ participant: String) -> String { "\(prefix)left/\(participant)" }

    /// Decides.
    ///
    /// A repeated report decides nothing, except that an end is told again: the chat is over, but its callback may not be, because
    /// it could not be written. A report that is older than another one does not bring back a leg that is over. The
    /// end of a conversation that the customer has left for a newer one is not the chat's end.
    ///
    /// - Parameters:
    ///   - events: The report.
    ///   - facts: What is known.
    ///   - names: Makes parties of agents.
    /// - Returns: What to do, in order.
    static func acts(on events: ConversationEvents, _ facts: Facts, names: AgentNames) -> [Act] {
        guard !facts.isOver || events.isEnded else { return [] }
        if events.isEnded {
            guard facts.conversation == nil || facts.conversation == events.conversation else { return [] }
            return [Act(party: closer(of: events, facts, names), action: .ended)]
        }
        var agents = facts.agents
        let isElsewhere = Set(events.agents.filter { $0.place == .connected }.compactMap(\.user))
        var acts: [Act] = []
        for agent in events.agents where agent.place == .gone {
            guard let party = names.party(of: agent, among: agents) else { continue }
            // The same agent may have a newer leg, as after a consultation.
            if let user = agent.user, isElsewhere.contains(user) { continue }
            acts.append(Act(party: party, action: .left(key: leftKey(agent.participant))))
            agents.removeAll { $0.account == party.account }
        }
        for agent in events.agents where agent.place == .connected && !facts.gone.contains(agent.participant) {
            guard names.party(of: agent, among: agents) == nil else { continue }
            // The bot has handed the customer over.
            for bot in agents where bot.account == AgentNames.botAccount {
                acts.append(Act(party: bot, action: .left(key: "\(leftKey("bot"))/\(agent.participant)")))
            }
            agents.removeAll { $0.account == AgentNames.botAccount }
            let party = names.party(of: agent)
            acts.append(Act(party: party, action: .joined))
            agents.append(party)
        }
        return acts
    }

    /// Who ends the chat: its agent, else the last agent that the conversation had.
    private static func closer(of events: ConversationEvents, _ facts: Facts, _ names: AgentNames) -> AgentParty {
        facts.agents.first ?? events.agents.last.map(names.party)
            ?? AgentParty(nickname: names.agentName, kind: .agent, account: AgentNames.namePrefix + names.agentName)
    }
}
