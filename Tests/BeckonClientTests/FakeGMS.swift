import BeckonJSON
import BeckonTransport
import Foundation
import Testing

/// A gateway in memory, written from the contract: services, chats with positions, and a Bayeux endpoint that reads a
/// chat on from the customer's cursor. It counts an answer as received when it was written, as the real ones do, and
/// has the faults that tests ask for.
actor FakeGMS: HTTPTransport {
    struct Chat {
        var userHeader: String
        var events: [JSONValue] = []
        var isOver = false
        var isCreated = false
        /// Where the customer's next session reads on.
        var cursor = 0
        var sentKeys: [String: Int] = [:]
    }

    struct Session {
        var userHeader: String
        var isSubscribed = false
        var sent: [String: Int] = [:]
    }

    enum Fault {
        /// Nothing arrives.
        case lostRequest
        /// The work is done, the answer is lost.
        case lostAnswer
        case status(Int)
        /// Something else answers: the sign-in page of a network.
        case page
        /// The connection fails in this way.
        case failure(TransportError.Code)
    }

    private(set) var chats: [String: Chat] = [:]
    private var sessions: [String: Session] = [:]
    private var counter = 0
    private var faults: [(path: String, fault: Fault)] = []
    private var isDown = false
    private var isSilent = false
    /// The last part of the path of calls that are held.
    private var heldPath: String?
    private var waiting = Signals()
    private(set) var requests: [TransportRequest] = []
    /// What happened, in order: the channel of a Bayeux message, else the last part of the path.
    private(set) var log: [String] = []
    private(set) var farewells: [JSONValue] = []
    /// Answers of dialogs, by the last part of the path.
    private var dialogs: [String: JSONValue] = [:]
    /// The most events in one answer of a refresh.
    private var pageSize = Int.max
    /// Whether calls about a chat that has ended are answered with 400.
    private var refusesEndedChats = false
    /// How many events before the cursor a new session gets again.
    private var resend = 0
    /// Whether it is Beckon: a key is carried out once, and an answer says so.
    private var isBeckon = true

    // MARK: What tests do

    func fault(_ fault: Fault, on path: String, times: Int = 1) {
        faults += Array(repeating: (path, fault), count: times)
    }

    func set(down: Bool) { isDown = down }

    /// Whether everything is taken and nothing answered.
    func set(silent: Bool) {
        isSilent = silent
        waiting.giveAll()
    }

    func hold(_ path: String) { heldPath = path }

    func release() {
        heldPath = nil
        waiting.giveAll()
    }

    func set(isBeckon: Bool) { self.isBeckon = isBeckon }
    func set(pageSize: Int) { self.pageSize = pageSize }
    func set(resend: Int) { self.resend = resend }
    func set(dialog: JSONValue, for action: String) { dialogs[action] = dialog }
    func refuseEndedChats() { refusesEndedChats = true }
    func forgetChats() { chats = [:] }

    /// What a restart leaves: the chats, and the sessions if they were kept.
    func restart(keepingSessions: Bool) {
        if !keepingSessions { sessions = [:] }
        waiting.giveAll()
    }

    func agent(_ type: String, _ text: String, in serviceID: String) {
        append(type, "Agent", text, "AGENT", to: serviceID)
    }

    func agentEnds(_ serviceID: String) {
        agent("Notice.Left", "has left the session", in: serviceID)
        chats[serviceID]?.isOver = true
        waiting.giveAll()
    }

    /// Removes the first events, as a server does that keeps a transcript only for so long.
    func forgetEvents(upTo position: Int, in serviceID: String) {
        for index in 0..<position { chats[serviceID]?.events[index] = .null }
    }

    func arrival(of count: Int = 1, on step: String) async {
        while log.filter({ $0 == step }).count < count, !Task.isCancelled { await change() }
    }

    func messages(in serviceID: String) -> [String] {
        (chats[serviceID]?.events ?? []).filter { $0[0]?.string == "Message.Text" }.compactMap { $0[2]?.string }
    }

    private func change() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }

    private func append(_ type: String, _ nickname: String, _ text: String, _ party: String, to serviceID: String) {
        let seconds = chats[serviceID]?.events.count ?? 0
        chats[serviceID]?.events.append([
            .string(type), .string(nickname), .string(text), .string(String(seconds)), .string(party),
        ])
        waiting.giveAll()
    }

    // MARK: HTTP

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        requests.append(request)
        let path = request.url.path
        let last = String(path.split(separator: "/").last ?? "")
        if isDown { throw TransportError(code: .cannotConnect, message: "down") }
        while isSilent, !Task.isCancelled { await change() }
        if Task.isCancelled { throw TransportError(code: .cancelled, message: "cancelled") }
        let steps = last == "cometd" && request.method == "POST" ? try bayeuxChannels(request) : [last]
        log += steps
        waiting.giveAll()
        let fault = faults.firstIndex { steps.contains($0.path) }.map { faults.remove(at: $0).fault }
        switch fault {
        case .lostRequest: throw TransportError(code: .connectionLost, message: "scripted")
        case .status(let status):
            return TransportResponse(
                status: status, body: Array(#"{"exception":"com.genesyslab.gsg.GSGException","message":"no"}"#.utf8))
        case .page: return TransportResponse(status: 200, body: Array("<html>Welcome to our café</html>".utf8))
        case .failure(let code): throw TransportError(code: code, message: "scripted")
        case .lostAnswer, nil: break
        }
        while heldPath == last, !Task.isCancelled { await change() }
        let response = try await last == "cometd" && request.method == "POST" ? bayeux(request) : rest(request)
        if case .lostAnswer = fault { throw TransportError(code: .timeout, message: "scripted") }
        return response
    }

    private static func json(_ value: JSONValue, status: Int = 200) -> TransportResponse {
        TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: value.encoded())
    }

    // MARK: REST

    private func rest(_ request: TransportRequest) -> TransportResponse {
        var parts = request.url.path.split(separator: "/").map(String.init)
        if request.method == "HEAD" { return TransportResponse(status: 405) }
        if isBeckon, parts.starts(with: ["beckon", "1"]) { return native(Array(parts.dropFirst(2)), request) }
        if parts.starts(with: ["genesys", "2", "chat"]) { return version2(Array(parts.dropFirst(3)), request) }
        guard parts.starts(with: ["genesys", "1", "service"]) else { return Self.json(["message": "?"], status: 404) }
        parts.removeFirst(3)
        switch (parts.count, parts.first ?? "") {
        case (1, "request-chat"), (1, "sales"):
            counter += 1
            let id = "180-\(counter)"
            chats[id] = Chat(userHeader: request.headers["gms_user"] ?? "")
            var response = Self.json(["_id": .string(id), "_chatIxnAPI-CREATE-URL": "http://elsewhere.test/"])
            if isBeckon { response.headers["Beckon-API"] = "1" }
            return response
        case (2, "callback"):
            var answer: JSONObject = ["_id": "CB1"]
            if let dialog = dialogs[parts[1]]?.object { for (key, value) in dialog { answer[key] = value } }
            return Self.json(.object(answer))
        case (3, "callback") where request.method != "POST":
            guard request.method == "GET" else { return Self.json([:]) }
            return Self.json(dialogs[parts[2]] ?? [:])
        case (2, _):
            guard let dialog = dialogs[parts[1]] else { break }
            return Self.json(dialog)
        case (3..., let id) where parts[1] == "ixn" && chats[id] != nil:
            return chat(parts.count == 3 ? "create" : parts[3], id, request)
        default: break
        }
        return Self.json(["exception": "com.genesyslab.gsg.GSGException", "message": "unknown"], status: 404)
    }

    private func chat(_ operation: String, _ id: String, _ request: TransportRequest) -> TransportResponse {
        let isStranger = chats[id]?.userHeader != request.headers["gms_user"] ?? ""
        if isStranger || (chats[id]?.isCreated == false && operation != "create") {
            return Self.json(["exception": "com.genesyslab.gsg.GSGException", "message": "no chat"], status: 404)
        }
        if refusesEndedChats, chats[id]?.isOver == true { return Self.json(["message": "over"], status: 400) }
        let form = FormFields(request.body)
        carryOutOnce(operation, id, form, request)
        let position = form["transcriptPosition"].flatMap(Int.init)
        let response = Self.json(resource(id, after: position, limit: pageSize, isREST: true))
        return signed(response, operation, id, request)
    }

    /// Carries out a key once, if it is Beckon.
    private func carryOutOnce(_ operation: String, _ id: String, _ form: FormFields, _ request: TransportRequest) {
        let key = isBeckon ? request.headers["Idempotency-Key"] : nil
        guard key.flatMap({ chats[id]?.sentKeys[$0] }) == nil else { return }
        carryOut(operation, id, form)
        let place = chats[id]?.events.count ?? 0
        if let key { chats[id]?.sentKeys[key] = place }
    }

    private func signed(
        _ response: TransportResponse, _ operation: String, _ id: String, _ request: TransportRequest
    ) -> TransportResponse {
        guard isBeckon else { return response }
        var response = response
        response.headers["Beckon-API"] = "1"
        if operation == "send", let key = request.headers["Idempotency-Key"], let place = chats[id]?.sentKeys[key] {
            response.headers["Beckon-Position"] = String(place)
        }
        return response
    }

    private func carryOut(_ operation: String, _ id: String, _ form: FormFields) {
        guard chats[id]?.isOver == false else { return }
        switch operation {
        case "create":
            guard chats[id]?.isCreated == false else { return }
            chats[id]?.isCreated = true
            append("Notice.Joined", form["userDisplayName"] ?? "", "has joined the session", "CLIENT", to: id)
        case "send": append("Message.Text", "Customer", form["message"] ?? "", "CLIENT", to: id)
        case "startTyping": append("Notice.TypingStarted", "Customer", "is typing", "CLIENT", to: id)
        case "stopTyping": append("Notice.TypingStopped", "Customer", "stopped typing", "CLIENT", to: id)
        case "disconnect":
            append("Notice.Left", "Customer", "has left the session", "CLIENT", to: id)
            chats[id]?.isOver = true
        default: break
        }
    }

    /// The chat resource with the events after a position, or with none.
    private func resource(_ id: String, after position: Int?, limit: Int = .max, isREST: Bool = false) -> JSONValue {
        guard let chat = chats[id] else { return .null }
        let start = min(max(position ?? chat.events.count, 0), chat.events.count)
        let known = chat.events[start...].drop { $0.isNull }
        let shown = known.prefix(limit)
        let last = shown.isEmpty ? chat.events.count : shown.endIndex
        return [
            "startedAt": "2026-11-20T09:00:00Z",
            "chatIxnState": chat.isOver ? "DISCONNECTED" : "TRANSCRIPT",
            "chatSessionId": .string("session-" + id),
            "transcriptToShow": .array(Array(shown)),
            "transcriptPosition": isREST ? .integer(Int64(last)) : .string(String(last)),
            "chatServiceMessage": "Chat service is available",
        ]
    }

    // MARK: Version 2

    private(set) var readReceipts: [Int] = []
    private var begunKeys: [String: String] = [:]
    private var alias = "117"
    /// The statuses and errors that the next requests of version 2 get.
    private var refusals: [(status: Int, isEnded: Bool)] = []

    func set(alias: String) { self.alias = alias }
    func refuseVersion2(_ status: Int, isEnded: Bool) { refusals.append((status, isEnded)) }

    private func version2(_ parts: [String], _ request: TransportRequest) -> TransportResponse {
        let form = FormFields(request.body)
        if !refusals.isEmpty {
            let (status, isEnded) = refusals.removeFirst()
            return Self.json([
                "statusCode": .integer(Int64(status)), "chatEnded": .bool(isEnded), "chatId": "", "messages": [],
                "errors": [["code": 249, "advice": "not now"]],
            ])
        }
        guard parts.count > 1 else { return beginVersion2(form, request) }
        guard parts.count == 3, chats[parts[1]] != nil, form["userId"] == "user-" + parts[1],
            form["secureKey"] == "key-" + parts[1], form["alias"]?.isEmpty == false
        else {
            return Self.json([
                "statusCode": 2, "chatEnded": true, "chatId": "", "messages": [],
                "errors": [["code": 249, "advice": "unknown"]],
            ])
        }
        let (id, operation) = (parts[1], parts[2])
        let next = form["transcriptPosition"].flatMap(Int.init)
        if operation == "readReceipt", let next { readReceipts.append(next) }
        carryOutOnce(operation, id, form, request)
        let after = operation == "readReceipt" ? nil : next.map { max(0, $0 - 1) }
        return signed(Self.json(answer(id, after: after)), operation, id, request)
    }

    private func beginVersion2(_ form: FormFields, _ request: TransportRequest) -> TransportResponse {
        let key = isBeckon ? request.headers["Idempotency-Key"] : nil
        let id: String
        if let known = key.flatMap({ begunKeys[$0] }) {
            id = known
        } else {
            counter += 1
            id = "180-\(counter)"
            if let key { begunKeys[key] = id }
            chats[id] = Chat(userHeader: "", isCreated: true)
            append("Notice.Joined", form["nickname"] ?? "", "", "CLIENT", to: id)
        }
        return signed(Self.json(answer(id, after: 0)), "create", id, request)
    }

    /// The answer with the events after a position, or with none; those before the end go out before it.
    private func answer(_ id: String, after position: Int?) -> JSONValue {
        guard let chat = chats[id] else { return .null }
        let start = min(max(position ?? chat.events.count, 0), chat.events.count)
        let shown = chat.events[start...].enumerated().drop { $0.element.isNull }.prefix(pageSize)
        let messages = shown.map { offset, event in Self.version2(event, index: start + offset + 1) }
        let next = messages.isEmpty ? start : start + (shown.last?.offset ?? 0) + 1
        return [
            "statusCode": 0, "chatEnded": .bool(chat.isOver && messages.isEmpty), "chatId": .string(id),
            "userId": .string("user-" + id), "secureKey": .string("key-" + id), "alias": .string(alias),
            "nextPosition": .integer(Int64(next + 1)), "messages": .array(messages),
        ]
    }

    private static func version2(_ event: JSONValue, index: Int) -> JSONValue {
        let types = [
            "Notice.Joined": "ParticipantJoined", "Notice.Left": "ParticipantLeft", "Message.Text": "Message",
            "Notice.TypingStarted": "TypingStarted", "Notice.TypingStopped": "TypingStopped",
        ]
        return [
            "index": .integer(Int64(index)), "type": .string(types[event[0]?.string ?? ""] ?? "Notice"),
            "utcTime": .integer(1_795_165_200_000 + Int64(index)), "text": event[2] ?? .null,
            "from": [
                "nickname": event[1] ?? .null, "participantId": 1,
                "type": .string(event[4]?.string == "CLIENT" ? "Client" : "Agent"),
            ],
        ]
    }

    // MARK: Beckon's own

    /// What the contact centre has accepted and read.
    private var agentProgress: (delivered: Int64, read: Int64) = (0, 0)
    private(set) var registrations: [String: String] = [:]
    private(set) var receipts: [JSONValue] = []
    private(set) var presences: [JSONValue] = []

    func set(delivered: Int64, read: Int64) { agentProgress = (delivered, read) }

    private func native(_ parts: [String], _ request: TransportRequest) -> TransportResponse {
        let body = (try? JSONValue(parsing: request.body)) ?? .null
        let bearer = request.headers["Authorization"]?.replacingOccurrences(of: "Bearer ", with: "") ?? ""
        switch (request.method, parts.first, parts.count) {
        case ("POST", "receipts", 1):
            guard chats[bearer] != nil else { return Self.json(["error": "unauthorized"], status: 401) }
            receipts.append(body)
            return Self.json([
                "delivered": body["position"] ?? 0, "read": body["position"] ?? 0,
                "agent": ["delivered": .integer(agentProgress.delivered), "read": .integer(agentProgress.read)],
            ])
        case ("PUT", "presence", 1):
            presences.append(body)
            waiting.giveAll()
            return Self.json(["expires": 0, "beat": 30])
        case ("POST", "devices", 1):
            counter += 1
            registrations["reg\(counter)"] = bearer
            return Self.json(
                [
                    "device": "device", "registration": .string("reg\(counter)"), "refreshAfter": 9_999_999_999_999,
                ], status: 201)
        case ("GET", "conversations", 3):
            guard let chat = chats[bearer], parts[1] == "session-" + bearer else {
                return Self.json(["error": "unknown", "message": "?"], status: 404)
            }
            let events = chat.events.enumerated().filter { $0.element[4]?.string == "AGENT" }
            return Self.json([
                "messages": .array(
                    events.map { place, event in
                        [
                            "position": .integer(Int64(place + 1)), "kind": event[0] ?? .null,
                            "sender": event[1] ?? .null,
                            "text": event[2] ?? .null,
                        ]
                    })
            ])
        case ("DELETE", "devices", 2):
            registrations[parts[1]] = nil
            return TransportResponse(status: 204)
        default: return Self.json(["error": "unknown", "message": "?"], status: 404)
        }
    }

    // MARK: Bayeux

    private func bayeuxChannels(_ request: TransportRequest) throws -> [String] {
        try JSONValue(parsing: request.body).array?.compactMap { $0["channel"]?.string } ?? []
    }

    private func bayeux(_ request: TransportRequest) async throws -> TransportResponse {
        let messages = try JSONValue(parsing: request.body).array ?? []
        var replies: [JSONValue] = []
        for message in messages {
            if message["channel"]?.string == "/meta/connect" {
                replies += try await connect(message)
            }
            replies.append(reply(to: message, request))
        }
        return Self.json(.array(replies))
    }

    /// Holds a connect until there are events, and takes them.
    private func connect(_ message: JSONValue) async throws -> [JSONValue] {
        guard let clientID = message["clientId"]?.string else { return [] }
        while true {
            guard let session = sessions[clientID] else { return [] }
            let events = session.isSubscribed ? takeEvents(clientID, session) : []
            if !events.isEmpty || message["advice"]?["timeout"]?.int == 0 { return events }
            await change()
            if Task.isCancelled { throw TransportError(code: .cancelled, message: "cancelled") }
            if isDown { throw TransportError(code: .connectionLost, message: "down") }
        }
    }

    private func takeEvents(_ clientID: String, _ session: Session) -> [JSONValue] {
        var events: [JSONValue] = []
        for (id, chat) in chats where chat.userHeader == session.userHeader && chat.isCreated {
            let sent = session.sent[id] ?? max(0, chat.cursor - resend)
            guard chat.events.count > sent || (chat.isOver && session.sent[id + "/over"] == nil) else { continue }
            sessions[clientID]?.sent[id] = chat.events.count
            if chat.isOver { sessions[clientID]?.sent[id + "/over"] = 1 }
            chats[id]?.cursor = chat.events.count
            events.append([
                "data": [
                    "message": resource(id, after: sent), "id": "0123456789abcdef0123456789abcdef",
                    "tag": .string("service.chat.refresh." + id),
                ],
                "channel": "/_genesys",
            ])
        }
        return events
    }

    private func reply(to message: JSONValue, _ request: TransportRequest) -> JSONValue {
        let channel = message["channel"]?.string ?? ""
        var reply: JSONObject = ["channel": .string(channel), "successful": true]
        reply["id"] = message["id"]
        let clientID = message["clientId"]?.string ?? ""
        switch channel {
        case "/meta/handshake":
            counter += 1
            sessions["client\(counter)"] = Session(userHeader: request.headers["gms_user"] ?? "")
            reply["clientId"] = .string("client\(counter)")
            reply["version"] = "1.0"
            reply["supportedConnectionTypes"] = ["long-polling"]
            reply["advice"] = ["reconnect": "retry", "interval": 0, "timeout": 30_000]
        case _ where sessions[clientID] == nil && channel != "/meta/disconnect":
            reply["successful"] = false
            reply["error"] = "402::Unknown client"
            reply["advice"] = ["reconnect": "handshake", "interval": 0]
        case "/meta/subscribe":
            sessions[clientID]?.isSubscribed = true
            reply["subscription"] = message["subscription"]
        case "/meta/disconnect":
            farewells.append(message)
            leave(clientID, message["ext"]?["transcriptPosition"]?.string.flatMap(Int.init))
        default: break
        }
        return .object(reply)
    }

    private func leave(_ clientID: String, _ position: Int?) {
        let session = sessions.removeValue(forKey: clientID)
        if let position, let user = session?.userHeader {
            for (id, chat) in chats where chat.userHeader == user {
                chats[id]?.cursor = min(position, chat.events.count)
            }
        }
        waiting.giveAll()
    }
}

/// The fields of a form body.
struct FormFields {
    private var fields: [String: String] = [:]

    init(_ body: [UInt8]) {
        for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            fields[String(parts[0]).removingPercentEncoding ?? ""] = String(parts[1]).removingPercentEncoding
        }
    }

    subscript(name: String) -> String? { fields[name] }
    var names: Set<String> { Set(fields.keys) }
}
