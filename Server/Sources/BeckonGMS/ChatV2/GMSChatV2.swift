import Beckon
import BeckonCallback
import BeckonEdge
import BeckonNode
import GMSContract

/// The operations of chat version 2 over REST (Chat API Version 2): parameters in, the answer out.
///
/// It knows no HTTP. The customer polls: no `gms_user`, no CometD.
struct GMSChatV2: Sendable {
    /// The operations below `/genesys/2/chat/{service}/{chatId}/`.
    enum Operation: String, CaseIterable {
        case send, refresh, startTyping, stopTyping, disconnect, pushUrl, customNotice, updateNickname, updateData
        case readReceipt
    }

    let chats: ChatService
    let presence: PresenceService
    let callbacks: CallbackService
    let services: ServiceDirectory
    let time: any TimeSource
    let keys: ChatV2Keys

    /// An answer, and the cursor to move once it is written.
    struct Answer: Sendable {
        let body: ChatV2Answer
        var cursor: GMSChat.CursorMove?
        /// The position of the message that the call sent.
        var position: Int?
    }

    /// Whether a service of this name takes chats.
    func offers(_ service: String) -> Bool { services.catalog[service]?.kind == .chat }

    /// Begins a chat: `POST /genesys/2/chat/{service}`.
    ///
    /// - Throws: ``ChatV2Fault``, ``ChatRefusal``, ``Fault``, ``StoreError``.
    func request(_ service: String, _ call: Call) async throws -> Answer {
        try await answer(try await begin(service, call), after: 0, showsEvents: true)
    }

    /// Begins a chat.
    ///
    /// - Throws: ``ChatV2Fault``, ``ChatRefusal``, ``Fault``, ``StoreError``.
    func begin(_ service: String, _ call: Call) async throws -> ChatHead {
        let fields = try ChatV2Fields(call.parameters)
        guard let options = services.catalog[service] else { throw ChatRefusal(.unknownService) }
        let request = try fields.request(options, now: time.now)
        // What the chat would refuse leaves no instance behind.
        try ChatSession.checkData(request.userData)
        let instance = try await chats.createService(
            name: service, user: nil, key: call.key.flatMap { $0.isEmpty ? nil : $0 }, userData: [:])
        let outcome = try await chats.createChat(service: instance.id, request)
        try await presence.chatStarted(outcome.head)
        return outcome.head
    }

    /// Carries out an operation in a chat.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - chat: The chat that the path names.
    ///   - service: The service that the path names.
    ///   - call: The request.
    ///   - count: Counts the operation, once the request has shown the chat's key.
    /// - Returns: The answer.
    /// - Throws: ``ChatV2Fault``, ``ChatRefusal``, ``Fault``, ``StoreError``, and what `count` throws.
    func perform(
        _ operation: Operation, _ chat: ChatID, of service: String, _ call: Call,
        counting count: () throws -> Void
    ) async throws -> Answer {
        let fields = try ChatV2Fields(call.parameters)
        let before = try await admitted(chat, of: service, call.parameters)
        try count()
        let asked = try fields.position()
        try await chats.customerPolled(before)
        let outcome = try await apply(operation, to: before, fields, asked: asked, call)
        // A receipt's position is no wish for events.
        let after = operation == .readReceipt ? nil : asked
        var answer = try await answer(
            outcome.head, to: keys.client(of: before, call.parameters), after: after,
            showsEvents: operation == .refresh, isOver: operation == .disconnect)
        if operation == .send { answer.position = outcome.position }
        return answer
    }

    /// The chat, if the request's identity is its own.
    func admitted(
        _ chat: ChatID, of service: String, _ parameters: RequestParameters
    ) async throws -> ChatHead {
        // Compared before the chat is looked up: whether it exists shows only to whoever has its key.
        guard keys.admit(userID: parameters["userId"] ?? "", secureKey: parameters["secureKey"] ?? "", to: chat)
        else { throw ChatV2Fault.unknownChat }
        let head = try await chats.currentHead(chat)
        guard head.serviceName == service, head.life.expiresAt > time.now else { throw ChatV2Fault.unknownChat }
        return head
    }

    /// The chat of a CometD client, if the client has its key.
    func admitted(_ identity: CometIdentity) async throws -> ChatHead {
        guard let id = keys.chat(of: identity) else { throw ChatV2Fault.unknownChat }
        let head = try await chats.currentHead(id)
        guard head.life.expiresAt > time.now else { throw ChatV2Fault.unknownChat }
        return head
    }

