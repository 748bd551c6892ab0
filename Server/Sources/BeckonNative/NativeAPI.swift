import Beckon
import BeckonEdge
import BeckonJSON
import BeckonNode
import BeckonPlatform
import HTTPTypes
import Logging

/// The operations below `/beckon/1`, which GMS does not have: devices, presence, receipts, and events of other contact
/// centres.
///
/// It knows no router: it gets a request's values and returns the answer's. ``OpenAPIDocument`` describes it.
struct NativeAPI: Sendable {
    /// Longest identifier in a request, in UTF-8 bytes.
    static let longestName = 256
    /// After how many seconds an app should register its device again.
    static let refreshAge: Int64 = 30 * 86_400
    private static let longestToken = 4_096
    /// The most messages in one answer.
    private static let pageLength = 100

    let chats: ChatService
    let customers: CustomerService
    let bridge: BridgeService
    let sources: [String: BridgeSource]
    let tokens: CustomerTokens
    let time: any TimeSource
    private let secrets: SecretGuard
    private let limits: TrafficLimits
    private let logger: Logger
    private let refusals = RefusedWebhooks()

    /// - Parameters:
    ///   - node: The node.
    ///   - sources: The sources of events, by name.
    ///   - tokens: Checks the tokens of customers.
    ///   - salt: Random bits, by which addresses share counters of wrong secrets.
    init(node: Node, sources: [String: BridgeSource], tokens: CustomerTokens, salt: UInt64) {
        secrets = SecretGuard(salt: salt)
        limits = node.limits
        logger = node.logger
        chats = node.chats
        customers = CustomerService(chats: node.chats)
        bridge = BridgeService(chats: node.chats)
        self.sources = sources
        self.tokens = tokens
        time = node.time
    }

    // MARK: - Callers

