import Beckon
import BeckonJSON
import BeckonPlatform
import ICWSCore
import ICWSWebCallback
import ICWSWebChat

/// The calls of the Interaction Web Tools, which servers before ICWS's `web-chat` speak (icws §8).
///
/// Every answer takes the new events from the server, also that to a text. There is no history.
struct WebToolsCalls: CustomerCalls {
    private static let root = "/WebSvcs"
    /// The status that stands for a refusal within a success, which has none of its own.
    private static let refused = 200

    let answersTakeMessages = true
    let transport: any PlatformTransport

    // MARK: - Chats

    func takesWebhooks(_ server: String) async -> Bool { false }

    func start(_ request: ICWS.WebChat.StartChatRequest, at server: String) async throws(CustomerCallFailure)
        -> StartedChat
    {
        var body: JSONObject = [
            "supportedContentTypes": "text/plain", "participant": Self.participant(request.participantName),
            "transcriptRequired": false, "target": .string(request.targetName),
            "targettype": .string(request.targetType), "customInfo": "",
            "attributes": Self.attributes(request.attributes ?? [:]),
        ]
        if let language = request.language { body["language"] = .string(language) }
        let chat = try await ask("POST", "chat/start", .object(body), "chat", server)
        guard let started = StartedChat(chat: chat["chatID"], participant: chat["participantID"]) else {
            throw .refused(status: Self.refused)
        }
        return started
    }

    func say(_ text: String, as participant: String, at server: String) async throws(CustomerCallFailure)
        -> WebChatBatch?
    {
        let body: JSONValue = ["message": .string(text), "contentType": "text/plain"]
        return WebChatBatch(webTools: try await ask("POST", path("sendMessage", participant), body, "chat", server))
    }

    func showTyping(
        _ isOn: Bool, as participant: String, at server: String
    ) async throws(CustomerCallFailure) -> WebChatBatch? {
        let body: JSONValue = ["typingIndicator": .bool(isOn)]
        return WebChatBatch(webTools: try await ask("POST", path("setTypingState", participant), body, "chat", server))
    }

    func reconnect(_ chat: String, as participant: String, at server: String) async throws(CustomerCallFailure)
        -> String
    {
        let answer = try await ask("POST", "chat/reconnect", ["chatID": .string(chat)], "chat", server)
        return answer["participantID"]?.identifier ?? participant
    }

    func exit(_ participant: String, at server: String) async throws(CustomerCallFailure) {
        _ = try await ask("POST", path("exit", participant), nil, "chat", server)
    }

    func poll(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebChatBatch {
        WebChatBatch(webTools: try await ask("GET", path("poll", participant), nil, "chat", server))
    }

    func history(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebChatBatch {
        throw .refused(status: 404)
    }

    private func path(_ operation: String, _ participant: String) -> String {
        "chat/\(operation)/\(PlatformCall.escaped(participant))"
    }

    // MARK: - Callbacks

    func createCallback(
        _ request: ICWS.WebCallback.CallbackCreateRequest, at server: String
    ) async throws(CustomerCallFailure) -> WebCallbackReference {
        var participant = Self.participant(request.name).object ?? [:]
        participant["telephone"] = .string(request.telephone)
        var body: JSONObject = [
            "target": .string(request.targetQueue), "targettype": .string(request.targetQueueType),
            "participant": .object(participant), "customInfo": "", "attributes": .object([:]),
        ]
        if let subject = request.subject { body["subject"] = .string(subject) }
        let callback = try await ask("POST", "callback/create", .object(body), "callback", server)
        return WebCallbackReference(
            server: server, callback: callback["callbackID"]?.identifier ?? "",
            participant: callback["participantID"]?.identifier ?? "")
    }

    func callbackStatus(_ participant: String, at server: String) async throws(CustomerCallFailure) -> WebCallbackView {
        let path = "callback/status/\(PlatformCall.escaped(participant))"
        let callback = try await ask("GET", path, nil, "callback", server)
        return WebCallbackView(state: callback["acdStatus"]?["interactionState"]?.string ?? "")
    }

    func reconnectCallback(_ place: WebCallbackReference, at server: String) async throws(CustomerCallFailure) {
        _ = try await ask("POST", "callback/reconnect", ["callbackID": .string(place.callback)], "callback", server)
    }

    // MARK: - Set-up

    func check(_ server: String) async throws(CustomerCallFailure) -> [String] {
        let json = try await json("GET", "serverConfiguration", nil, server)
        let told = (json.array?.first ?? json)["serverConfiguration"]
        guard let capabilities = told?["capabilities"]?.object else { return ["does not say what it offers"] }
        let chat = (capabilities["chat"]?.array ?? []).compactMap(\.string).map { $0.lowercased() }
        return chat.contains("start") ? [] : ["does not offer the start of chats"]
    }

    // MARK: - Requests

    /// Asks, and returns the envelope's content.
    private func ask(
        _ method: String, _ path: String, _ body: JSONValue?, _ envelope: String, _ server: String
    ) async throws(CustomerCallFailure) -> JSONValue {
        let json = try await json(method, path, body, server)
        guard let content = json[envelope], content.object != nil else { throw .refused(status: Self.refused) }
        let status = content["status"]
        guard status?["type"]?.string?.lowercased() == "failure" else { return content }
        throw Self.failure(status?["reason"]?.string ?? "")
    }

    private func json(
        _ method: String, _ path: String, _ body: JSONValue?, _ server: String
    ) async throws(CustomerCallFailure) -> JSONValue {
        var call = PlatformCall(method, "\(server)\(Self.root)/\(path)")
        call.headers["Accept"] = "application/json"
        if let body {
            call.headers["Content-Type"] = "application/json"
            call.body = body.encoded()
        }
        // Every answer takes events from the server.
        call.isSafeToRepeat = false
        let reply: PlatformReply
        do throws(PlatformFailure) {
            reply = try await transport.send(call)
        } catch {
            throw .noAnswer(error.reason)
        }
        guard (200..<300).contains(reply.status) else { throw Self.failure(reply) }
        guard let json = try? JSONValue(parsing: reply.body, limits: .answers) else { throw .noAnswer(.malformed) }
        return json
    }

    private static func failure(_ reply: PlatformReply) -> CustomerCallFailure {
        switch reply.status {
        case 408, 429, 500...:
            .busy(reply.retryAfter, status: reply.status)
        default: .refused(status: reply.status)
        }
    }

    /// What a failure within a success means (`error.websvc.…`).
    private static func failure(_ reason: String) -> CustomerCallFailure {
        let word = reason.lowercased()
        let isUnknown = word.hasSuffix("unknownentity.session") || word.hasSuffix("entity.notconnected")
        return isUnknown ? .unknownChat : .refused(status: refused)
    }

    // MARK: - Values

    private static func participant(_ name: String) -> JSONValue { ["name": .string(name), "credentials": .null] }

    private static func attributes(_ attributes: [String: String]) -> JSONValue {
        .object(
            JSONObject(attributes.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
    }
}

/// What servers write as texts, numbers or truth values, whichever they take for it.
extension JSONValue {
    /// A text, also a number or a truth value in the place of one; nil for anything else.
    var words: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .integer(let number): "\(number)"
        case .bool(let isTrue): "\(isTrue)"
        case .null, .array, .object: nil
        }
    }

    /// An id of 1 to 200 bytes, which may be a number.
    var identifier: String? {
        guard bool == nil, let words, (1...200).contains(words.utf8.count) else { return nil }
        return words
    }

    /// A truth value, which may be a text or a number.
    var isTrue: Bool { bool ?? words.map { ["true", "1"].contains($0.lowercased()) } ?? false }
}
