import Beckon
import BeckonJSON
import GMSContract

/// The operations of GMS chat v1 (gms-chat §3): parameters in, the JSON answer out.
///
/// Knows no HTTP.
struct GMSChat: Sendable {
    /// The operations below `…/ixn/chat/`.
    enum Operation: String, CaseIterable {
        case refresh
        case send
        case startTyping
        case stopTyping
        case disconnect
    }

    /// What every call comes with.
    struct Call: Sendable {
        var parameters: RequestParameters
        /// The header `gms_user`.
        var user: String?
        /// The header `Idempotency-Key`.
        var key: String?
        /// The external address that absolute URLs begin with, with `/genesys`.
        var baseURL: String
    }

    /// An answer, and what is to be done once it is written.
    struct Answer: Sendable {
        var body: [UInt8]
        /// For a polling customer: the chat, the cursor before this answer and the one after it.
        var cursor: (chat: ChatID, from: Int, to: Int)?
    }

    /// At most this many events stand in one answer; the next refresh brings more.
    static let pageLength = 500

    let chats: ChatService
    let presence: BayeuxPresence
    let callbacks: CallbackService
    let time: any TimeSource

    /// Creates a service instance: `POST /genesys/1/service/{name}`.
    func createService(_ name: String, _ call: Call) async throws -> [UInt8] {
        let instance = try await chats.createService(
            name: name, user: call.user, key: try Self.key(call), userData: call.parameters.all)
        return ServiceCreated(
            id: instance.id.text, chatCreateURL: "\(call.baseURL)/1/service/\(instance.id.text)/ixn/chat"
        ).encoded()
    }

    /// Creates the chat of an instance: `POST /genesys/1/service/{id}/ixn/chat`.
    func create(_ id: ServiceID, _ call: Call) async throws -> Answer {
        let instance = try await chats.instance(id)
        if instance.kind == .callback { try await callbacks.checkChat(id) }
        let options = chats.options(of: instance)
        let request = try ChatCreationFields.request(
            call.parameters, user: call.user, options: options, now: time.now)
        let outcome = try await chats.createChat(service: id, request)
        if instance.kind == .callback { try await callbacks.chatStarted(id) }
        try await presence.chatStarted(outcome.head)
        var answer = try await answer(outcome.head, call, showsEvents: false)
        if answer.events.isEmpty, outcome.head.state != .ended { answer.state = .connected }
        return Answer(body: answer.encoded(positions: options.restPosition))
    }

    /// One of the operations below `…/ixn/chat/`.
    func perform(_ operation: Operation, _ id: ServiceID, _ call: Call) async throws -> Answer {
        let before = try await chats.head(service: id)
        let options = chats.options(ofChat: before)
        try await chats.customerPolled(before)
        let head = try await apply(operation, to: before, call, options)
        let showsEvents = operation == .refresh && head.user == nil
        let answer = try await answer(head, call, showsEvents: showsEvents)
        return Answer(
            body: answer.encoded(positions: options.restPosition), cursor: try movement(of: answer, head, call))
    }

    private func apply(
        _ operation: Operation, to head: ChatHead, _ call: Call, _ options: ServiceOptions
    ) async throws -> ChatHead {
        switch operation {
        case .send:
            return try await send(call.parameters["message"] ?? "", to: head, call)
        case .refresh:
            if head.state == .ended, options.refuseRefreshAfterEnd { throw ChatRefusal(.ended) }
            guard let text = call.parameters.first(of: "message") else { return head }
            return try await send(text, to: head, call)
        case .startTyping: return try await chats.perform(head.id, .customerTyping(true)).head
        case .stopTyping: return try await chats.perform(head.id, .customerTyping(false)).head
        case .disconnect:
            let ended = try await chats.perform(head.id, .customerEnded).head
            try await callbacks.chatEnded(head.serviceID)
            return ended
        }
    }

    private func send(_ text: String, to head: ChatHead, _ call: Call) async throws -> ChatHead {
        // An empty key part keeps customers' and agents' keys apart.
        let key = try Self.key(call).map { "customer//\($0)" }
        return try await chats.perform(head.id, .customerMessage(text: text, key: key)).head
    }

    /// Which events an answer shows: those after the request's position, else for a polling customer's refresh those
    /// after its own cursor, else none.
    private func answer(_ head: ChatHead, _ call: Call, showsEvents: Bool) async throws -> ChatAnswer {
        let asked = try call.parameters.integer("transcriptPosition")
        let cursor = chats.registry.pollCursor(head.id) ?? head.cursor
        let start = min(max(asked ?? cursor, 0), head.lastPosition)
        var answer = ChatAnswer(head: head, position: start)
        if asked != nil || showsEvents {
            let (current, events) = try await chats.events(head.id, after: start, limit: Self.pageLength)
            answer = ChatAnswer(head: current, events: events, position: start)
        }
        if call.parameters.flag("_verbose") {
            answer.verboseURL = "\(call.baseURL)/1/service/\(head.serviceID.text)"
        }
        return answer
    }

    /// How an answer moves the cursor of a polling customer.
    private func movement(
        of answer: ChatAnswer, _ head: ChatHead, _ call: Call
    ) throws -> (chat: ChatID, from: Int, to: Int)? {
        guard head.user == nil, let last = answer.events.last else { return nil }
        let from = chats.registry.pollCursor(head.id) ?? head.cursor
        return (head.id, from, last.position)
    }

    private static func key(_ call: Call) throws(GMSFault) -> String? {
        guard let key = call.key, !key.isEmpty else { return nil }
        guard key.utf8.count <= TextLimit.key else { throw .badValue("Idempotency-Key") }
        return key
    }
}
