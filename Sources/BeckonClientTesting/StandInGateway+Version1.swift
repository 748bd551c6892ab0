import BeckonJSON
import BeckonTransport
import Foundation

/// Services, and chats of version 1.
extension StandInGateway {
    func rest(_ request: TransportRequest) -> TransportResponse {
        var parts = request.url.path.split(separator: "/").map(String.init)
        if request.method == "HEAD" { return TransportResponse(status: 405) }
        if isBeckon, parts.starts(with: ["beckon", "1"]) { return native(Array(parts.dropFirst(2)), request) }
        if parts.starts(with: ["genesys", "2", "chat"]) { return version2(Array(parts.dropFirst(3)), request) }
        guard parts.starts(with: ["genesys", "1", "service"]) else { return Self.fault("unknown", status: 404) }
        parts.removeFirst(3)
        switch (parts.count, parts.first ?? "") {
        case (1, let service) where service != "unknown":
            counter += 1
            let id = "180-\(counter)"
            chats[id] = Chat(userHeader: request.headers["gms_user"] ?? "")
            var response = Self.json(["_id": .string(id), "_chatIxnAPI-CREATE-URL": "http://elsewhere.test/"])
            if isBeckon { response.headers["Beckon-API"] = "1" }
            return response
        case (2, "callback") where request.method == "GET":
            return Self.json(.array(cancelled.map(Self.cancelledRecord) + [dialogs["query"]].compactMap(\.self)))
        case (2, "callback"):
            var answer: JSONObject = ["_id": "CB1"]
            if let dialog = dialogs[parts[1]]?.object { for (key, value) in dialog { answer[key] = value } }
            return Self.json(.object(answer))
        case (3, "callback") where request.method != "POST":
            guard request.method == "DELETE" else { return Self.json(dialogs[parts[2]] ?? [:]) }
            let isRepeated = isBeckon && request.headers["Idempotency-Key"] != nil
            guard cancelled.insert(parts[2]).inserted || isRepeated else { return Self.fault("over", status: 400) }
            return Self.json([:])
        case (2, _):
            guard let dialog = dialogs[parts[1]] else { break }
            return Self.json(dialog)
        case (3..., let id) where parts[1] == "ixn" && chats[id] != nil:
            return chat(parts.count == 3 ? "create" : parts[3], id, request)
        default: break
        }
        return Self.fault("unknown", status: 404)
    }

    private static func cancelledRecord(_ id: String) -> JSONValue {
        ["_id": .string(id), "_callback_state": "COMPLETED", "_callback_reason": "CANCELLED"]
    }

    static func fault(_ words: String, status: Int) -> TransportResponse {
        json(["exception": "com.genesyslab.gsg.GSGException", "message": .string(words)], status: status)
    }

    func chat(_ operation: String, _ id: String, _ request: TransportRequest) -> TransportResponse {
        let isStranger = chats[id]?.userHeader != request.headers["gms_user"] ?? ""
        if isStranger || (chats[id]?.isCreated == false && operation != "create") {
            return Self.fault("no chat", status: 404)
        }
        if refusesEndedChats, chats[id]?.isOver == true { return Self.fault("over", status: 400) }
        let form = FormFields(request.body)
        carryOutOnce(operation, id, form, request)
        let position = form["transcriptPosition"].flatMap(Int.init)
        var json = resource(id, after: position, limit: pageSize, isREST: true)
        if form["_verbose"] == "true", isBeckon, var members = json.object {
            (members["userId"], members["secureKey"]) = (.string("user-" + id), .string("key-" + id))
            json = .object(members)
        }
        let response = Self.json(json)
        return signed(response, operation, id, request)
    }

    /// Carries out a key once, if it is Beckon.
    func carryOutOnce(_ operation: String, _ id: String, _ form: FormFields, _ request: TransportRequest) {
        let key = isBeckon ? request.headers["Idempotency-Key"] : nil
        guard key.flatMap({ chats[id]?.sentKeys[$0] }) == nil else { return }
        carryOut(operation, id, form)
        let place = chats[id]?.events.count ?? 0
        if let key { chats[id]?.sentKeys[key] = place }
    }

    func signed(
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

    func carryOut(_ operation: String, _ id: String, _ form: FormFields) {
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
    func resource(_ id: String, after position: Int?, limit: Int = .max, isREST: Bool = false) -> JSONValue {
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
}
