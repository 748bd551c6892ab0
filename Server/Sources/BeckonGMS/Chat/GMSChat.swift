import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import BeckonNode
import GMSContract
import Logging
import Synchronization

/// The operations of GMS chat v1 (gms-chat §3): parameters in, the JSON answer out.
///
/// It knows no HTTP.
struct GMSChat: Sendable {
    /// The operations below `…/ixn/chat/`.
    enum Operation: String, CaseIterable {
        case refresh
        case send
        case startTyping
        case stopTyping
        case disconnect
    }

    /// An answer, and the cursor to move once it is written.
    struct Answer: Sendable {
        var body: [UInt8]
        /// The move when the body is written; nil for none.
        var cursor: CursorMove?
        /// The position of the customer's message, also when an earlier call with the same key said it; nil for none.
        var position: Int?
    }

    /// The position up to which a customer has got events, before and after an answer.
    struct CursorMove: Hashable, Sendable {
        let chat: ChatID
        let from: Int
        let to: Int
        /// Whether the database stores it: the cursor of a polling customer.
        let isStored: Bool
        var client = PollingClient.first
    }

    /// The most events in one answer; the next refresh returns more.
    static let pageLength = 500

    let chats: ChatService
    let presence: PresenceService
    let callbacks: CallbackService
    let time: any TimeSource
    /// Makes the identity by which clients of chat version 2 find the same chat.
    let keys: ChatV2Keys
    /// Hears of chats whose customers no event can reach; nil if nobody wants to know.
    var unreachable: UnreachableChats?

    /// Creates a service instance: `POST /genesys/1/service/{name}`.
    func createService(_ name: String, _ call: Call) async throws -> [UInt8] {
        let instance = try await chats.createService(
            name: name, user: call.user, key: try Self.key(call), userData: ChatCreationFields.attached(call.parameters)
        )
        let isIssued = chats.services.chatOptions(instance.name).userHeader == .issued
        return ServiceCreated(
            id: instance.id.text, chatCreateURL: "\(call.baseURL)/1/service/\(instance.id.text)/ixn/chat",
            userHeader: isIssued ? instance.user : nil
        ).encoded()
    }

    /// Creates the chat of an instance: `POST /genesys/1/service/{id}/ixn/chat`.
    func create(_ id: ServiceID, _ call: Call) async throws -> Answer {
        let instance = try await chats.instance(id)
        if instance.kind == .callback { try await callbacks.checkChat(id) }
        let options = chats.services.chatOptions(instance.name)
        let request = try ChatCreationFields.request(
            call.parameters, user: call.user, options: options, now: time.now)
        let asked = try call.parameters.position()
        let outcome = try await chats.createChat(service: id, request)
        if request.usesComet, outcome.head.customer.user == nil { unreachable?.note() }
        if instance.kind == .callback { try await callbacks.chatStarted(id) }
        try await presence.chatStarted(outcome.head)
        var answer = try await answer(outcome.head, call, after: asked, showsEvents: false)
        if answer.events.isEmpty, outcome.head.life.state != .ended { answer.state = .connected }
        return Answer(body: answer.encoded(positions: options.restPosition))
    }

    /// One of the operations below `…/ixn/chat/`.
    func perform(_ operation: Operation, _ id: ServiceID, _ call: Call) async throws -> Answer {
        let asked = try call.parameters.position()
        let before = try await chats.head(service: id)
        let options = chats.services.chatOptions(of: before)
        try await chats.customerPolled(before)
        let (head, said) = try await apply(operation, to: before, call, options)
        let answer = try await answer(head, call, after: asked, showsEvents: operation == .refresh)
        return Answer(
            body: answer.encoded(positions: options.restPosition), cursor: movement(of: answer, head, asked),
            position: said)
    }

