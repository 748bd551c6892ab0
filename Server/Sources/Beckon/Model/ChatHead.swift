/// How far a chat has come.
package enum ChatState: String, Hashable, Sendable, CaseIterable {
    /// No agent has taken it yet.
    case waiting
    /// An agent is in it.
    case active
    /// It is over; its transcript can still be read.
    case ended
}

/// Where the customer of a chat is.
package enum CustomerPresence: Hashable, Sendable {
    /// A CometD client is announced (`notify_by=comet`) but has not come yet.
    case expected
    /// A Bayeux client holds a poll, or has `maxInterval` to come back with one.
    case present(clientID: String)
    /// A customer without CometD, who asks from time to time.
    case polling
    /// In the background or gone since a time.
    ///
    /// `farewell` is the client that said good-bye, and does not come back under its id; nil where one is missed.
    case away(since: Timestamp, farewell: String? = nil)

    /// Whether the customer is in the background or gone.
    package var isAway: Bool {
        if case .away = self { true } else { false }
    }
}

/// Somebody on the agent side of a chat.
package struct AgentParty: Hashable, Sendable {
    /// The name the customer sees.
    package var nickname: String
    package var kind: PartyKind
    /// The desk account or the agent side's own id.
    package var account: String

    package init(nickname: String, kind: PartyKind, account: String) {
        self.nickname = nickname
        self.kind = kind
        self.account = account
    }
}

/// When somebody last began to type, and whether they still do.
package struct TypingState: Hashable, Sendable {
    package var isTyping: Bool
    package var lastStart: Timestamp?

    /// One party's beginning to type is an event at most this often.
    package static let period = Milliseconds.seconds(5)

    package init(isTyping: Bool = false, lastStart: Timestamp? = nil) {
        self.isTyping = isTyping
        self.lastStart = lastStart
    }

    /// Takes a report of typing.
    ///
    /// - Returns: the event it makes, or nil: only changes count, and one start in each ``period``.
    package mutating func change(to isTyping: Bool, at now: Timestamp) -> EventKind? {
        guard self.isTyping != isTyping else { return nil }
        if isTyping {
            if let lastStart, now >= lastStart, now < lastStart.advanced(by: Self.period) { return nil }
            lastStart = now
        }
        self.isTyping = isTyping
        return isTyping ? .typingStarted : .typingStopped
    }
}

/// The one row that orders a chat: who assigns positions reads and writes it.
package struct ChatHead: Hashable, Sendable {
    package let id: ChatID
    package let serviceID: ServiceID
    package let serviceName: String
    /// Grows by one with every commit; a commit decided on another version is refused.
    package var version: Int64
    package var state: ChatState
    package var startedAt: Timestamp
    package var endedAt: Timestamp?
    /// When the chat is forgotten by the live surfaces (`_ttl`).
    package var expiresAt: Timestamp
    package var lastPosition: Int
    /// The customer's name; of a bridged chat the platform's id of the customer, empty while it is not known.
    package var customerNickname: String
    /// The header `gms_user` that ties CometD clients to this chat; nil for a customer who only polls.
    package var user: String?
    package var presence: CustomerPresence
    /// The node that holds the present client; nil when none does.
    package var holder: NodeID?
    /// The customer has every event up to here.
    package var cursor: Int
    /// What was fully written to the present client ends here; not before ``cursor``.
    ///
    package var sent: Int
    /// What was written before the client last changed nodes; not after ``sent``.
    ///
    /// It is not known whether the last answer of a node reached a client that asks at another one, so that node writes
    /// it once more. What stands up to here was written a second time by then.
    package var handedOver: Int
    /// When a polling customer was last seen, exact to ``ChatSession/pollingMark``; nil for other customers.
    package var seenAt: Timestamp?
    package var deviceID: DeviceID?
    package var agents: [AgentParty]
    package var agentTyping: TypingState
    package var customerTyping: TypingState
    /// The position of the last event that may push (an agent's, not filtered); 0 when there is none.
    package var lastPushable: Int
    /// When the first push of this absence is due; nil while no event waits for it.
    ///
    /// Later events push at once.
    package var firstPushDue: Timestamp?
    /// Since when the customer waits: said what no agent has answered yet, or was left by the agent; nil while nothing
    /// waits for an answer.
    package var waitingSince: Timestamp?
    /// When somebody has to look at this chat although nothing happens to it; nil for never.
    package var due: Timestamp?
    /// Which agent side the chat belongs to.
    package var agentSide: String
    /// The agent side has accepted every event up to here; at the desk, the chat's owner has seen it.
    package var agentCursor: Int
    /// Business data given at creation, handed to the agent.
    package var userData: [String: String]

    /// The agent whom the chat belongs to; nil while it waits for one.
    package var takenBy: AgentParty? { agents.first }

    /// What the agent sides begin with that report about chats which Beckon does not carry.
    package static let bridgePrefix = "bridge/"

    /// Whether another contact centre carries this chat and only reports about it.
    package var isBridged: Bool { agentSide.hasPrefix(Self.bridgePrefix) }

    /// The built-in desk, which reads transcripts itself.
    package static let desk = "desk"

    package init(
        id: ChatID, serviceID: ServiceID, serviceName: String, version: Int64 = 0, state: ChatState = .waiting,
        startedAt: Timestamp, endedAt: Timestamp? = nil, expiresAt: Timestamp, lastPosition: Int = 0,
        customerNickname: String, user: String?, presence: CustomerPresence, holder: NodeID? = nil,
        cursor: Int = 0, sent: Int? = nil, handedOver: Int? = nil, seenAt: Timestamp? = nil, deviceID: DeviceID? = nil,
        agents: [AgentParty] = [], agentTyping: TypingState = TypingState(),
        customerTyping: TypingState = TypingState(), lastPushable: Int = 0, firstPushDue: Timestamp? = nil,
        due: Timestamp? = nil, agentSide: String = ChatHead.desk, agentCursor: Int = 0,
        userData: [String: String] = [:]
    ) {
        self.id = id
        self.serviceID = serviceID
        self.serviceName = serviceName
        self.version = version
        self.state = state
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.expiresAt = expiresAt
        self.lastPosition = lastPosition
        self.customerNickname = customerNickname
        self.user = user
        self.presence = presence
        self.holder = holder
        self.cursor = cursor
        self.sent = sent ?? cursor
        self.handedOver = handedOver ?? cursor
        self.seenAt = seenAt
        self.deviceID = deviceID
        self.agents = agents
        self.agentTyping = agentTyping
        self.customerTyping = customerTyping
        self.lastPushable = lastPushable
        self.firstPushDue = firstPushDue
        self.due = due
        self.agentSide = agentSide
        self.agentCursor = agentCursor
        self.userData = userData
    }
}
