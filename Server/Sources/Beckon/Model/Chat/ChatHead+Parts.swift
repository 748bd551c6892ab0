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
