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

/// A person or bot on the agent side of a chat.
package struct AgentParty: Hashable, Sendable {
    /// The name that the customer sees.
    package var nickname: String
    package var kind: PartyKind
    /// The desk account or the agent side's own id.
    package var account: String

    package init(nickname: String, kind: PartyKind, account: String) {
        self.nickname = nickname
        self.kind = kind
        self.account = account
    }

    /// What an account begins with that an agent side makes of a name, because it was told no id.
    package static let namePrefix = "name/"

    /// Whether both may be one person: of one account, or of names that agree where an account is made of a name.
    ///
    /// Names agree when they are equal, or when one is the first name of the other.
    package func isSame(as other: AgentParty) -> Bool {
        if account == other.account { return true }
        guard kind == other.kind, isKnownByName || other.isKnownByName else { return false }
        return nickname == other.nickname || nickname.hasPrefix("\(other.nickname) ")
            || other.nickname.hasPrefix("\(nickname) ")
    }

    private var isKnownByName: Bool { account.hasPrefix(Self.namePrefix) }
}

/// The state of a chat's deliveries to its agent side: notices without a position that it accepted, and the next delivery.
package struct AgentLedger: Hashable, Sendable {
    /// What the agent side knows besides the events up to its cursor.
    package struct Told: Hashable, Sendable {
        /// Whether it knows of this chat.
        package var isOpened = false
        /// The absence that it knows of; nil if it knows of none, or of the return.
        package var awaySince: Timestamp?
        /// An absence in a delivery that it may have accepted.
        package var perhapsAwaySince: Timestamp?
        /// The delivered and read positions that it knows of.
        package var receipt = ReceiptMark()
        /// What the adapter must know of the chat, in its own words; nil if it noted nothing.
        package var reference: String?

        package init() {}
    }

    package var told = Told()
    /// When a delivery may begin; while one is under way, when its claim ends; nil while nothing is owed.
    package var due: Timestamp?
    /// The claim of the delivery under way, if any.
    package var claim: String?
    /// Whether more became owed while a delivery was under way.
    package var hasNews = false
    /// How many deliveries in a row failed.
    package var failures = 0
    /// Why the last delivery failed, in words that a log may hold.
    package var failure: String?
    /// The next notice, if the agent side has refused it by its content.
    package var refused: RefusedNotice?

    package init() {}
}

/// The notice that an agent side refuses by its content, and how often it has done so.
package struct RefusedNotice: Hashable, Sendable {
    /// How many refusals of one notice end the tries with its own content.
    package static let patience = 3
    /// How many failures at one notice end the tries with its own content, where the agent side takes other chats' notices.
    package static let patienceWithFailures = 5

    /// Which notice it is: the position of an event, else a word for its kind; of failures with ``failing(_:)``, of what failed
    /// beside its words with ``beside(_:)``.
    package let name: String
    /// How many deliveries ended with its refusal.
    package private(set) var count: Int

    package init(_ name: String, count: Int = 1) {
        self.name = name
        self.count = min(max(1, count), 64)
    }

    /// The name under which failures at a notice are counted, apart from its refusals.
    package static func failing(_ name: String) -> String { "\(name) fails" }

    /// The name under which is counted what belongs to a notice beside its words, such as the end of a conversation.
    package static func beside(_ name: String) -> String { "\(name) beside" }

    /// The same notice, refused once more.
    package var again: RefusedNotice { RefusedNotice(name, count: count + 1) }
}
