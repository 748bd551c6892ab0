import Beckon
import BeckonJSON
import BeckonPlatform
import ICWSClient
import ICWSCommon
import ICWSConnection
import ICWSCore
import ICWSWebCallback
import ICWSWebChat
import Synchronization

/// The calls of `web-chat`, which need no session (icws §8).
///
/// The requests and answers are those of `ICWSClient`, over the HTTPS client that all adapters share. What a server sends is read
/// without trust: a message that lacks something is passed over, and does not spoil the others.
struct ICWSCalls: CustomerCalls {
    let answersTakeMessages = false
    private typealias Resources = ICWS.WebChat.Resources
    /// The version of web-chat from which servers push.
    private static let webhookVersion = 5
    private let caller: ServerCaller
    private let versions = WebChatVersions()

    init(transport: any PlatformTransport) {
        caller = ServerCaller(dispatcher: PlatformDispatcher(transport: transport))
    }

    // MARK: - Calls

    /// Asks for the version of web-chat once, until the server fails: it changes only when the server is updated.
    func takesWebhooks(_ server: String) async -> Bool {
        if let known = versions[server] { return known >= Self.webhookVersion }
        let request = ICWS.Connection.Resources.FeaturesByFeatureId.GetFeature(featureId: "web-chat")
        guard let version = try? await call(request, server).value()?.version else { return false }
        versions[server] = version
        return version >= Self.webhookVersion
    }

    func start(_ request: ICWS.WebChat.StartChatRequest, at server: String) async throws(CustomerCallFailure)
        -> StartedChat
    {
        let answer = try await call(Resources.Start.ChatStart(startChatRequest: request), server)
        // What else an answer lacks does not matter: the chat is there, and another try would leave one more at the server.
        let json = (try? JSONValue(parsing: answer.bytes)) ?? .null
        guard let started = StartedChat(chat: json["chatId"], participant: json["participantId"]) else {
            throw .refused(status: answer.status)
        }
        return started
    }

    func say(
        _ text: String, as participant: String, at server: String
    ) async throws(CustomerCallFailure) -> WebChatBatch? {
        let request = ICWS.WebChat.ChatSendMessageRequest(message: text, contentType: "text/plain")
        _ = try await call(
            Resources.SendMessage.ChatSendMessage(participantId: participant, chatSendMessageRequest: request), server)
        return nil
    }

    func showTyping(
        _ isOn: Bool, as participant: String, at server: String
    ) async throws(CustomerCallFailure) -> WebChatBatch? {
        let request = ICWS.WebChat.ChatTypingStateRequest(typingIndicator: isOn)
        _ = try await call(
            Resources.TypingState.ChatTypingState(participantId: participant, chatTypingStateRequest: request), server)
        return nil
    }

    func reconnect(
        _ chat: String, as participant: String, at server: String
    ) async throws(CustomerCallFailure) -> String {
        let request = ICWS.WebChat.ChatReconnectRequest(chatId: chat, participantId: participant)
        _ = try await call(Resources.Reconnect.ChatReconnect(chatReconnectRequest: request), server)
        return participant
    }

    func exit(_ participant: String, at server: String) async throws(CustomerCallFailure) {
        _ = try await call(Resources.Exit.ChatExit(participantId: participant), server)
    }

    func poll(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebChatBatch {
        let answer = try await call(Resources.Messages.ChatGetMessages(participantId: participant), server)
        return Self.batch(answer.bytes)
    }

    /// `message-history` (web-chat 6).
    func history(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebChatBatch {
        let answer = try await call(Resources.MessageHistory.ChatGetAllMessages(participantId: participant), server)
        return Self.batch(answer.bytes)
    }

    /// Reads messages within the limits of whole answers: texts of agents may be long.
    private static func batch(_ bytes: [UInt8]) -> WebChatBatch {
        WebChatBatch((try? JSONValue(parsing: bytes, limits: .answers)) ?? .null)
    }

    func check(_ server: String) async throws(CustomerCallFailure) -> [String] {
        do throws(CustomerCallFailure) {
            _ = try await poll("00000000-0000-0000-0000-000000000000", at: server)
        } catch {
            guard error == .unknownChat else { throw error }
            return []
        }
        return ["answers for a chat that does not exist"]
    }

    // MARK: - Answers

    func call<Request: ServerRequest>(
        _ request: Request, _ server: String
    ) async throws(CustomerCallFailure) -> Answer<Request.Success> {
        let answer: Answer<Request.Success>
        do {
            let target = CallTarget(address: ServerAddress(template: server), host: "")
            answer = try await caller.call(request, to: target)
        } catch {
            versions[server] = nil
            throw .noAnswer((error as? PlatformFailure)?.reason ?? .malformed)
        }
        if let refusal = answer.refusal { throw Self.failure(refusal) }
        // A page in the answer's place comes from something before the server.
        let isBlank = answer.bytes.allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
        guard isBlank || (try? JSONValue(parsing: answer.bytes, limits: .answers)) != nil else {
            throw .noAnswer(.malformed)
        }
        return answer
    }

    private static func failure(_ refusal: Refusal) -> CustomerCallFailure {
        if refusal.isAboutUnknownCustomer { return .unknownChat }
        switch refusal.status {
        case 408, 429, 500...:
            let pause = refusal.retryAfter.map {
                min(Milliseconds.seconds($0.components.seconds), PlatformReply.longestPause)
            }
            return .busy(pause, status: refusal.status)
        default: return .refused(status: refusal.status)
        }
    }
}

/// The versions of web-chat, by server.
private final class WebChatVersions: Sendable {
    private let known = Mutex<[String: Int]>([:])

    subscript(server: String) -> Int? {
        get { known.withLock { $0[server] } }
        set { known.withLock { $0[server] = newValue } }
    }
}

/// The calls of `web-callback`, which need no session (icws §8).
extension ICWSCalls {
    private typealias CallbackResources = ICWS.WebCallback.Resources

    /// Asks a server to have a customer called.
    ///
    /// - Returns: Where the callback is.
    func createCallback(
        _ request: ICWS.WebCallback.CallbackCreateRequest, at server: String
    ) async throws(CustomerCallFailure) -> WebCallbackReference {
        let answer = try await call(CallbackResources.Create.CallbackCreate(callbackCreateRequest: request), server)
        // A server that took the request and does not say as what has a callback that nobody can follow.
        let json = (try? JSONValue(parsing: answer.bytes)) ?? .null
        return WebCallbackReference(
            server: server, callback: json["callbackID"]?.identifier ?? "",
            participant: json["participantID"]?.identifier ?? "")
    }

    /// How a callback stands.
    func callbackStatus(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebCallbackView {
        let answer = try await call(CallbackResources.Status.CallbackStatus(participantId: participant), server)
        return WebCallbackView((try? JSONValue(parsing: answer.bytes)) ?? .null)
    }

    /// Asks another server for a callback.
    func reconnectCallback(_ place: WebCallbackReference, at server: String) async throws(CustomerCallFailure) {
        guard let participant = ICWS.GUID(place.participant) else { throw .unknownChat }
        let request = ICWS.WebCallback.CallbackReconnectRequest(callbackID: place.callback, participantID: participant)
        _ = try await call(CallbackResources.Reconnect.CallbackReconnect(callbackReconnectRequest: request), server)
    }
}
