import Foundation

/// The same chats and callbacks in the older dialect, the Interaction Web Tools (icws §8).
///
/// Every answer of a chat takes its new events, and a refusal is a success whose status is a failure.
extension SimulatedPureConnect {
    func webTools(_ request: StandInRequest) -> SimulatedAnswer {
        if faults.occurs(.tooMany) {
            return SimulatedAnswer(503, headers: [("retry-after", "1")], body: Array("{}".utf8))
        }
        let path = request.path.dropFirst().map { $0 }
        switch (request.method, path.first, path.count) {
        case ("GET", "serverConfiguration", 1): return serverConfiguration
        case ("POST", "chat", 2) where path[1] == "start": return startWebTools(request.json)
        case ("POST", "chat", 2) where path[1] == "reconnect": return reconnectWebTools(request.json)
        case (_, "chat", 3): return chatWebTools(request.method, path[1], path[2], request.json)
        case (_, "callback", _): return callbackWebTools(request.method, path, request.json)
        default: return Self.refusal(404, "error.websvc.unknownResource")
        }
    }

    private var serverConfiguration: SimulatedAnswer {
        SimulatedAnswer(
            json: [
                [
                    "serverConfiguration": [
                        "cfgVer": 1,
                        "capabilities": [
                            "chat": ["start", "poll", "setTypingState", "sendMessage", "exit", "reconnect"],
                            "callback": ["create", "status", "reconnect"],
                        ],
                    ]
                ]
            ])
    }

    // MARK: - Chats

    private func startWebTools(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let name = json["participant"]?["name"], let target = json["target"], let type = json["targettype"] else {
            return Self.refusal(400, "error.websvc.missingProperty")
        }
        let started = start([
            "participantName": name, "targetName": target, "targetType": type,
            "attributes": json["attributes"] ?? [:],
        ])
        let made = SimulatedJSON.parse(started.body)
        guard started.status == 200, let participant = made?["participantId"]?.string, let chat = made?["chatId"] else {
            return Self.failure("chat", "error.websvc.unknownEntity.invalidQueue")
        }
        return chatAnswer(participant, [("chatID", chat)])
    }

    private func reconnectWebTools(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let id = json["chatID"]?.string, let chat = chats.chat(numbered: id) else {
            return Self.failure("chat", "error.websvc.unknownEntity.session")
        }
        return chatAnswer(chat.participant, [("chatID", .string(id))])
    }

    private func chatWebTools(
        _ method: String, _ operation: String, _ participant: String, _ json: SimulatedJSON
    ) -> SimulatedAnswer {
        guard let chat = chats.chat(participant) else {
            return Self.failure("chat", "error.websvc.unknownEntity.session")
        }
        if faults.occurs(.lostConversations) {
            chats.forget(participant)
            return Self.failure("chat", "error.websvc.unknownEntity.session")
        }
        let operations = ["sendMessage": "send-message", "setTypingState": "typing-state", "exit": "exit"]
        switch (method, operation) {
        case ("GET", "poll"): return chatAnswer(participant)
        case ("POST", _):
            guard let known = operations[operation] else { break }
            let answer = perform("POST", known, json, participant, chat)
            guard answer.status < 300 else { return Self.refusal(400, "error.websvc.missingProperty") }
            return operation == "exit" ? Self.success("chat", [("events", [])]) : chatAnswer(participant)
        default: break
        }
        return Self.refusal(404, "error.websvc.unknownResource")
    }

    /// An answer with the chat's new events.
    private func chatAnswer(
        _ participant: String, _ members: [(name: String, value: SimulatedJSON)] = []
    ) -> SimulatedAnswer {
        let messages = chats.poll(participant)
        if let chat = chats.chat(participant) { given(messages, chat) }
        let events = messages.map { Self.event($0.json) }
        return Self.success(
            "chat",
            [
                ("pollWaitSuggestion", SimulatedJSON(Int64(configuration.pollWait))), ("cfgVer", 1),
                ("participantID", .string(participant)), ("events", .array(events)),
            ] + members)
    }

