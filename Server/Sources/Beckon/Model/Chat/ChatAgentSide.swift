/// The agent side of a chat: which it is, what it calls the chat, and how far it has got.
package struct ChatAgentSide: Hashable, Sendable {
    package var name: AgentSideName
    /// The agent side's own id of the conversation; nil where it has none.
    package var conversation: String?
    /// It has accepted every event up to here; at the desk, the chat's owner has seen it.
    package var cursor: Int
    /// Who is in the chat; the first is whom it belongs to.
    package var agents: [AgentParty]
    package var typing: TypingState
    /// What it is owed; nil for an agent side that reads by itself.
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

    /// The agent side of a chat that begins.
    package init(newOf name: AgentSideName) {
        self.init(name, ledger: name.isDelivered ? AgentLedger() : nil)
    }
}
