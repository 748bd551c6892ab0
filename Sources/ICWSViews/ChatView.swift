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
    /// Whether changes may be missing; the next full state clears it.
    public private(set) var isStale = true
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
            let path = "interactions/\(interactionID.percentEncoded)/chat"
            guard event.maySkipMessages(of: path), !isStale else { return false }
            isStale = true
            return true
        }
        if let contents = message.as(ICWS.Interactions.Chat.ChatContentsMessage.self) {
            guard contents.interactionId == interactionID else { return false }
            if !contents.isDelta {
                texts = []
                isStale = false
            }
            texts += contents.messagesAdded
            if texts.count > Self.maximumTexts { texts.removeFirst(texts.count - Self.maximumTexts) }
            return true
        }
        guard let change = message.as(ICWS.Interactions.Chat.ChatMembersMessage.self),
            change.interactionId == interactionID
        else { return false }
        if !change.isDelta { members = [:] }
        for member in change.membersRemoved { members[Self.key(member)] = nil }
        for member in change.membersAdded + change.membersChanged { members[Self.key(member)] = member }
        return true
    }

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
        return events.states(ChatState(interactionID: interactionID))
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