    /// The customer of an `Authorization` header: of a customer token, or of a chat's secret.
    ///
    /// - Parameters:
    ///   - authorization: The header's value.
    ///   - peer: The caller's address, by which wrong secrets are counted.
    ///   - ignoringEnd: Whether an expired token counts.
    /// - Returns: The customer.
    /// - Throws: ``Fault`` with 401, the same for a secret that never existed and one that is no longer valid; with
    ///   429 after too many wrong secrets from this address.
    func principal(
        _ authorization: String?, from peer: String = "", ignoringEnd: Bool = false
    ) async throws -> CustomerPrincipal {
        let parts = (authorization ?? "").split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].utf8.count <= Self.longestToken else {
            throw Fault.unauthorized
        }
        let text = String(parts[1])
        if text.contains(".") {
            guard let id = tokens.customer(of: text, now: time.now, ignoringEnd: ignoringEnd) else {
                throw Fault.unauthorized
            }
            return .signed(id)
        }
        guard let attempt = secrets.begin(text, from: peer, uptime: time.uptime) else {
            throw Fault.tooManyAttempts
        }
        let head: ChatHead?
        do {
            head = try await chat(secret: text)
        } catch {
            secrets.giveBack(attempt)
            throw error
        }
        guard let head else {
            secrets.wasWrong(attempt)
            throw Fault.unauthorized
        }
        secrets.wasRight(attempt)
        return .chat(head)
    }

    /// Counts an act of a customer or a chat; ``AdmissionMiddleware`` has counted the address.
    ///
    /// - Parameters:
    ///   - act: The act.
    ///   - principal: The caller.
    ///   - peer: The caller's address.
    /// - Throws: ``TooManyRequests`` beyond the limit.
    func admit(
        _ act: LimitedAct, of principal: CustomerPrincipal, from peer: String
    ) throws(TooManyRequests) {
        if let wait = limits.take(act, of: principal.key.text, from: peer, uptime: time.uptime) {
            throw TooManyRequests(act, wait: wait)
        }
    }

    /// The chat of a secret; bridged chats have none.
    private func chat(secret: String) async throws -> ChatHead? {
        guard secret.utf8.count <= Self.longestName else { return nil }
        do {
            let head = try await chats.head(service: ServiceID(secret))
            return head.isBridged ? nil : head
        } catch is ChatRefusal {
            return nil
        }
    }

    // MARK: - Devices

    func register(_ body: JSONValue, for principal: CustomerPrincipal) async throws -> JSONValue {
        let device = try await customers.register(try device(body), for: principal)
        return [
            "device": .string(device.id.text), "registration": .string(device.registration ?? ""),
            "refreshAfter": .integer(Self.refreshAge),
        ]
    }

    func signOut(_ body: JSONValue, of principal: CustomerPrincipal) async throws {
        try await customers.signOut(try device(body).id, of: principal)
    }

    func signOut(registration: String) async throws {
        try await customers.signOut(registration: registration)
    }

    private func device(_ body: JSONValue) throws(Fault) -> Device {
        guard let type = body["type"]?.string.flatMap(PushType.init(rawValue:)) else {
            throw .bad("type must be one of \(PushType.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        let token = try text(body, "token", limit: Self.longestToken)
        let environment = try optionalText(body, "environment") ?? "production"
        guard ["production", "sandbox"].contains(environment) else {
            throw .bad("environment must be production or sandbox.")
        }
        return Device(
            type: type, token: token, debug: environment == "sandbox", language: try optionalText(body, "language"),
            providerName: try optionalText(body, "app"), registeredAt: time.now)
    }

    // MARK: - Presence and receipts

    func notePresence(_ body: JSONValue, of principal: CustomerPrincipal) async throws -> JSONValue {
        let status = try text(body, "status")
        guard ["active", "background"].contains(status) else {
            throw Fault.bad("status must be active or background.")
        }
        let until = try await customers.note(
            device: try text(body, "device"), conversation: try conversation(body, of: principal),
            isActive: status == "active", of: principal)
        return ["expires": .integer(until.milliseconds), "beat": .integer(PresenceRecord.beat.count / 1_000)]
    }

    func receive(_ body: JSONValue, of principal: CustomerPrincipal) async throws -> JSONValue {
        let status = try text(body, "status")
        guard ["delivered", "read"].contains(status) else { throw Fault.bad("status must be delivered or read.") }
        let mark: CustomerService.Mark
        if let position = body["position"]?.wholeNumber(clampedTo: TranscriptEvent.positions) {
            mark = .position(position)
        } else {
            mark = .message(try text(body, "message"))
        }
        let conversation = try conversation(body, of: principal)
        let receipt = try await customers.receive(
            isRead: status == "read", mark, conversation: conversation, device: try optionalText(body, "device"),
            of: principal)
        guard let receipt else { throw Fault.unknown }
        var answer: JSONObject = [
            "delivered": .integer(Int64(receipt.delivered)), "read": .integer(Int64(receipt.read)),
        ]
        if let head = try await customers.conversations(conversation, of: principal).first, !head.isBridged {
            answer["agent"] = Self.progress(of: head)
        }
        return .object(answer)
    }

    /// How far the agent side is with the customer's messages.
    ///
    /// The desk says what its agent has seen; a platform says what it
    /// has accepted, and not what was read there.
    private static func progress(of head: ChatHead) -> JSONValue {
        let cursor = JSONValue.integer(Int64(head.side.cursor))
        return ["delivered": cursor, "read": head.side.name == .desk ? cursor : 0]
    }

    /// Returns the messages behind a notice, for an app's extension whose push carried no text.
    func messages(
        _ conversation: String, after position: Int?, of principal: CustomerPrincipal
    ) async throws -> JSONValue {
        guard let head = try await customers.conversations(conversation, of: principal).first else {
            throw Fault.unknown
        }
        let events = try await customers.messages(
            head, after: position ?? head.attendance.cursor, limit: Self.pageLength)
        return [
            "conversation": .string(conversation), "lastPosition": .integer(Int64(head.lastPosition)),
            "messages": .array(
                events.map { event in
                    [
                        "position": .integer(Int64(event.position)), "kind": .string(event.kind.v1Word),
                        "sender": .string(event.nickname), "text": .string(event.text),
                        "at": .integer(event.at.milliseconds),
                    ]
                }),
        ]
    }

    private func conversation(_ body: JSONValue, of principal: CustomerPrincipal) throws(Fault) -> String {
        if case .chat(let head) = principal, body["conversation"] == nil { return head.conversation }
        return try text(body, "conversation")
    }

    // MARK: - Events of other contact centres

    /// Returns the source of a name, if the request is its own.
    ///
    /// - Throws: ``Fault``: 404 for a name that is not configured, 401 for a request without the source's proof.
    func source(_ name: String, headers: HTTPFields, body: [UInt8]) throws(Fault) -> BridgeSource {
        guard let source = sources[name] else { throw .unknown }
        guard source.verification.accepts(headers, body: body, now: time.now) else {
            refusals.tell("proof", side: name, body: body, at: time.uptime, in: logger)
            throw .unverified
        }
        return source
    }

    func take(_ body: [UInt8], from source: BridgeSource, isDry: Bool) async throws -> JSONValue {
        guard let json = try? JSONValue(parsing: body) else {
            refusals.tell("not JSON", side: source.name.text, body: body, at: time.uptime, in: logger)
            throw Fault.bad("The body is not valid JSON.")
        }
        let report = try source.mapping.report(json)
        let outcomes = try await bridge.take(report, from: source.name, rules: source.rules, isDry: isDry)
        var answer: JSONObject = ["events": .array(outcomes.map(Self.json))]
        if let action = report.action { answer["action"] = .string(action) }
        return .object(answer)
    }

    private static func json(_ outcome: BridgeService.Outcome) -> JSONValue {
        var object = JSONObject()
        if let conversation = outcome.conversation { object["conversation"] = .string(conversation) }
        if let chat = outcome.chat { object["chat"] = .string(chat.text) }
        if let position = outcome.position { object["position"] = .integer(Int64(position)) }
        object["verdict"] = .string(outcome.word)
        object["reason"] = .string(outcome.reason)
        return .object(object)
    }

    // MARK: - Members

    private func text(
        _ body: JSONValue, _ name: String, limit: Int = NativeAPI.longestName
    ) throws(Fault) -> String {
        guard let text = try optionalText(body, name, limit: limit) else { throw .bad("\(name) is missing.") }
        return text
    }

    private func optionalText(
        _ body: JSONValue, _ name: String, limit: Int = NativeAPI.longestName
    ) throws(Fault) -> String? {
        guard let value = body[name], !value.isNull else { return nil }
        guard let text = value.string, !text.isEmpty, text.utf8.count <= limit else {
            throw .bad("\(name) must be a text of 1 to \(limit) bytes.")
        }
        guard !ControlCharacters.occur(in: text) else { throw .bad("\(name) must not hold control characters.") }
        return text
    }
}
