import Beckon
import BeckonJSON
import BeckonPlatform
import Synchronization

/// A CXone that takes messages once by their ids, numbers contacts, and answers otherwise as a test says.
final class ScriptedCXone: PlatformTransport {
    struct Contact {
        var status = "new"
        var assignee: (id: Int64, name: String)?
    }

    struct State {
        var calls: [PlatformCall] = []
        /// The bodies of messages, in the order in which they were first taken.
        var messages: [JSONValue] = []
        var contacts: [String: Contact] = [:]
        /// The contact of each thread.
        var threads: [String: String] = [:]
        var isReachable = true
        /// The tokens that are valid.
        var tokens: Set<String> = []
        var issued = 0
        /// Answers that come before all others, once each, by a part of the address.
        var script: [(part: String, reply: PlatformReply)] = []
        /// Addresses with these endings answer 500.
        var failing: Set<String> = []
        var tellsContacts = true
        /// Whether a message is refused, by its text.
        var refuses: @Sendable (String) -> Bool = { _ in false }
        /// The status of these refusals.
        var refusal = 422
        /// How many of the next messages are taken and not answered.
        var lostAnswers = 0
        /// What the Patron API says of a contact.
        var callContacts: [String: JSONValue] = [:]
    }

    let state = Mutex(State())

    /// Answers the next call whose address holds a text.
    func answer(_ part: String, _ reply: PlatformReply) { state.withLock { $0.script.append((part, reply)) } }

    var calls: [PlatformCall] { state.withLock { $0.calls } }
    func calls(_ part: String) -> [PlatformCall] { calls.filter { $0.url.contains(part) } }
    var messages: [JSONValue] { state.withLock { $0.messages } }

    func messages(of thread: String) -> [JSONValue] {
        messages.filter { $0["thread"]?["idOnExternalPlatform"]?.string == thread }
    }

    func setReachable(_ isReachable: Bool) { state.withLock { $0.isReachable = isReachable } }
    func contact(of thread: String) -> String? { state.withLock { $0.threads[thread] } }

    func assign(_ thread: String, to assignee: (id: Int64, name: String)?) {
        state.withLock { state in
            guard let contact = state.threads[thread] else { return }
            state.contacts[contact]?.assignee = assignee
        }
    }

    func set(_ status: String, of thread: String) {
        state.withLock { state in
            guard let contact = state.threads[thread] else { return }
            state.contacts[contact]?.status = status
        }
    }

    func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
        let reply = state.withLock { state -> PlatformReply? in
            state.calls.append(call)
            guard state.isReachable else { return nil }
            if let place = state.script.firstIndex(where: { call.url.contains($0.part) }) {
                return state.script.remove(at: place).reply
            }
            if state.failing.contains(where: { call.url.hasSuffix($0) }) { return PlatformReply.json(500, [:]) }
            let reply = state.reply(call)
            guard state.lostAnswers > 0, call.url.hasSuffix("/messages") else { return reply }
            state.lostAnswers -= 1
            return nil
        }
        guard let reply else { throw PlatformFailure(.notReached) }
        return reply
    }
}

extension PlatformReply {
    static func json(_ status: Int, _ value: JSONValue) -> PlatformReply {
        PlatformReply(status: status, headers: ["content-type": "application/json"], body: value.encoded())
    }
}

extension ScriptedCXone.State {
    fileprivate mutating func reply(_ call: PlatformCall) -> PlatformReply {
        if call.url.contains("/token") {
            issued += 1
            tokens.insert("token-\(issued)")
            return .json(200, ["access_token": .string("token-\(issued)"), "expires_in": 3600])
        }
        if call.url.contains("/.well-known/") {
            return .json(
                200,
                [
                    "api_endpoint": "https://api-eu1.example.com", "auth_endpoint": "https://auth.example.com/auth",
                    "area": "eu1",
                ])
        }
        guard let bearer = call.headers.bearer, tokens.contains(bearer) else { return .json(401, [:]) }
        let path = call.url.split(separator: "/").map(String.init)
        let last = path.last ?? ""
        if call.url.contains("/incontactapi/") { return patron(call, last) }
        switch (call.method, last) {
        case ("POST", "messages"): return take(call)
        case ("PUT", "status"):
            guard path.count > 1, contacts[path[path.count - 2]] != nil else { return .json(404, [:]) }
            contacts[path[path.count - 2]]?.status = (try? JSONValue(parsing: call.body ?? []))?["status"]?.string ?? ""
            return .json(200, [:])
        case ("GET", _) where call.url.contains("/contacts?"):
            let thread = last.split(separator: "=").last.map(String.init) ?? ""
            let list = threads[thread].map { [view($0, of: thread)] } ?? []
            return .json(200, ["data": .array(list)])
        case ("GET", _) where call.url.contains("/contacts/"):
            guard contacts[last] != nil else { return .json(404, [:]) }
            return .json(200, view(last, of: threads.first { $0.value == last }?.key ?? ""))
        case ("GET", _) where call.url.contains("/channels/"): return .json(200, ["id": .string(last)])
        default: return .json(404, [:])
        }
    }

    private func view(_ id: String, of thread: String) -> JSONValue {
        let contact = contacts[id] ?? ScriptedCXone.Contact()
        let assignee = contact.assignee
        return [
            "id": .string(id), "status": .string(contact.status), "threadIdOnExternalPlatform": .string(thread),
            "inboxAssignee": assignee.map { .integer($0.id) } ?? .null,
            "inboxAssigneeUser": assignee.map { ["id": .integer($0.id), "nickname": .string($0.name)] } ?? .null,
        ]
    }

    private mutating func take(_ call: PlatformCall) -> PlatformReply {
        guard let body = try? JSONValue(parsing: call.body ?? []),
            let thread = body["thread"]?["idOnExternalPlatform"]?.string
        else { return .json(400, [:]) }
        if refuses(body["messageContent"]?["payload"]?["text"]?.string ?? "") { return .json(refusal, [:]) }
        let id = body["idOnExternalPlatform"]
        if !messages.contains(where: { $0["idOnExternalPlatform"] == id }) { messages.append(body) }
        let contact = threads[thread] ?? "\(71_554_321 + threads.count)"
        threads[thread] = contact
        if contacts[contact] == nil { contacts[contact] = ScriptedCXone.Contact() }
        return .json(200, tellsContacts ? ["contactNumber": .string(contact)] : [:])
    }

    private mutating func patron(_ call: PlatformCall, _ last: String) -> PlatformReply {
        if last.hasPrefix("queuecallback") {
            return .json(202, ["contactId": .integer(9_000 + Int64(calls.count { $0.url.contains("queuecallback") }))])
        }
        if last.hasPrefix("promise") { return .json(202, [:]) }
        if last == "end" { return .json(200, [:]) }
        return callContacts[last].map { .json(200, $0) } ?? .json(404, [:])
    }
}
