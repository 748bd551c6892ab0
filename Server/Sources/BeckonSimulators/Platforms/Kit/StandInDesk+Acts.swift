/// What agents do.
extension StandInDesk {
    /// Applies an agent's act.
    ///
    /// - Returns: The act and the conversation afterwards.
    /// - Throws: ``Refusal``: 404 for an unknown conversation or act, 409 in a state that does not allow it, 400 for a
    ///   malformed body.
    func act(
        _ name: String, in id: String, _ body: SimulatedJSON
    ) throws(Refusal) -> (act: StandInAct, conversation: StandInConversation) {
        guard let agent = body["agent"]?.string, Self.agents.contains(agent) else {
            throw Refusal(status: 400, words: "agent must be one of \(Self.agents.joined(separator: ", ")).")
        }
        return try with { state throws(Refusal) in
            guard var conversation = state.conversations[id] else { throw .unknown }
            guard conversation.state != .ended else { throw Refusal(status: 409, words: "The chat has ended.") }
            let act = try decide(name, by: agent, body, &conversation)
            state.conversations[id] = conversation
            return (act, conversation)
        }
    }

    private func decide(
        _ name: String, by agent: String, _ body: SimulatedJSON, _ conversation: inout StandInConversation
    ) throws(Refusal) -> StandInAct {
        if name == "accept" {
            if let former = conversation.agent, former != agent { conversation.formerAgents.append(former) }
            conversation.state = .active
            conversation.agent = agent
            return .accepted(agent: agent)
        }
        let isBot = body["bot"]?.bool ?? false
        guard isBot || conversation.agent == agent else {
            throw Refusal(status: 409, words: "\(agent) has not accepted this chat.")
        }
        switch name {
        case "send":
            guard let text = body["text"]?.string, !text.isEmpty else {
                throw Refusal(status: 400, words: "text is missing.")
            }
            return sent(by: agent, isBot: isBot, text: text, id: body["id"]?.string, &conversation)
        case "file":
            guard let url = body["url"]?.string else { throw Refusal(status: 400, words: "url is missing.") }
            return sent(
                by: agent, isBot: isBot, text: "", file: (body["name"]?.string ?? "", url), id: body["id"]?.string,
                &conversation)
        case "typing":
            return .typing(agent: agent, isOn: body["on"]?.bool ?? true)
        case "transfer":
            let to = body["to"]?.string
            guard to.map({ Self.agents.contains($0) && $0 != agent }) ?? true else {
                throw Refusal(status: 400, words: "to must be another agent.")
            }
            conversation.formerAgents.append(agent)
            conversation.agent = to
            conversation.state = to == nil ? .waiting : .active
            return .transferred(from: agent, to: to)
        case "end":
            conversation.state = .ended
            return .ended(agent: agent)
        default: throw .unknown
        }
    }

    private func sent(
        by agent: String, isBot: Bool, text: String, file: (name: String, url: String)? = nil, id: String?,
        _ conversation: inout StandInConversation
    ) -> StandInAct {
        let line = StandInConversation.Line(
            id: id ?? makeID(), side: isBot ? .bot : .agent, name: isBot ? "Assistant" : agent, text: text, file: file,
            at: now(), state: "queued")
        conversation.lines.append(line)
        return .sent(line)
    }

    /// Applies an agent's act on a callback.
    func act(_ name: String, onCallback id: String, _ body: SimulatedJSON) throws(Refusal) -> StandInCallback {
        let agent = body["agent"]?.string ?? Self.agents[0]
        return try with { state throws(Refusal) in
            guard var callback = state.callbacks[id] else { throw .unknown }
            guard callback.state != .ended else { throw Refusal(status: 409, words: "The callback has ended.") }
            switch name {
            case "offer": callback.state = .offered
            case "connect": callback.state = .connected
            case "complete": callback.state = .ended
            case "cancel":
                callback.state = .ended
                callback.isCancelled = true
            default: throw .unknown
            }
            callback.agent = agent
            state.callbacks[id] = callback
            return callback
        }
    }
}