    private static func event(_ message: SimulatedJSON) -> SimulatedJSON {
        let participant = message["participantId"]?.string ?? ""
        let isAgent = participant.hasPrefix("agent-")
        let name = isAgent ? String(participant.dropFirst("agent-".count)) : "Customer"
        var members: [(name: String, value: SimulatedJSON)] = [
            ("participantID", .string(participant)), ("sequenceNumber", message["sequenceNumber"] ?? 0),
            ("participantType", .string(isAgent ? "Agent" : "WebUser")),
        ]
        switch message["__type"]?.string?.split(separator: ":").last {
        case "chatTextMessage":
            members += [
                ("type", "text"), ("contentType", "text/plain"), ("value", message["value"] ?? ""),
                ("conversationSequenceNumber", message["sequenceNumber"] ?? 0), ("displayName", .string(name)),
            ]
        case "chatTypingIndicatorMessage":
            members += [("type", "typingIndicator"), ("value", message["value"] ?? .bool(false))]
        case "chatFileMessage":
            let file = [participant, message["fileGuid"]?.string ?? "", message["fileName"]?.string ?? ""]
            let escaped = file.map { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
            let address = "/websvcs/chat/getfile/" + escaped.joined(separator: "/")
            members += [("type", "file"), ("value", .string(address))]
        default:
            let state = message["state"]?.integer == 4 ? "disconnected" : "active"
            members += [
                ("type", "participantStateChanged"), ("state", .string(state)), ("participantName", .string(name)),
            ]
        }
        return .object(members)
    }

    // MARK: - Callbacks

    private func callbackWebTools(_ method: String, _ path: [String], _ json: SimulatedJSON) -> SimulatedAnswer {
        switch (method, path.count > 1 ? path[1] : "") {
        case ("POST", "create"):
            let made = createCallback([
                "targetQueue": json["target"] ?? .null, "targetQueueType": json["targettype"] ?? .null,
                "telephone": json["participant"]?["telephone"] ?? .null,
                "name": json["participant"]?["name"] ?? .null, "subject": json["subject"] ?? .null,
            ])
            guard made.status == 200, let ids = SimulatedJSON.parse(made.body) else {
                return Self.failure("callback", "error.websvc.unknownEntity.invalidQueue")
            }
            return Self.success(
                "callback",
                [("participantID", ids["participantID"] ?? ""), ("callbackID", ids["callbackID"] ?? "")])
        case ("GET", "status"):
            let told = callbackStatus(path.count > 2 ? path[2] : "")
            guard told.status < 300, let status = SimulatedJSON.parse(told.body) else {
                return Self.failure("callback", "error.websvc.unknownEntity.session")
            }
            let acd: SimulatedJSON = [
                "interactionState": status["state"] ?? "", "estimatedCallbackTime": status["queueWaitTime"] ?? 0,
            ]
            return Self.success("callback", [("acdStatus", acd)])
        case ("POST", "reconnect"):
            let isKnown = desk.callbacks.contains { Self.callbackID($0.id) == json["callbackID"]?.string }
            return isKnown
                ? Self.success("callback", []) : Self.failure("callback", "error.websvc.unknownEntity.session")
        default: return Self.refusal(404, "error.websvc.unknownResource")
        }
    }

    // MARK: - Envelopes

    private static func success(
        _ envelope: String, _ members: [(name: String, value: SimulatedJSON)]
    ) -> SimulatedAnswer {
        let status: SimulatedJSON = ["type": "success"]
        return SimulatedAnswer(json: .object([(name: envelope, value: .object(members + [("status", status)]))]))
    }

    private static func failure(_ envelope: String, _ reason: String) -> SimulatedAnswer {
        let status: SimulatedJSON = ["type": "failure", "reason": .string(reason)]
        let members: [(name: String, value: SimulatedJSON)] = [("status", status)]
        return SimulatedAnswer(json: .object([(name: envelope, value: .object(members))]))
    }
}
