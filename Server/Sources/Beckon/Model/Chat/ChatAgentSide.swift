/// The agent side of a chat: its name, its agents in the chat, and what it has accepted.
package struct ChatAgentSide: Hashable, Sendable {
    package var name: AgentSideName
    /// The agent side's own id of the conversation; nil if it has none.
    package var conversation: String?
    /// The agent side has accepted every event up to this position; at the desk, the chat's agent has seen it.
    package var cursor: Int
    /// The agents in the chat; the chat belongs to the first.
    package var agents: [AgentParty]
    package var typing: TypingState
    /// The state of its deliveries; nil for an agent side without deliveries.
    package var ledger: AgentLedger?

    package init(
        _ name: AgentSideName, conversation: String? = nil, cursor: Int = 0, agents: [AgentParty] = [],
        typing: TypingState = TypingState(), ledger: AgentLedger? = nil
    ) {
        self.name = name
        self.ledger = ledger
        self.conversation = conversation
        self.cursor = cursor
        self.agents = agents
        self.typing = typing
    }

    /// The agent side of a new chat.
    package init(newOf name: AgentSideName) {
        self.init(name, ledger: name.isDelivered ? AgentLedger() : nil)
    }
}
