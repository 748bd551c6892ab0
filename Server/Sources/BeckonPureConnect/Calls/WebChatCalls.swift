import Beckon
import BeckonJSON
import BeckonPlatform
import ICWSClient
import ICWSCore
import ICWSWebChat

/// The calls of `web-chat`, which need no session (icws §8).
///
/// The requests and answers are those of `ICWSClient`, over the HTTPS client that all adapters share. What a server sends is read
/// without trust: a message that lacks something is passed over, and does not spoil the others.
struct WebChatCalls: Sendable {
    /// What a server says of a chat that it began.
    struct Started: Hashable {
        let chat: String
        let participant: String
    }

    /// How a call ended that was not taken.
    enum Failure: Error, Hashable {
        /// The server does not know the chat: it ended there, or the server was started again.
        case unknownChat
        /// The server asks for a pause, or is not the active one.
        case busy(Milliseconds?, status: Int)
        /// The server refuses what was sent.
        case refused(status: Int)
        /// No answer came; the server may have got the request unless it was not reached.
        case noAnswer(PlatformFault.Reason)
    }

    private typealias Resources = ICWS.WebChat.Resources
    private let caller: ServerCaller

    init(transport: any PlatformTransport) {
        caller = ServerCaller(dispatcher: PlatformDispatcher(transport: transport))
    }

    // MARK: - Calls

    func start(_ request: ICWS.WebChat.StartChatRequest, at server: String) async throws(Failure) -> Started {
        let answer = try await call(Resources.Start.ChatStart(startChatRequest: request), server)
        guard let started: ICWS.WebChat.StartChatResponse = answer.value(), !started.participantId.isEmpty else {
            throw .refused(status: answer.status)
        }
        return Started(chat: started.chatId, participant: started.participantId)
    }

    func say(_ text: String, as participant: String, at server: String) async throws(Failure) {
        let request = ICWS.WebChat.ChatSendMessageRequest(message: text, contentType: "text/plain")
        _ = try await call(
            Resources.SendMessage.ChatSendMessage(participantId: participant, chatSendMessageRequest: request), server)
    }

    func showTyping(_ isOn: Bool, as participant: String, at server: String) async throws(Failure) {
        let request = ICWS.WebChat.ChatTypingStateRequest(typingIndicator: isOn)
        _ = try await call(
            Resources.TypingState.ChatTypingState(participantId: participant, chatTypingStateRequest: request), server)
    }

    func reconnect(_ chat: String, as participant: String, at server: String) async throws(Failure) {
        let request = ICWS.WebChat.ChatReconnectRequest(chatId: chat, participantId: participant)
        _ = try await call(Resources.Reconnect.ChatReconnect(chatReconnectRequest: request), server)
    }

    func exit(_ participant: String, at server: String) async throws(Failure) {
        _ = try await call(Resources.Exit.ChatExit(participantId: participant), server)
    }

    /// The new messages; reading takes them from the server.
    func poll(_ participant: String, at server: String) async throws(Failure) -> WebChatBatch {
        let answer = try await call(Resources.Messages.ChatGetMessages(participantId: participant), server)
        return WebChatBatch((try? JSONValue(parsing: answer.bytes)) ?? .null)
    }

    /// All messages of the chat (web-chat 6).
    func history(_ participant: String, at server: String) async throws(Failure) -> WebChatBatch {
        let answer = try await call(Resources.MessageHistory.ChatGetAllMessages(participantId: participant), server)
        return WebChatBatch((try? JSONValue(parsing: answer.bytes)) ?? .null)
    }

    // MARK: - Answers

    func call<Request: ServerRequest>(
        _ request: Request, _ server: String
    ) async throws(Failure) -> Answer<Request.Success> {
        let answer: Answer<Request.Success>
        do {
            let target = CallTarget(address: ServerAddress(template: server), host: "")
            answer = try await caller.call(request, to: target)
        } catch {
            throw .noAnswer((error as? PlatformFault)?.reason ?? .malformed)
        }
        guard let refusal = answer.refusal else { return answer }
        throw Self.failure(refusal)
    }

    private static func failure(_ refusal: Refusal) -> Failure {
        let id = refusal.errorID ?? ""
        let isUnknown = ["invalidParticipantId", "invalidChatId", "invalidCallbackId"].contains { id.hasSuffix($0) }
        switch refusal.status {
        case 400, 404, 410: return isUnknown || refusal.status != 400 ? .unknownChat : .refused(status: refusal.status)
        case 408, 429, 500...:
            let pause = refusal.retryAfter.map { Milliseconds.seconds($0.components.seconds) }
            return .busy(pause, status: refusal.status)
        default: return .refused(status: refusal.status)
        }
    }
}

extension WebChatCalls.Failure {
    /// What the failure means for a delivery.
    var trouble: AgentAnswer.Trouble {
        switch self {
        case .unknownChat: .refused(reason: "the chat is not known")
        case .busy(let pause?, let status): .busy(pause, reason: "status \(status)")
        case .busy(nil, let status): .unreachable(reason: "status \(status)")
        case .refused(let status): .refused(reason: "status \(status)")
        case .noAnswer(let reason): .unreachable(reason: reason.rawValue)
        }
    }

    /// Whether another server may take what this one did not.
    var concernsServer: Bool {
        switch self {
        case .busy, .noAnswer: true
        case .unknownChat, .refused: false
        }
    }

    /// Whether the server may have done what was asked.
    var isInDoubt: Bool {
        switch self {
        case .noAnswer(let reason): reason != .notReached
        case .busy(_, let status): status != 429 && status != 503
        case .unknownChat, .refused: false
        }
    }
}
