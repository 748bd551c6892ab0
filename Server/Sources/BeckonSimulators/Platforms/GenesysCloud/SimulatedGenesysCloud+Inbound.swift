/// What comes in by Open Messaging (contact-centers §2.7).
extension SimulatedGenesysCloud {
    func inbound(_ request: StandInRequest, _ path: [String]) -> SimulatedAnswer {
        guard path[2] == configuration.integration else { return Self.refusal(404, "integration.not.found") }
        switch path.dropFirst(4).joined(separator: "/") {
        case "open/message": return message(request)
        case "open/structured/response": return choice(request)
        case "open/event": return event(request.json)
        case "open/receipt": return receipt(request.json)
        default: return Self.refusal(404, "not.found")
        }
    }

    private func message(_ request: StandInRequest) -> SimulatedAnswer {
        let json = request.json
        let (text, content) = (json["text"]?.string, json["content"]?.elements ?? [])
        guard let channel = json["channel"], let id = channel["messageId"]?.string, !id.isEmpty,
            let from = channel["from"], let customer = from["id"]?.string, !customer.isEmpty,
            ["Email", "Phone", "Opaque"].contains(from["idType"]?.string), channel["time"]?.string != nil,
            text != nil || !content.isEmpty
        else { return Self.refusal(400, "bad.request") }
        // Metadata are a map of texts; attributes for flows have a place of their own, in the channel.
        guard json["metadata"].map({ $0.isTexts }) ?? true else { return Self.refusal(400, "bad.request") }
        let metadata = json["metadata"]?.texts ?? [:]
        let isOwn = metadata["beckon.event"] == nil && metadata["beckon.presence"] == nil
        guard !faults.refusals.refuse(text ?? "", id: id, hasFile: !content.isEmpty, isNotice: !isOwn) else {
            return faults.refusals.answer(Self.refusal(400, "message.not.allowed"))
        }
        if faults.occurs(.lostConversations) { desk.lose(customer) }
        let attachment = content.first?["attachment"]
        let name = from["nickname"]?.string ?? from["firstName"]?.string ?? ""
        let taken = desk.take(
            StandInDesk.Said(
                customer: customer, id: id, name: name, text: text ?? "",
                file: attachment.map { ($0["filename"]?.string ?? "", $0["url"]?.string ?? "") },
                data: channel["metadata"]?["customAttributes"]?.texts ?? [:], isNotice: !isOwn))
        if !taken.isDuplicate {
            if let presence = metadata["beckon.presence"] {
                desk.change(taken.conversation.id) { $0.isAway = presence == "away" }
            }
            publish(taken.conversation.id)
        }
        var answer: [(name: String, value: SimulatedJSON)] = [
            ("id", .string(id)),
            (
                "channel",
                [
                    "id": .string(configuration.integration), "platform": "Open", "type": "Private",
                    "messageId": .string(id),
                ]
            ), ("type", "Text"), ("direction", "Inbound"),
        ]
        if request.query["prefetchConversationId"] == "true" {
            answer.append(("conversationId", .string(taken.conversation.id)))
        }
        return SimulatedAnswer(json: .object(answer))
    }

    private func choice(_ request: StandInRequest) -> SimulatedAnswer {
        let json = request.json
        guard let channel = json["channel"], let id = channel["messageId"]?.string,
            let customer = channel["from"]?["id"]?.string, json["originatingMessageId"]?.string != nil,
            let text = json["buttonResponse"]?["text"]?.string, json["buttonResponse"]?["payload"]?.string != nil
        else { return Self.refusal(400, "bad.request") }
        let name = desk.conversation(of: customer)?.name ?? ""
        let taken = desk.take(StandInDesk.Said(customer: customer, id: id, name: name, text: text))
        if !taken.isDuplicate { publish(taken.conversation.id) }
        return SimulatedAnswer(json: ["id": .string(id)])
    }

    private func event(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let customer = json["channel"]?["from"]?["id"]?.string,
            json["events"]?.elements.first?["eventType"]?.string == "Typing"
        else { return Self.refusal(400, "bad.request") }
        guard let conversation = desk.conversation(of: customer) else {
            return Self.refusal(404, "conversation.not.found")
        }
        desk.change(conversation.id) { $0.isTyping = true }
        return SimulatedAnswer(json: ["type": "Event"])
    }

    private static let statuses = ["Sent", "Delivered", "Failed", "Published", "Removed"]

    private func receipt(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let id = json["id"]?.string, let customer = json["channel"]?["to"]?["id"]?.string,
            let status = json["status"]?.string, Self.statuses.contains(status)
        else { return Self.refusal(400, "bad.request") }
        let conversation = desk.conversations.last {
            $0.customer == customer && $0.lines.contains { $0.id == id }
        }
        guard let conversation else { return Self.refusal(404, "message.not.found") }
        desk.mark(id, in: conversation.id, as: status.lowercased())
        desk.note(.incoming, "receipt", customer, id: id, text: status, .accepted)
        publish(conversation.id)
        return SimulatedAnswer(json: ["id": .string(id), "status": .string(status)])
    }
}
