import Foundation

/// The gateway's requests.
extension SimulatedGenesysCloud {
    package func answer(_ request: StandInRequest) async -> SimulatedAnswer? {
        if request.path == ["oauth", "token"] {
            return tokens.answer(request, client: configuration.clientID, secret: configuration.clientSecret)
        }
        // The handshake of a channel that is gone; the address is the proof, so no token comes with it.
        if request.path.first == "channels" { return Self.refusal(404, "channel.not.found") }
        if faults.occurs(.expiredTokens) { tokens.forget() }
        guard tokens.accept(request) else { return Self.refusal(401, "bad.credentials") }
        if faults.occurs(.tooMany) {
            var answer = Self.refusal(429, "too.many.requests")
            answer.headers.append(("retry-after", "1"))
            return limited(answer, used: configuration.requestsPerMinute)
        }
        guard request.path.starts(with: ["api", "v2"]) else { return Self.refusal(404, "not.found") }
        return limited(await route(request, Array(request.path.dropFirst(2))), used: 1)
    }

    /// Every answer tells the limit of requests.
    private func limited(_ answer: SimulatedAnswer, used: Int) -> SimulatedAnswer {
        var answer = answer
        answer.headers += [
            ("inin-ratelimit-count", "\(used)"), ("inin-ratelimit-allowed", "\(configuration.requestsPerMinute)"),
            ("inin-ratelimit-reset", "60"),
        ]
        return answer
    }

    private func route(_ request: StandInRequest, _ path: [String]) async -> SimulatedAnswer {
        switch (request.method, path.first ?? "", path.count > 1 ? path[1] : "") {
        case ("POST", "conversations", "messages") where path.count >= 5 && path[3] == "inbound":
            return inbound(request, path)
        case (_, "conversations", "messages"): return messages(request, path)
        case (_, "conversations", "callbacks"): return callbacks(request, path)
        case ("GET", "conversations", "messaging") where path.dropFirst(2).starts(with: ["integrations", "open"]):
            return integration(path.last ?? "")
        case (_, "notifications", "channels"):
            return channels.answer(request, path, base: "ws://127.0.0.1:\(port)")
        case ("GET", "routing", "queues"): return queue(path)
        case ("GET", "tokens", "me"):
            return SimulatedAnswer(json: [
                "organization": ["name": "Stand-in"], "OAuthClient": ["id": .string(configuration.clientID)],
            ])
        default: return Self.refusal(404, "not.found")
        }
    }

    /// A refusal in Genesys Cloud's form.
    static func refusal(_ status: Int, _ code: String) -> SimulatedAnswer {
        SimulatedAnswer(
            status, json: ["status": SimulatedJSON(Int64(status)), "code": .string(code), "message": .string(code)])
    }

    private func integration(_ id: String) -> SimulatedAnswer {
        guard id == configuration.integration else { return Self.refusal(404, "not.found") }
        return SimulatedAnswer(
            json: [
                "id": .string(id), "name": "Mobile app", "status": "Active", "createStatus": "Completed",
                "outboundNotificationWebhookUrl": SimulatedJSON(configuration.webhookURL),
            ])
    }

    private func queue(_ path: [String]) -> SimulatedAnswer {
        guard path.count > 2, path[2] == configuration.queue else { return Self.refusal(404, "not.found") }
        if path.last == "estimatedwaittime" {
            let waiting = Int64(desk.callbacks.count { $0.state == .waiting })
            return SimulatedAnswer(
                json: [
                    "results": [
                        ["intent": "ALL", "formula": "SIMPLE", "estimatedWaitTimeSeconds": SimulatedJSON(60 * waiting)]
                    ]
                ])
        }
        return SimulatedAnswer(json: ["id": .string(configuration.queue), "name": "Support"])
    }

    // MARK: - Conversations

    private func messages(_ request: StandInRequest, _ path: [String]) -> SimulatedAnswer {
        guard path.count > 2, let conversation = desk.conversation(path[2]) else {
            return Self.refusal(404, "conversation.not.found")
        }
        let rest = Array(path.dropFirst(3))
        switch (request.method, rest.first ?? "", rest.count) {
        case ("GET", "", 0): return SimulatedAnswer(json: SnapshotSpelling.of(conversation, queue: configuration.queue))
        case ("PATCH", "", 0):
            guard request.json["state"]?.string == "disconnected" else { return Self.refusal(400, "bad.request") }
            end(conversation.id)
            return SimulatedAnswer(202)
        case ("GET", "messages", 2):
            guard let line = conversation.lines.first(where: { $0.id == rest[1] }) else {
                return Self.refusal(404, "message.not.found")
            }
            return SimulatedAnswer(json: detail(line, of: conversation))
        case ("POST", "messages", 2) where rest[1] == "bulk":
            let ids = Set(request.json.elements.compactMap(\.string))
            let lines = conversation.lines.filter { ids.contains($0.id) }
            return SimulatedAnswer(json: ["entities": .array(lines.map { detail($0, of: conversation) })])
        case ("PATCH", "participants", 3) where rest[2] == "attributes":
            guard let attributes = request.json["attributes"]?.texts else { return Self.refusal(400, "bad.request") }
            desk.change(conversation.id) { $0.data.merge(attributes) { $1 } }
            publish(conversation.id)
            return SimulatedAnswer(json: ["attributes": SimulatedJSON(attributes)])
        default: return Self.refusal(404, "not.found")
        }
    }

    private func detail(_ line: StandInConversation.Line, of conversation: StandInConversation) -> SimulatedJSON {
        let isInbound = line.side == .customer
        return [
            "id": .string(line.id), "conversationId": .string(conversation.id),
            "direction": isInbound ? "inbound" : "outbound",
            "status": .string(SnapshotSpelling.status(of: line)),
            "timestamp": .string(StandInClock.text(line.at)),
            "normalizedMessage": isInbound
                ? ["id": .string(line.id), "type": "Text", "text": .string(line.text), "direction": "Inbound"]
                : calls.message(line, to: conversation),
        ]
    }

    /// Ends a conversation, and tells who follows the queue.
    func end(_ id: String) {
        desk.change(id) { $0.state = .ended }
        publish(id)
    }

    /// Tells who follows the queue how a conversation stands: always the whole conversation.
    func publish(_ id: String) {
        guard let conversation = desk.conversation(id) else { return }
        publish(
            "v2.routing.queues.\(configuration.queue).conversations.messages",
            SnapshotSpelling.of(conversation, queue: configuration.queue), of: conversation.customer)
    }

    func publish(_ topic: String, _ body: SimulatedJSON, of customer: String) {
        channels.publish(topic, body)
        calls.event(topic, body, of: customer)
    }
}

extension StandInTokens {
    /// Gives a token to a client of Genesys Cloud that proves itself (contact-centers §1).
    func answer(_ request: StandInRequest, client: String, secret: String) -> SimulatedAnswer {
        let basic = "Basic " + Data("\(client):\(secret)".utf8).base64EncodedString()
        let form = StandInTarget.values(of: String(decoding: request.body, as: UTF8.self))
        guard form["grant_type"] == "client_credentials" else {
            return SimulatedAnswer(400, json: ["error": "unsupported_grant_type"])
        }
        guard request.headers["authorization"] == basic else {
            return SimulatedAnswer(401, json: ["error": "invalid_client", "description": "client not found"])
        }
        return SimulatedAnswer(
            json: ["access_token": .string(issue()), "token_type": "bearer", "expires_in": SimulatedJSON(lifetime)])
    }
}
