/// Everything that can happen to a chat.
package enum ChatInput: Hashable, Sendable {
    /// The chat begins: its first event is the customer's own joining.
    case started(firstMessage: String?)
    case customerMessage(text: String, key: String?)
    case customerTyping(TypingChange)
    /// The customer ends the chat, perhaps with last words.
    case customerEnded(message: String? = nil, key: String? = nil)
    /// A Bayeux client of the customer is there, and this node holds it.
    case customerPresent(clientID: String, node: NodeID, handOver: HandOver = .arrived)
    /// A customer without CometD asked for something.
    case customerPolled
    /// The customer went to the background or vanished.
    ///
    /// `position` is the highest event the customer has, clamped to the transcript; nil leaves the cursor.
    case customerAway(position: Int?, Absence)
    /// What the customer's apps say about their screens has changed.
    case appsChanged
    /// Somebody of an agent side does something.
    case agent(AgentParty, AgentEvent.Action, from: AgentSideName = .desk)
    /// A delivery to the agent side begins, if one may: it has until a time.
    case deliveryBegan(claim: String, until: Timestamp)
    /// A delivery to the agent side has ended; a late one moves its progress only.
    case deliveryEnded(claim: String, DeliveryEnd)
    /// Another contact centre reports about a chat that it carries, with what its policy made of it.
    case reported(BridgeEvent, BridgePolicy.Verdict)
    /// An app said how far the customer's devices have got.
    case receiptRaised
    /// An app says that everything up to a position was read, on a device; clamped to the transcript.
    case customerRead(position: Int, on: DeviceID?)
    /// A device belongs to another customer now: this chat does not push to it any more.
    case deviceTaken(DeviceID)
    /// The head's `due` has come: the end of its life, or a customer may have been away for too long.
    ///
    /// Polling customers are judged by when they last asked, present ones by what a node sees of their clients.
    case timeReached(Sighting)
    /// The node that held the customer's client is no more or lets go of it: a customer who is there has until a time
    /// to come back.
    ///
    /// Counts only while `node` holds the client; nil in any case.
    case released(node: NodeID?, until: Timestamp)
}

extension ChatInput {
    /// The sender's own key for the event that this makes, if it gave one.
    package var key: String? {
        switch self {
        case .customerMessage(_, let key), .customerEnded(_, let key), .agent(_, .message(_, let key), _),
            .agent(_, .pushedURL(_, let key), _), .agent(_, .custom(_, let key), _), .agent(_, .file(_, let key), _),
            .agent(_, .left(let key), _), .agent(_, .transferred(_, let key), _):
            key
        case .reported(let event, _): event.message.map { "report/\($0)" }
        default: nil
        }
    }

    /// Whether somebody waits for it: what a node finds out by itself is housekeeping, and found out again.
    var lane: CommitLine.Lane {
        switch self {
        case .customerAway(_, .missed), .timeReached, .released: .housekeeping
        default: .customers
        }
    }
}

/// Why a chat refuses something.
package struct ChatRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Sendable {
        case unknownService
        case unknownChat
        case ended
        case emptyText
        case textTooLong
        case notAChatService
        /// Another agent has the chat.
        case taken
        /// The chat changed under every attempt to write to it.
        case contended
        /// The customer has as many open chats as it may have.
        case tooManyOpen
    }

    package let code: Code
    /// The name of the agent who has the chat, where that is why; not for logs.
    package let owner: String?

    package init(_ code: Code, owner: String? = nil) {
        self.code = code
        self.owner = owner
    }

    /// Whether an earlier call with the same key may have done what is refused now.
    package var asksForEarlierCall: Bool { code == .ended || code == .taken }

    package var description: String { "chat refused: \(code.rawValue)" }
}