    private func apply(
        _ operation: Operation, to head: ChatHead, _ call: Call, _ options: ServiceOptions
    ) async throws -> (head: ChatHead, said: Int?) {
        switch operation {
        case .send:
            return try await send(call.parameters["message"] ?? "", to: head, call)
        case .refresh:
            if head.life.state == .ended, options.refuseRefreshAfterEnd { throw ChatRefusal(.ended) }
            if let device = try ChatCreationFields.device(call.parameters, options: options, now: time.now) {
                try await chats.name(device, in: head)
            }
            guard let text = call.parameters.first(of: "message") else { return (head, nil) }
            return try await send(text, to: head, call)
        case .startTyping: return (try await chats.perform(head.id, .customerTyping(.began)).head, nil)
        case .stopTyping: return (try await chats.perform(head.id, .customerTyping(.stopped)).head, nil)
        case .disconnect:
            let ended = try await end(head, call)
            try await callbacks.chatEnded(head.serviceID)
            return (ended, nil)
        }
    }

    private func send(_ text: String, to head: ChatHead, _ call: Call) async throws -> (head: ChatHead, said: Int?) {
        let outcome = try await chats.perform(head.id, .customerMessage(text: text, key: try Self.messageKey(call)))
        return (outcome.head, outcome.position)
    }

    private func end(_ head: ChatHead, _ call: Call) async throws -> ChatHead {
        let text = call.parameters.first(of: "message")
        let key = try text.flatMap { _ in try Self.messageKey(call) }
        let ended = try await chats.perform(head.id, .customerEnded(message: text, key: key)).head
        // A text that an earlier call has already sent must not prevent the end.
        return ended.life.state == .ended ? ended : try await chats.perform(head.id, .customerEnded()).head
    }

    /// The key of the request's text; the empty part separates customers' keys from agents'.
    private static func messageKey(_ call: Call) throws(Fault) -> String? {
        try key(call).map { "customer//\($0)" }
    }

    /// Makes an answer with the events after the request's position; without one, a refresh shows those after the position
    /// last answered or confirmed, any other operation none.
    private func answer(
        _ head: ChatHead, _ call: Call, after asked: Int?, showsEvents: Bool
    ) async throws -> ChatAnswer {
        let cursor = shown(head)
        let start = min(max(asked ?? cursor, 0), head.lastPosition)
        var answer = ChatAnswer(head: head, position: start)
        if asked != nil || showsEvents {
            let (current, events) = try await chats.reader.events(head.id, after: start, limit: Self.pageLength)
            answer = ChatAnswer(head: current, events: events, position: start)
        }
        if call.parameters.flag("_verbose") {
            answer.verbose = (call.baseURL, keys)
        }
        return answer
    }

    /// The position last answered here, or confirmed on CometD.
    private func shown(_ head: ChatHead) -> Int {
        let polled = chats.shown(head, to: .first)
        return head.customer.user == nil ? polled : max(polled, head.attendance.cursor)
    }

    /// How an answer moves the position last answered.
    ///
    /// For a CometD customer it affects only the next refresh without a position: the client confirms events on CometD.
    private func movement(of answer: ChatAnswer, _ head: ChatHead, _ asked: Int?) -> CursorMove? {
        guard let last = answer.events.last, head.customer.user == nil || asked == nil else { return nil }
        return CursorMove(chat: head.id, from: shown(head), to: last.position, isStored: head.customer.user == nil)
    }

    private static func key(_ call: Call) throws(Fault) -> String? {
        guard let key = call.key, !key.isEmpty else { return nil }
        guard key.utf8.count <= TextLimit.key else { throw .badValue("Idempotency-Key") }
        return key
    }
}

/// Warns of chats that want events by CometD and name no `gms_user`: no event can reach their customers.
///
/// Everything answers 200 then, so that nobody else notices. Usually a proxy drops the header.
final class UnreachableChats: Sendable {
    private let logger: Logger
    private let hasWarned = Atomic(false)

    /// Begins without a warning.
    init(logger: Logger) { self.logger = logger }

    /// Takes note of such a chat; the first one is logged.
    func note() {
        guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
        logger.warning(
            """
            a chat with notify_by=comet came without gms_user: its customer gets no events; if apps send the header, a proxy \
            drops it (nginx: underscores_in_headers on)
            """)
    }
}
