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

/// Short names for the values in the parts of a head.
extension ChatHead {
    package var id: ChatID { identity.id }
    package var serviceID: ServiceID { identity.serviceID }
    package var serviceName: String { identity.serviceName }

    package var state: ChatState {
        get { life.state }
        set { life.state = newValue }
    }
    package var startedAt: Timestamp {
        get { life.startedAt }
        set { life.startedAt = newValue }
    }
    package var endedAt: Timestamp? {
        get { life.endedAt }
        set { life.endedAt = newValue }
    }
    package var expiresAt: Timestamp {
        get { life.expiresAt }
        set { life.expiresAt = newValue }
    }
    package var due: Timestamp? {
        get { life.due }
        set { life.due = newValue }
    }

    package var customerNickname: String {
        get { customer.nickname }
        set { customer.nickname = newValue }
    }
    package var user: String? {
        get { customer.user }
        set { customer.user = newValue }
    }
    package var deviceID: DeviceID? {
        get { customer.deviceID }
        set { customer.deviceID = newValue }
    }
    package var customerTyping: TypingState {
        get { customer.typing }
        set { customer.typing = newValue }
    }
    package var waitingSince: Timestamp? {
        get { customer.waitingSince }
        set { customer.waitingSince = newValue }
    }
    package var userData: [String: String] {
        get { customer.userData }
        set { customer.userData = newValue }
    }

    /// The head as a chat's row holds it.
    package var lean: ChatHead {
        var head = self
        head.customer = customer.lean
        return head
    }

    package var hasMoreData: Bool { customer.hasMoreData }

    package var presence: CustomerPresence {
        get { attendance.presence }
        set { attendance.presence = newValue }
    }
    package var holder: NodeID? {
        get { attendance.holder }
        set { attendance.holder = newValue }
    }
    package var cursor: Int {
        get { attendance.cursor }
        set { attendance.cursor = newValue }
    }
    package var sent: Int {
        get { attendance.sent }
        set { attendance.sent = newValue }
    }
    package var handedOver: Int {
        get { attendance.handedOver }
        set { attendance.handedOver = newValue }
    }
    package var seenAt: Timestamp? {
        get { attendance.seenAt }
        set { attendance.seenAt = newValue }
    }
    package var firstPushDue: Timestamp? {
        get { attendance.firstPushDue }
        set { attendance.firstPushDue = newValue }
    }

    package var agentSide: AgentSideName {
        get { side.name }
        set { side.name = newValue }
    }
    package var agentCursor: Int {
        get { side.cursor }
        set { side.cursor = newValue }
    }
    package var agents: [AgentParty] {
        get { side.agents }
        set { side.agents = newValue }
    }
    package var agentTyping: TypingState {
        get { side.typing }
        set { side.typing = newValue }
    }
}

/// The ids of a chat, which never change.
package struct ChatIdentity: Hashable, Sendable {
    package let id: ChatID
    /// The service instance that the chat was created on.
    package let serviceID: ServiceID
    /// The configured service; the source for a bridged chat.
    package let serviceName: String

    package init(_ id: ChatID, serviceID: ServiceID, serviceName: String) {
        self.id = id
        self.serviceID = serviceID
        self.serviceName = serviceName
    }
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
