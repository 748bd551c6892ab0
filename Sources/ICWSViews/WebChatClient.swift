public import ICWSClient
public import ICWSCore
public import ICWSWebChat

/// The customer's side of a chat, through the resources of `web-chat`, which need no session.
public struct WebChatClient: Sendable {
    private typealias Resources = ICWS.WebChat.Resources
    private let caller: ServerCaller
    private let target: CallTarget
    /// The customer's id.
    public let participantID: String
    /// The chat's id.
    public let chatID: String
    /// The pause before the next poll, as the server suggests; 0.5 to 60 s.
    public private(set) var pollWait: Duration
    private var read: Set<Key> = []
    private var newest = -1

    private struct Key: Sendable, Hashable {
        var participant: String
        var sequence: Int
    }

    /// Starts a chat.
    ///
    /// - Parameters:
    ///   - request: The customer, the queue and the attributes of the chat.
    ///   - caller: Makes the calls.
    ///   - target: The server.
    /// - Returns: The chat.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public static func start(
        _ request: ICWS.WebChat.StartChatRequest, caller: ServerCaller, target: CallTarget
    ) async throws -> WebChatClient {
        let answer = try await caller.call(Resources.Start.ChatStart(startChatRequest: request), to: target).orThrow()
        guard let started = answer.value() else { throw SessionError.notConnected }
        return WebChatClient(
            caller: caller, target: target, participantID: started.participantId, chatID: started.chatId,
            pollWait: wait(started.pollWaitSuggestion))
    }

    /// Resumes a chat that was started before.
    ///
    /// - Parameters:
    ///   - participantID: The customer's id.
    ///   - chatID: The chat's id.
    ///   - caller: Makes the calls.
    ///   - target: The server.
    /// - Returns: The chat.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public static func reconnect(
        participantID: String, chatID: String, caller: ServerCaller, target: CallTarget
    ) async throws -> WebChatClient {
        let request = ICWS.WebChat.ChatReconnectRequest(chatId: chatID, participantId: participantID)
        try await caller.call(Resources.Reconnect.ChatReconnect(chatReconnectRequest: request), to: target).orThrow()
        return WebChatClient(
            caller: caller, target: target, participantID: participantID, chatID: chatID, pollWait: .seconds(2))
    }

    private init(
        caller: ServerCaller, target: CallTarget, participantID: String, chatID: String, pollWait: Duration
    ) {
        self.caller = caller
        self.target = target
        self.participantID = participantID
        self.chatID = chatID
        self.pollWait = pollWait
    }

    /// Limits a suggested pause to 0.5 to 60 s; 2 s if it is no number.
    private static func wait(_ milliseconds: String) -> Duration {
        .milliseconds(min(max(Int(milliseconds) ?? 2_000, 500), 60_000))
    }

    /// Sends a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - contentType: `text/plain` or `text/html`.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public func say(_ text: String, contentType: String = "text/plain") async throws {
        let request = ICWS.WebChat.ChatSendMessageRequest(message: text, contentType: contentType)
        try await caller.call(
            Resources.SendMessage.ChatSendMessage(participantId: participantID, chatSendMessageRequest: request),
            to: target
        ).orThrow()
    }

    /// Shows the agent whether the customer is typing.
    ///
    /// - Parameter on: Whether the customer is.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public func showTyping(_ on: Bool) async throws {
        let request = ICWS.WebChat.ChatTypingStateRequest(typingIndicator: on)
        try await caller.call(
            Resources.TypingState.ChatTypingState(participantId: participantID, chatTypingStateRequest: request),
            to: target
        ).orThrow()
    }

    /// Polls for messages once.
    ///
    /// - Returns: The new messages in order, without those returned before.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public mutating func poll() async throws -> [ICWS.WebChat.ChatMessage] {
        let request = Resources.Messages.ChatGetMessages(participantId: participantID)
        let answer = try await caller.call(request, to: target).orThrow()
        guard let batch = answer.value() else { return [] }
        pollWait = Self.wait(batch.pollWaitSuggestion)
        return fresh(batch.messages)
    }

    /// Reads the whole chat again, for example after the answer to a poll was lost.
    ///
    /// - Returns: The new messages in order, without those returned before.
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public mutating func catchUp() async throws -> [ICWS.WebChat.ChatMessage] {
        let request = Resources.MessageHistory.ChatGetAllMessages(participantId: participantID)
        let answer = try await caller.call(request, to: target).orThrow()
        return fresh(answer.value()?.messages ?? [])
    }

    /// Returns the messages not returned before; drops those whose number is 1,000 or more below the newest.
    private mutating func fresh(_ messages: [ICWS.WebChat.ChatMessage]) -> [ICWS.WebChat.ChatMessage] {
        let new = messages.filter { message in
            message.sequenceNumber > newest - 1_000
                && read.insert(Key(participant: message.participantId, sequence: message.sequenceNumber)).inserted
        }
        newest = max(newest, new.map(\.sequenceNumber).max() ?? newest)
        let oldest = newest - 1_000
        if read.count > 2_000 { read = read.filter { $0.sequence > oldest } }
        return new
    }

    /// Leaves the chat.
    ///
    /// - Throws: ``RefusedError``, and as `ServerCaller.call`.
    public func leave() async throws {
        try await caller.call(Resources.Exit.ChatExit(participantId: participantID), to: target).orThrow()
    }
}
