public import ICWSClient
public import ICWSCore
public import ICWSInteractions
import ICWSMessaging

/// The state of a chat for its agent.
public struct ChatState: SessionState, Hashable {
    /// The most texts that are kept; the oldest are dropped first.
    public static let maximumTexts = 10_000

    /// Identifies a member by ids, since its display name may change.
    public struct MemberKey: Sendable, Hashable {
        /// The user's id.
        public var userID: String
        /// The interaction through which the user takes part.
        public var interactionID: String
    }

    /// The texts in order.
    public private(set) var texts: [ICWS.Interactions.Chat.ChatText] = []
    /// The members of the chat.
    public private(set) var members: [MemberKey: ICWS.Interactions.Chat.FullChatMember] = [:]
    /// Whether changes may be missing; the next full states clear it.
    public var isStale: Bool { contents.isStale || people.isStale }
    /// What could not be read of the last messages; empty when they were read whole.
    public var problems: [ContractProblem] { contents.problems + people.problems }
    private var contents = Freshness()
    private var people = Freshness()
    private let interactionID: String

    /// Makes a state without texts.
    ///
    /// - Parameter interactionID: The chat.
    public init(interactionID: String) { self.interactionID = interactionID }

    /// Whether the customer is typing.
    public var customerIsTyping: Bool {
        members.values.contains { $0.chatMemberType == .external && $0.isTyping }
    }

    /// Applies an event.
    ///
    /// - Parameter event: Any event of the session.
    /// - Returns: Whether the state changed.
    public mutating func apply(_ event: SessionEvent) -> Bool {
        guard case .message(let message) = event else {
            let path = Self.path(interactionID)
            let (texts, members) = (contents.note(event, of: path), people.note(event, of: path))
            return texts || members
        }
        let interaction = interactionID
        switch contents.take(
            message, as: ICWS.Interactions.Chat.ChatContentsMessage.self, where: { $0.interactionId == interaction })
        {
        case .other: break
        case .unreadable: return true
        case .value(let change):
            take(change)
            return true
        }
        switch people.take(
            message, as: ICWS.Interactions.Chat.ChatMembersMessage.self, where: { $0.interactionId == interaction })
        {
        case .other: return false
        case .unreadable: return true
        case .value(let change):
            take(change)
            return true
        }
    }

    private mutating func take(_ change: ICWS.Interactions.Chat.ChatContentsMessage) {
        if !change.isDelta { texts = [] }
        texts += change.messagesAdded
        if texts.count > Self.maximumTexts { texts.removeFirst(texts.count - Self.maximumTexts) }
    }

    private mutating func take(_ change: ICWS.Interactions.Chat.ChatMembersMessage) {
        if !change.isDelta { members = [:] }
        for member in change.membersRemoved { members[Self.key(member)] = nil }
        for member in change.membersAdded + change.membersChanged { members[Self.key(member)] = member }
    }

    /// The path of a chat's subscription.
    static func path(_ interactionID: String) -> String { "interactions/\(interactionID.percentEncoded)/chat" }

    private static func key(_ member: ICWS.Interactions.Chat.FullChatMember) -> MemberKey {
        MemberKey(userID: member.userId, interactionID: member.interactionId)
    }
}

/// The agent's view of one chat.
public struct ChatView: Sendable {
    private typealias Chat = ICWS.Interactions.Chat
    private typealias Subscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Chat
    private let session: ICWSSession
    /// The interaction.
    public let interactionID: String

    /// Makes a view without a subscription.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - interactionID: The interaction.
    public init(_ session: ICWSSession, interactionID: String) {
        self.session = session
        self.interactionID = interactionID
    }

    /// Subscribes to the chat.
    ///
    /// - Returns: The state after each change from now on.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func states() async throws -> SessionStates<ChatState> {
        let events = await session.events()
        try await session.send(Subscription.UpdateChatSubscription(interactionId: interactionID)).orThrow()
        return events.states(ChatState(interactionID: interactionID), in: session, of: ChatState.path(interactionID))
    }

    /// Sends a text.
    ///
    /// - Parameter text: The text.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func say(_ text: String) async throws {
        let parameters = Chat.ChatSendTextParameters(text: text, clearTypingIndicator: true)
        try await session.send(
            Chat.Resources.Messages.ChatSendMessage(
                interactionId: interactionID, chatSendTextParameters: parameters)
        ).orThrow()
    }

    /// Shows the customer whether the agent is typing.
    ///
    /// - Parameter on: Whether the agent is.
    /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
    public func showTyping(_ on: Bool) async throws {
        let parameters = Chat.ChatSetTypingIndicatorParameters(on: on)
        try await session.send(
            Chat.Resources.TypingIndicator.ChatSetTypingIndicator(
                interactionId: interactionID, chatSetTypingIndicatorParameters: parameters)
        ).orThrow()
    }

    /// Ends the subscription, not the chat.
    ///
    /// - Throws: As `ICWSSession.send`.
    public func stop() async throws {
        _ = try await session.send(Subscription.DeleteChatSubscription(interactionId: interactionID))
    }
}
