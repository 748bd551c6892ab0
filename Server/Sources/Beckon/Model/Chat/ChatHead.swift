/// The one row that orders a chat: who assigns positions reads and writes it.
package struct ChatHead: Hashable, Sendable {
    package let identity: ChatIdentity
    /// Grows by one with every commit; a commit decided on another version is refused.
    package var version: Int64
    package var lastPosition: Int
    /// The position of the last event that may push (an agent's, not filtered); 0 when there is none.
    package var lastPushable: Int
    package var life: ChatLife
    package var customer: ChatCustomer
    package var attendance: ChatAttendance
    package var side: ChatAgentSide

    package init(
        _ identity: ChatIdentity, life: ChatLife, customer: ChatCustomer, attendance: ChatAttendance,
        side: ChatAgentSide = ChatAgentSide(.desk), version: Int64 = 0, lastPosition: Int = 0, lastPushable: Int = 0
    ) {
        self.identity = identity
        self.version = version
        self.lastPosition = lastPosition
        self.lastPushable = lastPushable
        self.life = life
        self.customer = customer
        self.attendance = attendance
        self.side = side
    }

    /// The agent whom the chat belongs to; nil while it waits for one.
    package var takenBy: AgentParty? { side.agents.first }

    /// Whether another contact centre carries this chat and only reports about it.
    package var isBridged: Bool { side.name.isBridge }

    /// The conversation as the app knows it: the agent side's own id of it, else the chat's.
    package var conversation: String { side.conversation ?? id.text }

    /// Whose devices may be told of this chat; nil while the customer of a bridged chat is not known.
    package var owner: CustomerKey? { isBridged ? customer.signedID.map(CustomerKey.signed) : .chat(id) }
}
