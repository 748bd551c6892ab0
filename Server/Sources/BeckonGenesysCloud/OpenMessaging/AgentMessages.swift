import Beckon
import BeckonCallback
package import BeckonPlatform

/// Puts agents' messages into the chats that they are for: from webhooks, and from a conversation's details after a gap.
package struct AgentMessages: Sendable {
    /// What became of a message.
    package enum Outcome: Hashable, Sendable {
        /// It is in the transcript, now or since earlier.
        case taken
        /// It shows the customer nothing.
        case passedOver
        /// The customer will not get it, or not all of it, for a reason that receipts name.
        case failed(ReceiptReason)
    }

    private let names: AgentNames
    private let replies: QuickReplyBook
    private let typing: TypingClock
    private let tally: PlatformTally
    private let changes = MessageChanges()

    init(names: AgentNames, replies: QuickReplyBook, typing: TypingClock, tally: PlatformTally) {
        self.names = names
        self.replies = replies
        self.typing = typing
        self.tally = tally
    }

    /// Puts a message into its chat; repeating it changes nothing.
    ///
    /// - Parameters:
    ///   - message: A message to the customer.
    ///   - port: The port of the agent side.
    /// - Returns: What became of it.
    /// - Throws: ``StoreError``, ``ChatRefusal`` with `contended` and ``CallbackRefusal`` with status 503: the message has to come
    ///   again.
    package func take(_ message: OpenMessage, _ port: PlatformPort) async throws -> Outcome {
        for kind in message.unknown { tally.unknown(kind) }
        guard let customer = message.customer, (1...TextLimit.key).contains(customer.utf8.count) else {
            return message.isWords ? .failed(.invalidDestination) : .passedOver
        }
        do {
            let head = try await port.agents.head(ChatID(customer))
            let acts = InboundDecision.acts(on: message, among: head.side.agents, names: names)
            if let change = message.change, message.isWords {
                return try await take(change, of: message, acts, head, port)
            }
            guard changes.isNew(InboundDecision.key(message.id), in: head.id) else { return .passedOver }
            guard !acts.isEmpty else { return nothingToShow(message) }
            for act in acts { try await tell(head.id, act, port) }
            replies.offer(message, in: head.id)
            follow(message, acts, in: head.id, port)
            // The agent is told that the customer misses a part.
            return message.unshown.isEmpty ? .taken : .failed(.unsupportedMessage)
        } catch let refusal as ChatRefusal where refusal.code != .contended {
            // Typing in a chat that is over is nothing that an agent must know.
            return message.type == "Event" ? .passedOver : .failed(ReceiptReason(refusal))
        }
    }

    /// Puts a change of a message into the chat, as far as it tells the customer something new.
    private func take(
        _ change: OpenMessage.Change, of message: OpenMessage, _ acts: [ConversationDecision.Act], _ head: ChatHead,
        _ port: PlatformPort
    ) async throws -> Outcome {
        let sender = names.party(of: message.sender, isBot: message.isBot, among: head.side.agents)
        let told = MessageChange(
            key: InboundDecision.key(message.id), kind: change.kind,
            actions: acts.filter { $0.party == sender }.map(\.action))
        if change != .deleted {
            for act in acts where act.party != sender { try await tell(head.id, act, port) }
        }
        let isNews = try await changes.tell(told, parts: InboundDecision.parts, in: head.id, port.agents) { action in
            try await tell(head.id, ConversationDecision.Act(party: sender, action: action), port)
        }
        guard isNews else { return acts.isEmpty && change != .deleted ? nothingToShow(message) : .passedOver }
        replies.offer(message, in: head.id)
        typing.ended(in: head.id)
        return change == .deleted || message.unshown.isEmpty ? .taken : .failed(.unsupportedMessage)
    }

    private func tell(_ chat: ChatID, _ act: ConversationDecision.Act, _ port: PlatformPort) async throws {
        do {
            _ = try await port.agents.tell(chat, by: act.party, act.action)
        } catch let refusal as CallbackRefusal where !refusal.isForNow {
            // The event is committed; the chat's callback is gone.
        }
    }

    /// Has typing end after its time, or with the message.
    private func follow(
        _ message: OpenMessage, _ acts: [ConversationDecision.Act], in chat: ChatID, _ port: PlatformPort
    ) {
        guard case .on(let duration) = message.typing, let party = acts.last?.party else {
            return typing.ended(in: chat)
        }
        typing.began(in: chat, for: duration) {
            // A chat that has ended meanwhile refuses it.
            _ = try? await port.agents.tell(chat, by: party, .typing(.stopped))
        }
    }

    private func nothingToShow(_ message: OpenMessage) -> Outcome {
        switch message.type {
        case "Event", "Receipt": return .passedOver
        case "Text", "Structured": return message.unknown.isEmpty ? .passedOver : .failed(.unsupportedMessage)
        default:
            tally.unknown(message.type)
            return .failed(.unsupportedMessage)
        }
    }
}

extension OpenMessage.Change {
    fileprivate var kind: MessageChange.Kind {
        switch self {
        case .edited(let time): .edited(time)
        case .deleted: .withdrawn
        }
    }
}

/// Why a message did not reach the customer, in words of Open Messaging's receipts (contact-centers §2.7).
package enum ReceiptReason: String, Hashable, Sendable, CaseIterable {
    /// No chat has this customer.
    case invalidDestination = "InvalidDestination"
    /// The chat has ended.
    case messageNotAllowed = "MessageNotAllowed"
    /// The message has no kind that a customer can be shown.
    case unsupportedMessage = "UnsupportedMessage"
    /// A text is empty or too long.
    case invalidMessageStructure = "InvalidMessageStructure"
    case generalError = "GeneralError"

    init(_ refusal: ChatRefusal) {
        switch refusal.code {
        case .unknownChat: self = .invalidDestination
        case .ended: self = .messageNotAllowed
        case .emptyText, .textTooLong: self = .invalidMessageStructure
        default: self = .generalError
        }
    }

    /// What the agent reads.
    var words: String {
        switch self {
        case .invalidDestination: "No chat has this customer."
        case .messageNotAllowed: "The chat has ended."
        case .unsupportedMessage: "The app cannot show this kind of message."
        case .invalidMessageStructure: "The text is empty or too long."
        case .generalError: "The message was not taken."
        }
    }
}
