import Beckon
import BeckonPlatform

/// Who acts in a chat: agents and bots of Genesys Cloud as parties of a transcript.

///

/// Pure.
///
/// A webhook tells an agent's name and no id, a snapshot tells both. An agent who was heard by webhook first has an account
/// made of the name; a snapshot that names the same person finds that party again.
struct AgentNames: Hashable, Sendable {
    /// The account of all bots: Genesys Cloud does not tell them apart.
    static let botAccount = "bot"
    /// What the account of an agent begins with whose id is not known.
    static let namePrefix = AgentParty.namePrefix

    var agentName = "Agent"
    var botName = "Assistant"

    /// The party of an agent's leg.
    func party(of agent: ConversationEvents.Agent) -> AgentParty {
        AgentParty(nickname: shown(agent.name), kind: .agent, account: agent.user ?? "leg/\(agent.participant)")
    }

    /// The party in a chat that is the agent of a leg; nil if the agent is not in the chat.
    func party(of agent: ConversationEvents.Agent, among parties: [AgentParty]) -> AgentParty? {
        let party = party(of: agent)
        return parties.first { $0.account == party.account } ?? parties.first { $0.isSame(as: party) }
    }

    /// The party that sent a webhook's message.
    ///
    /// A first name is the agent's own. A nickname alone makes no new party beside agents whose ids are known, and a sender
    /// without any name is the agent who came last.
    ///
    /// - Parameters:
    ///   - sender: What the webhook tells of the sender.
    ///   - isBot: Whether a bot sent it.
    ///   - parties: The parties in the chat, the newest last.
    /// - Returns: A party of the chat, or a new one.
    func party(of sender: OpenMessageSender, isBot: Bool, among parties: [AgentParty]) -> AgentParty {
        if isBot { return bot }
        let agents = parties.filter { $0.kind == .agent }
        let name = sender.ownName ?? sender.nickname
        if let known = agents.last(where: { isSame($0.nickname, name) }) { return known }
        if name == nil, let known = agents.last { return known }
        if sender.ownName == nil, let known = agents.last(where: { !$0.account.hasPrefix(Self.namePrefix) }) {
            return known
        }
        return AgentParty(nickname: shown(name), kind: .agent, account: Self.namePrefix + shown(name))
    }

    var bot: AgentParty { AgentParty(nickname: botName, kind: .external, account: Self.botAccount) }

    /// The name that the customer sees.
    private func shown(_ name: String?) -> String {
        AgentName.shown(name).map { String($0.prefix(80)) } ?? agentName
    }

    /// Whether a name in the chat and one that Genesys Cloud tells may be one person's: equal, or one the other's first name.
    private func isSame(_ nickname: String, _ name: String?) -> Bool {
        guard let name, !name.isEmpty else { return false }
        let other = shown(name)
        return nickname == other || other.hasPrefix("\(nickname) ") || nickname.hasPrefix("\(other) ")
    }
}
