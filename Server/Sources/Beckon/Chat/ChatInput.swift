/// Everything that can happen to a chat.
package enum ChatInput: Hashable, Sendable {
    /// The chat begins; its first event is that the customer joined.
    case started(firstMessage: String?)
    /// `type` is a word of the app's own about the message; empty for none.
    case customerMessage(text: String, key: String?, type: String = "")
    case customerTyping(TypingChange)
    /// The customer sends an address for the agent to open.
    case customerPushedURL(String, key: String?)
    /// The customer's app sends a notice of its own kind.
    case customerNotice(text: String, key: String?)
    case customerRenamed(String)
    /// The customer has sent a file, whose content is kept.
    case customerSentFile(ChatFile, key: String?)
    /// The customer deletes a file that the customer sent.
    case customerDeletedFile(ChatFile)
    /// Further data about the customer, for the agent; a value replaces that of the same name.
    case customerData([String: String])
    /// The customer ends the chat, perhaps with a last message.
    case customerEnded(message: String? = nil, key: String? = nil)
    /// The callback of the chat is over: the customer leaves, unless an agent has the chat.
    case callbackEnded
    /// A Bayeux client of the customer is present, and `node` holds it.
    ///
    /// `from` is the last event that the client says it has, clamped to the transcript; nil leaves the cursor.
    case customerPresent(clientID: String, node: NodeID, handOver: HandOver = .arrived, from: Int? = nil)
    /// A customer without CometD sent a request.
    case customerPolled
    /// The customer went to the background or disappeared.
    ///
    /// `position` is the last event that the customer has, clamped to the transcript; nil leaves the cursor.
    case customerAway(position: Int?, Absence)
    /// The presence that the customer's apps report has changed.
    case appsChanged
    /// An agent, or another party of an agent side, acts.
    case agent(AgentParty, AgentEvent.Action, from: AgentSideName = .desk)
    /// A delivery to the agent side begins, if one is due; its claim ends at `until`.
    case deliveryBegan(claim: String, until: Timestamp)
    /// A delivery to the agent side has ended; a late end moves only the cursor.
    case deliveryEnded(claim: String, DeliveryEnd)
    /// Another contact centre reports an event of its chat; the verdict is the bridge policy's.
    case reported(BridgeEvent, BridgePolicy.Verdict)
    /// An app reported which events were delivered or read.
    case receiptRaised
    /// An app reports that the customer read everything up to a position, on a device; clamped to the transcript.
    case customerRead(position: Int, on: DeviceID?)
    /// The customer's app names a device: this chat pushes to it from now on. It is stored with that, unless an app has
    /// registered it.
    case deviceNamed(Device)
    /// A device belongs to another customer now: this chat does not push to it any more.
    case deviceTaken(DeviceID)
    /// The head's `due` is reached: the chat expires, or its customer may have been away for too long.
    ///
    /// A polling customer is judged by its last request, a present one by what a node sees of its client.
    case timeReached(Sighting)
    /// The node that held the customer's client ended or gave the client up; a present customer has until `until` to
    /// come back.
    ///
    /// Counts only while `node` holds the client; with nil, whichever node does.
    case released(node: NodeID?, until: Timestamp)
}

extension ChatInput {
    /// The sender's key for the event of this input, if it gave one.
    package var key: String? {
        switch self {
        case .customerMessage(_, let key, _), .customerEnded(_, let key), .customerPushedURL(_, let key),
            .customerNotice(_, let key), .customerSentFile(_, let key), .agent(_, .message(_, let key), _),
            .agent(_, .pushedURL(_, let key), _), .agent(_, .custom(_, let key), _), .agent(_, .file(_, let key), _),
            .agent(_, .sentFile(_, let key), _),
            .agent(_, .left(let key), _), .agent(_, .transferred(_, let key), _):
            key
        case .reported(let event, _): event.message.map { "report/\($0)" }
        default: nil
        }
    }

    /// The lane of its commit: what a node notices by itself is housekeeping, because the node will notice it again.
    var lane: CommitLine.Lane {
        switch self {
        case .customerAway(_, .missed), .timeReached, .released: .housekeeping
        default: .customers
        }
    }
}

/// Why a chat refuses an input.
package struct ChatRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Sendable {
        case unknownService
        case unknownChat
        case ended
        case emptyText
        case textTooLong
        /// The chat's attached data would be longer than they may be.
        case dataTooLong
        case notAChatService
        /// Another agent has the chat.
        case taken
        /// The chat changed during every attempt to write to it.
        case contended
        /// The customer has the most open chats that are allowed.
        case tooManyOpen
        /// A file is not taken or not given; the refusal says why.
        case file
    }

    package let code: Code
    /// The name of the agent who has the chat, with `taken`; not for logs.
    package let owner: String?
    /// Why, with `file`.
    package let file: FileRefusal?

    package init(_ code: Code, owner: String? = nil) {
        self.code = code
        self.owner = owner
        file = nil
    }

    package init(file refusal: FileRefusal) {
        code = refusal == .ended ? .ended : .file
        owner = nil
        file = refusal
    }

    /// Whether an earlier call with the same key may have succeeded before the chat came to refuse it.
    package var asksForEarlierCall: Bool {
        code == .ended || code == .taken || file == .tooMany || file == .tooMuch || file == .noAgent
    }

    package var description: String { "chat refused: \(code.rawValue) \(file?.rawValue ?? "")" }
}

/// Why a customer is away.
package enum Absence: Hashable, Sendable {
    /// The customer's client said good-bye; ignored while another client is present.
    case goodBye(clientID: String)
    /// A node misses the client, which has not said good-bye; counts only while that node holds the client.
    case missed(clientID: String, by: NodeID)
    /// The customer has not been seen with any client.
    case unseen

    /// The client that left; nil for any present client.
    var clientID: String? {
        switch self {
        case .goodBye(let clientID), .missed(let clientID, _): clientID
        case .unseen: nil
        }
    }
}

/// What a node knows about a customer's client when the chat is due.
package enum Sighting: Hashable, Sendable {
    /// The node looked for no client, because the customer was not present with one.
    case none
    /// The node holds the client; a client without a holder is held by that node from now on.
    case held(clientID: String, by: NodeID)
    /// Another node holds the client and is the one to miss it.
    case elsewhere(clientID: String)
    /// The node should hold the client but does not.
    case missing(clientID: String, at: NodeID)
}

/// Whether a client that changed nodes has received the first events that its new node wrote.
package enum HandOver: Hashable, Sendable {
    /// The client has them: its acknowledgement says so or, for a client without acknowledgements, its next request.
    case arrived
    /// The client's acknowledgement does not cover them yet.
    case unproven
}

/// A customer's position in a chat.
package struct ChatPosition: Hashable, Sendable {
    package let chat: ChatID
    /// The last event that the customer has; nil when nothing beyond the stored cursor is known.
    package let position: Int?

    package init(_ chat: ChatID, _ position: Int?) {
        self.chat = chat
        self.position = position
    }
}

/// How far one client has surely read its customer's chats.
package struct ClientPositions: Hashable, Sendable {
    /// The Bayeux client; nil for a client that polls.
    package let client: String?
    package let positions: [ChatPosition]

    package init(_ client: String?, _ positions: [ChatPosition]) {
        self.client = client
        self.positions = positions
    }
}
