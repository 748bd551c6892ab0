/// What comes in by the BYOC channel (contact-centers §3.2), and what becomes of contacts.
extension SimulatedCXone {
    private static let contents: Set<String> = [
        "TEXT", "FILE", "FORM", "PLUGIN", "POSTBACK", "QUICK_REPLIES", "RICH_LINK", "LIST_PICKER", "ADAPTIVE_CARD",
        "TIME_PICKER",
    ]
    private static let statuses: Set<String> = [
        "new", "open", "pending", "escalated", "resolved", "closed", "trashed",
    ]

    /// `POST channels/{channelId}/messages`: takes a message once by its id.
    func inbound(_ request: StandInRequest) -> SimulatedAnswer {
        let json = request.json
        let (content, author) = (json["messageContent"], json["authorEndUserIdentity"])
        let text = content?["payload"]?["text"]?.string
        let file = json["attachments"]?.elements.first
        guard let id = json["idOnExternalPlatform"]?.string, !id.isEmpty,
            let thread = json["thread"]?["idOnExternalPlatform"]?.string, !thread.isEmpty,
            let customer = author?["idOnExternalPlatform"]?.string, !customer.isEmpty,
            let type = content?["type"]?.string, Self.contents.contains(type), text != nil || file != nil,
            json["direction"]?.string ?? "inbound" == "inbound"
        else { return Self.refusal(400, "invalid_message") }
        let marks = content?["parameters"]?.texts ?? [:]
        let isNotice = marks["beckon.event"] != nil || marks["beckon.presence"] != nil
        guard !faults.refusals.refuse(text ?? "", id: id, hasFile: file != nil, isNotice: isNotice) else {
            return faults.refusals.answer(Self.refusal(422, "message_not_allowed"))
        }
        if faults.occurs(.lostConversations) { lose(thread) }
        let name = Self.name(author)
        facts[thread] = CXoneFacts.Customer(id: customer, name: name)
        let fields = (json["contact"]?["customFields"]?.elements ?? []).compactMap { field in
            field["ident"]?.string.map { ($0, field["value"]?.string ?? "") }
        }
        let taken = desk.take(
            StandInDesk.Said(
                customer: thread, id: id, name: name, text: text ?? "",
                file: file.map { ($0["friendlyName"]?.string ?? "", $0["url"]?.string ?? "") },
                data: Dictionary(fields) { $1 },
                isNotice: isNotice))
        if !taken.isDuplicate { noteInbound(taken, id, presence: marks["beckon.presence"]) }
        return SimulatedAnswer(
            json: [
                "id": .string("\(configuration.channel)_\(id)"), "idOnExternalPlatform": .string(id),
                "contactNumber": .string(taken.conversation.id),
                "thread": ["idOnExternalPlatform": .string(thread)], "messageContent": content ?? .null,
            ])
    }

    private func noteInbound(_ taken: StandInDesk.Taken, _ id: String, presence: String?) {
        if let presence { desk.change(taken.conversation.id) { $0.isAway = presence == "away" } }
        if taken.isNew { tell("CaseCreated", about: taken.conversation, by: nil) }
        guard let line = taken.conversation.lines.last(where: { $0.id == id }) else { return }
        calls.send(
            spelling.event(
                "MessageCreated", "Message", by: nil,
                spelling.message(line, in: view(of: taken.conversation), from: facts[taken.conversation.customer])),
            .messages, of: taken.conversation)
    }

    private static func name(_ author: SimulatedJSON?) -> String {
        if let nickname = author?["nickname"]?.string, !nickname.isEmpty { return nickname }
        return [author?["firstName"]?.string, author?["lastName"]?.string].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private func lose(_ thread: String) {
        if let contact = desk.conversation(of: thread)?.id { facts.lose(contact) }
        desk.lose(thread)
    }

    // MARK: - Contacts

    /// How a contact stands.
    func view(of conversation: StandInConversation) -> CXoneSpelling.Contact {
        let given = facts.status(of: conversation.id)
        let status =
            switch conversation.state {
            case .ended: given == "trashed" ? "trashed" : "closed"
            case .active, .waiting:
                given ?? (conversation.agent == nil && conversation.formerAgents.isEmpty ? "new" : "open")
            }
        return CXoneSpelling.Contact(conversation: conversation, status: status)
    }

    func contacts(_ request: StandInRequest, _ path: [String]) -> SimulatedAnswer {
        switch (request.method, path.count) {
        case ("GET", 1):
            let thread = request.query["threadIdOnExternalPlatform"]
            let found = desk.conversations.filter { $0.customer == thread && !facts.isLost($0.id) }
            return SimulatedAnswer(json: ["data": .array(found.map { spelling.contact(view(of: $0)) })])
        case ("GET", 2):
            guard let conversation = contact(path[1]) else { return Self.refusal(404, "contact_not_found") }
            return SimulatedAnswer(json: spelling.contact(view(of: conversation)))
        case ("PUT", 3) where path[2] == "status": return setStatus(of: path[1], request.json)
        default: return Self.refusal(404, "not_found")
        }
    }

    private func contact(_ id: String) -> StandInConversation? { facts.isLost(id) ? nil : desk.conversation(id) }

    private func setStatus(of id: String, _ json: SimulatedJSON) -> SimulatedAnswer {
        guard let known = contact(id) else { return Self.refusal(404, "contact_not_found") }
        guard let status = json["status"]?.string, Self.statuses.contains(status) else {
            return Self.refusal(400, "invalid_status")
        }
        let former = view(of: known).status
        guard former != status, known.state != .ended else {
            return SimulatedAnswer(json: spelling.contact(view(of: known)))
        }
        facts.set(status, of: id)
        let isOver = ["closed", "trashed"].contains(status)
        let changed = isOver ? desk.change(id) { $0.state = .ended } ?? known : known
        tell("CaseStatusChanged", about: changed, by: nil)
        return SimulatedAnswer(json: spelling.contact(view(of: changed)))
    }
}
