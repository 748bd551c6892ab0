import Foundation

/// A PureConnect server in memory: one contact centre with an agent side and a customer side.
///
/// It answers every described operation with a valid body, and simulates sessions, subscriptions, messages, chats,
/// callbacks and a list of users. It uses nothing of the library that is tested with it, not even its JSON, so that a
/// mistake of the library is not repeated here.
///
/// `@unchecked Sendable`: all mutable state is in `state`, which is used only while `condition` is locked.
package final class Simulator: @unchecked Sendable {
    let catalogue: Catalogue
    let samples: Samples
    private let condition = NSCondition()
    private var state = SimulatorState()

    /// Makes a contact centre without interactions.
    ///
    /// - Parameters:
    ///   - catalogue: The description.
    ///   - data: What there is before anybody connects.
    package init(_ catalogue: Catalogue, data: DataSet = .empty) {
        self.catalogue = catalogue
        samples = Samples(catalogue)
        state.fill(with: data)
    }

    /// The faults in force.
    package var switches: SimulatorSwitches {
        get { access { $0.switches } }
        set { access { $0.switches = newValue } }
    }

    /// The ids of the sessions.
    package var sessionIDs: [String] { access { $0.sessions.keys.sorted() } }

    /// The ids of the interactions that have not ended.
    package var interactionIDs: [String] {
        access { $0.interactions.values.filter { !$0.isEnded }.map(\.id).sorted() }
    }

    /// The subscriptions of a session: paths below `messaging/subscriptions`.
    ///
    /// - Parameter session: Its id.
    /// - Returns: The paths, sorted.
    package func subscriptions(of session: String) -> [String] {
        access { ($0.sessions[session]?.subscriptions.keys.sorted()) ?? [] }
    }

    /// One of the last 1,024 requests that were answered with a sample of the description.
    ///
    /// - Parameter number: The number in the answer's header `X-Simulator-Request`.
    /// - Returns: Its operation, verb, tokens, query, headers and body.
    package func request(_ number: Int) -> WireJSON? { access { $0.received[number] } }

    /// Sets a user's status, as another user would, and sends it to all subscribers of statuses.
    ///
    /// - Parameters:
    ///   - status: The status' id.
    ///   - user: The user's id.
    package func setStatus(_ status: String, of user: String) {
        access { $0.setStatus(["statusId": .text(status)], of: user) }
    }

    /// Drops all sessions without telling clients, as a server does that restarts.
    package func forgetSessions() { access { $0.sessions = [:] } }

    /// Sends a message to every session.
    ///
    /// - Parameter message: A JSON object.
    package func broadcast(_ message: WireJSON) {
        access { state in
            for id in state.sessions.keys { state.post(message, to: id) }
        }
    }

    /// Works on the state under the lock, then wakes the streams that wait for messages.
    func access<Value>(_ work: (inout SimulatorState) -> Value) -> Value {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        let value = work(&state)
        state.tellStatistics()
        return value
    }

    /// Begins a stream of a session; the session's earlier stream ends.
    ///
    /// - Parameter session: Its id.
    /// - Returns: The stream's number.
    func beginStream(of session: String) -> Int {
        access { state in
            state.sessions[session]?.streams += 1
            return state.sessions[session]?.streams ?? 0
        }
    }

    /// Takes the queued messages of a session, and waits for the first one if the queue is empty.
    ///
    /// - Parameters:
    ///   - session: Its id.
    ///   - stream: The stream's number.
    ///   - seconds: How long to wait.
    /// - Returns: The messages, empty when the wait is over; nil when the session or this stream of it has ended.
    func takeMessages(of session: String, stream: Int, waiting seconds: Double) -> [WireJSON]? {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: seconds)
        while let known = state.sessions[session], known.streams == stream, known.queue.isEmpty {
            guard condition.wait(until: end) else { return [] }
        }
        guard let known = state.sessions[session], known.streams == stream else { return nil }
        let messages = known.queue
        state.sessions[session]?.queue = []
        return messages
    }

    /// Answers a request.
    func answer(_ request: SimulatedRequest) -> SimulatedAnswer {
        if request.path == "/simulator/switches" { return control(request) }
        if request.path == "/" { return page() }
        var answer = access { respond(request, &$0) }
        let switches = switches
        answer.delay = min(max(switches.slowMilliseconds, 0), 60_000)
        let isSuccess = (200..<300).contains(answer.status) && answer.streamSession == nil
        if switches.emptySuccess, isSuccess { answer.body = [] }
        if switches.noContent, answer.status == 200, answer.body.isEmpty, isSuccess { answer.status = 204 }
        return answer
    }

    /// The page for a person: two agents and a customer.
    private func page() -> SimulatedAnswer {
        guard let file = SimulatorFiles.find("page.html"), let data = try? Data(contentsOf: file) else {
            return .error(404, "simulator.page", "The page is not beside the program.")
        }
        return SimulatedAnswer(
            status: 200, headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"],
            body: [UInt8](data))
    }

    /// Answers `GET` and `PUT /simulator/switches`, by which other programs set faults.
    private func control(_ request: SimulatedRequest) -> SimulatedAnswer {
        if request.verb == "PUT" {
            guard let new = try? JSONDecoder().decode(SimulatorSwitches.self, from: Data(request.body)) else {
                return .error(400, "simulator.switches")
            }
            switches = new
        }
        let body = (try? JSONEncoder().encode(switches)).map { [UInt8]($0) } ?? []
        return SimulatedAnswer(status: 200, headers: ["Content-Type": "application/json"], body: body)
    }

    private func respond(_ request: SimulatedRequest, _ state: inout SimulatorState) -> SimulatedAnswer {
        let wantsStream = request.headers["accept"]?.contains("text/event-stream") ?? false
        guard let match = catalogue.match(request.verb, request.path, wantsStream: wantsStream) else {
            return .error(404, "error.request.unsupported")
        }
        guard let operation = match.operation else {
            return .error(405, "error.request.accessDenied.httpMethodNotAllowed")
        }
        if operation.needsSession, let refusal = refusal(request, match.tokens, state) { return refusal }
        let problems = problems(request, operation, match.tokens)
        guard problems.isEmpty else {
            return .error(400, "error.request.invalid", problems.joined(separator: "; "))
        }
        if let kind = request.headers["x-simulator-sample"].flatMap(Samples.Kind.init) {
            return sample(operation, kind, request, match.tokens, &state)
        }
        var call = SimulatedCall(operation: operation, tokens: match.tokens, request: request)
        var answer = call.play(&state, self) ?? sample(operation, .full, request, match.tokens, &state)
        if state.switches.swallowNext == operation.name {
            state.switches.swallowNext = ""
            answer.isSilent = true
        }
        return answer
    }

    /// Refuses a request whose session, cookie or CSRF token is wrong; nil when all three are right.
    private func refusal(
        _ request: SimulatedRequest, _ tokens: [String: String], _ state: SimulatorState
    ) -> SimulatedAnswer? {
        let realm = ["WWW-Authenticate": "ICWS realm=\"ICWS\" location=\"/ICWS/connection\""]
        guard let session = state.sessions[tokens["sessionId"] ?? ""] else {
            return .json(401, .object(["errorCode": .integer(2), "message": .text("(localised text)")]), realm)
        }
        let cookies = Set((request.headers["cookie"] ?? "").split(separator: ";").map { $0.trimmed })
        guard !cookies.isEmpty else {
            return .json(401, .object(["errorCode": .integer(4), "message": .text("(localised text)")]), realm)
        }
        guard !state.switches.loadBalancer || cookies.contains(SimulatorState.balancer) else {
            return SimulatedAnswer(status: 502)
        }
        guard !state.switches.staleCookie, cookies.contains(session.cookie) else {
            let id = "error.request.accessDenied.cookie.invalid"
            let body: [String: WireJSON] = [
                "errorId": .text(id), "errorCode": .integer(5), "alternateHostList": .list([]),
                "message": .text("(localised text)"),
            ]
            return .json(401, .object(body), realm)
        }
        // A browser cannot set headers of an event source, so reading messages needs the cookie alone.
        let reads = request.verb == "GET" && request.path.lowercased().hasSuffix("/messaging/messages")
        guard reads || request.headers["inin-icws-csrf-token"] == session.token else {
            return .error(401, "error.request.accessDenied.csrfToken")
        }
        return nil
    }

    private func problems(
        _ request: SimulatedRequest, _ operation: Catalogue.Operation, _ tokens: [String: String]
    ) -> [String] {
        var problems: [String] = []
        for parameter in operation.parameters where parameter.required {
            let isThere =
                switch parameter.place {
                case "path": tokens[parameter.name]?.isEmpty == false
                case "query": request.query[parameter.name] != nil
                default:
                    request.headers[parameter.name.lowercased()] != nil
                        || (parameter.name == "ININ-ICWS-CSRF-Token" && operation.path.hasSuffix("/messages"))
                }
            if !isThere { problems.append("\(parameter.name) is missing") }
        }
        let known = Set(operation.parameters.filter { $0.place == "query" }.map(\.name))
        problems += request.query.keys.filter { !known.contains($0) }.map { "\($0) is no option" }
        guard let type = operation.request else { return problems }
        guard request.headers["content-type"]?.lowercased().hasPrefix("application/") == true else {
            return problems + ["Content-Type is missing"]
        }
        guard let body = WireJSON.parse(request.body) else { return problems + ["the body is no JSON"] }
        return problems + Validator(catalogue: catalogue).problems(body, type)
    }

    /// Makes a valid answer from the description alone.
    private func sample(
        _ operation: Catalogue.Operation, _ kind: Samples.Kind, _ request: SimulatedRequest,
        _ tokens: [String: String], _ state: inout SimulatorState
    ) -> SimulatedAnswer {
        let number = state.note(request.described(tokens, operation.name))
        var answer = SimulatedAnswer.empty(operation.status)
        if operation.success.text == "Binary" {
            answer = SimulatedAnswer(status: 200, body: Array("binary".utf8))
        } else if operation.success["stream"] != nil {
            let event = samples.value(operation.success, kind, 0, "").bytes()
            answer = SimulatedAnswer(status: 200, body: Array("data: ".utf8) + event + Array("\n\n".utf8))
        } else if operation.success != .null {
            answer = .json(operation.status, samples.value(operation.success, kind, 0, ""))
        }
        answer.headers["X-Simulator-Request"] = String(number)
        return answer
    }
}