    /// Carries out an operation in a chat whose key the request had.
    ///
    /// - Throws: ``ChatV2Fault``, ``ChatRefusal``, ``Fault``, ``StoreError``.
    func apply(
        _ operation: Operation, to head: ChatHead, _ fields: ChatV2Fields, asked: Int?, _ call: Call
    ) async throws -> ChatDecision {
        let (id, parameters) = (head.id, fields.parameters)
        let key = call.key.flatMap { $0.isEmpty ? nil : "customer//\($0)" }
        switch operation {
        case .refresh:
            guard let text = parameters.first(of: "message") else { return ChatDecision(unchanged: head) }
            return try await chats.perform(id, .customerMessage(text: text, key: key))
        case .send:
            let type = ChatCreationFields.cut(parameters["messageType"] ?? "")
            return try await chats.perform(
                id, .customerMessage(text: parameters["message"] ?? "", key: key, type: type))
        case .startTyping: return try await chats.perform(id, .customerTyping(.began))
        case .stopTyping: return try await chats.perform(id, .customerTyping(.stopped))
        case .pushUrl:
            guard let url = parameters.first(of: "pushUrl") else { throw ChatV2Fault.missing("pushUrl") }
            return try await chats.perform(id, .customerPushedURL(url, key: key))
        case .customNotice:
            return try await chats.perform(id, .customerNotice(text: parameters["message"] ?? "", key: key))
        case .updateNickname:
            guard let name = parameters.firstSeen(of: "nickname") else { throw ChatV2Fault.noNickname.going }
            return try await chats.perform(id, .customerRenamed(ChatCreationFields.cut(name)))
        case .updateData:
            try await takeDevice(of: fields, for: head)
            return try await chats.perform(id, .customerData(fields.businessData))
        case .readReceipt:
            guard let asked else { throw ChatV2Fault.missing("transcriptPosition") }
            _ = try await CustomerService(chats: chats).receive(
                isRead: true, .position(asked), conversation: id.text, device: nil, of: .chat(head))
            return ChatDecision(unchanged: head)
        case .disconnect:
            let text = parameters.first(of: "message")
            var ended = try await chats.perform(id, .customerEnded(message: text, key: text.flatMap { _ in key }))
            // A text that an earlier call has already sent must not prevent the end.
            if ended.head.life.state != .ended { ended = try await chats.perform(id, .customerEnded()) }
            try await callbacks.chatEnded(head.serviceID)
            return ended
        }
    }

    /// Makes the chat push to the device that a request's attached data name, if they name one.
    ///
    /// - Throws: ``Fault``, ``ChatRefusal``, ``StoreError``.
    func takeDevice(of fields: ChatV2Fields, for head: ChatHead) async throws {
        let device = try fields.device(chats.services.chatOptions(of: head), now: time.now)
        if let device { try await chats.name(device, in: head) }
    }

    /// An answer with the events after a position, or with those after the position last answered, or with none.
    ///
    /// A client that reads a chat of version 1 moves its own position alone: the chat's other client has not seen what it got,
    /// and pushes and receipts go by that one.
    private func answer(
        _ head: ChatHead, to client: PollingClient = .first, after asked: Int?, showsEvents: Bool, isOver: Bool = false
    ) async throws -> Answer {
        let shown = chats.shown(head, to: client)
        guard asked != nil || showsEvents else {
            let isEnded = head.life.state == .ended && (isOver || shown >= head.lastPosition)
            return Answer(body: keys.answer(head, [], next: shown + 1, isEnded: isEnded, to: client))
        }
        let start = min(max(asked ?? shown, 0), head.lastPosition)
        let (current, events) = try await chats.reader.events(head.id, after: start, limit: GMSChat.pageLength)
        let last = events.last?.position ?? start
        // Clients drop the messages of an answer that tells the end, so the last ones go out before it.
        let isEnded =
            current.life.state == .ended && (isOver || last <= max(shown, start) && last >= current.lastPosition)
        var answer = Answer(body: keys.answer(current, events, next: start + 1, isEnded: isEnded, to: client))
        if last > shown {
            answer.cursor = .init(chat: head.id, from: shown, to: last, isStored: client == .first, client: client)
        }
        return answer
    }
}

extension ChatV2Fault {
    /// The same failure in a chat that goes on.
    var going: ChatV2Fault { .missing("nickname") }
}
