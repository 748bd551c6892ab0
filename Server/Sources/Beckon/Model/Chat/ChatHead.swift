/// The row that orders a chat: every new position is assigned from it, in the commit that writes it.
package struct ChatHead: Hashable, Sendable {
    package let identity: ChatIdentity
    /// Grows by one with every commit; a commit decided on another version is refused.
    package var version: Int64
    package var lastPosition: Int
    /// The position of the last pushable event (not the customer's, not filtered); 0 if the chat has none.
    package var lastPushable: Int
    package var life: ChatLife
    package var customer: ChatCustomer
    package var attendance: ChatAttendance
    package var side: ChatAgentSide
    /// What the customer's files take of their limits.
    package var files: ChatFileUse

    package init(
        _ identity: ChatIdentity, life: ChatLife, customer: ChatCustomer, attendance: ChatAttendance,
        side: ChatAgentSide = ChatAgentSide(.desk), version: Int64 = 0, lastPosition: Int = 0, lastPushable: Int = 0,
        files: ChatFileUse = ChatFileUse()
    ) {
        self.identity = identity
        self.version = version
        self.lastPosition = lastPosition
        self.lastPushable = lastPushable
        self.life = life
        self.customer = customer
        self.attendance = attendance
        self.side = side
        self.files = files
    }

    /// The agent to whom the chat belongs; nil while it waits for one.
    package var takenBy: AgentParty? { side.agents.first }

    /// Whether another contact centre has this chat and only reports about it.
    package var isBridged: Bool { side.name.isBridge }

    /// The conversation's id for the app: the agent side's own id, else the chat's.
    package var conversation: String { side.conversation ?? id.text }

    /// The customer whose devices may get pushes about this chat; nil while a bridged chat's customer is unknown.
    package var owner: CustomerKey? { isBridged ? customer.signedID.map(CustomerKey.signed) : .chat(id) }
}
