/// The row that orders a chat: every new position is assigned from it, in the commit that writes it.
package struct ChatHead: Hashable, Sendable {
    package let id: ChatID
    /// The service instance that the chat was created on.
    package let serviceID: ServiceID
    /// The configured service; the source for a bridged chat.
    package let serviceName: String
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
        _ id: ChatID, serviceID: ServiceID, serviceName: String, life: ChatLife, customer: ChatCustomer,
        attendance: ChatAttendance, side: ChatAgentSide = ChatAgentSide(.desk), version: Int64 = 0,
        lastPosition: Int = 0, lastPushable: Int = 0,
        files: ChatFileUse = ChatFileUse()
    ) {
        self.id = id
        self.serviceID = serviceID
        self.serviceName = serviceName
        self.version = version
        self.lastPosition = lastPosition
        self.lastPushable = lastPushable
        self.life = life
        self.customer = customer
        self.attendance = attendance
        self.side = side
        self.files = files
    }

    /// The head as a chat's row holds it.
    package var lean: ChatHead {
        var head = self
        head.customer = customer.lean
        return head
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

/// The state of a chat and its times.
package struct ChatLife: Hashable, Sendable {
    package var state: ChatState
    package var startedAt: Timestamp
    package var endedAt: Timestamp?
    /// When the chat expires: the live surfaces no longer find it (`_ttl`).
    package var expiresAt: Timestamp
    /// When a timer must act on this chat if nothing else happens; nil for never.
    package var due: Timestamp?

    package init(
        state: ChatState = .waiting, startedAt: Timestamp, endedAt: Timestamp? = nil, expiresAt: Timestamp,
        due: Timestamp? = nil
    ) {
        self.state = state
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.expiresAt = expiresAt
        self.due = due
    }
}

/// The state of a chat.
package enum ChatState: String, Hashable, Sendable, CaseIterable {
    /// No agent has the chat.
    case waiting
    /// An agent is in the chat.
    case active
    /// The chat has ended; its transcript can still be read.
    case ended
}
