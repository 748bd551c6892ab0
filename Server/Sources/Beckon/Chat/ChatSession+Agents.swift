/// Applies the actions of the agent side.
///
/// At the desk a chat belongs to one agent at a time. The head names that agent. When two agents at two nodes take a chat
/// at once, one decision rests on an old version of the head, so its agent is refused.
extension ChatSession {
    mutating func agent(
        _ party: AgentParty, _ action: AgentEvent.Action, from side: AgentSideName
    ) throws(ChatRefusal) {
        // Only the chat's own agent side may act in it.
        guard head.side.name == side, !side.isBridge else { throw ChatRefusal(.unknownChat) }
        let party = known(party)
        switch action {
        case .left, .ended: if head.life.state == .ended { return }
        default: try refuseIfEnded()
        }
        if action != .tookOver { try refuseIfOthers(party) }
        switch action {
        case .joined: join(party)
        case .tookOver: takeOver(party)
        case .left(let key): leave(party, key: key)
        case .transferred(let other, let key): transfer(from: party, to: other.map(known), key: key)
        case .typing(let change): agentTyping(change, party)
        case .message(let text, let key):
            let parts = try parts(of: text)
            join(party)
            head.side.typing.sent()
            agentEvents(.messageText, parts, party, key: key)
            head.customer.waitingSince = nil
        case .pushedURL(let url, let key):
            try check(url)
            join(party)
            agentEvent(.pushURL, url, party, key: key)
        case .custom(let text, let key):
            agentEvents(.custom, try parts(of: text), party, key: key)
        case .file(let file, let key):
            try check(file.url)
            try check(file.text)
            join(party)
            agentEvent(.custom, file.text, party, key: key)
        case .sentFile(let file, let key):
            join(party)
            agentSentFile(file, party, key: key)
        case .ended:
            end()
            agentEvent(.left, Self.leftText, party)
        }
    }

    /// The texts of the events that an agent's text becomes.
    ///
    /// The desk tells its agents that a text is too long. A platform has its own limit, which its agents know.
    private func parts(of text: String) throws(ChatRefusal) -> [String] {
        guard head.side.name != .desk else {
            try check(text)
            return [text]
        }
        if text.isEmpty { throw ChatRefusal(.emptyText) }
        if text.utf8.count > Self.longestPlatformText { throw ChatRefusal(.textTooLong) }
        return text.parts(bytes: Self.longestText)
    }

    /// Appends the parts of one text in one commit; the last has the key, so that the text is there wholly or not at all.
    private mutating func agentEvents(_ kind: EventKind, _ parts: [String], _ party: AgentParty, key: String?) {
        for (place, part) in parts.enumerated() {
            agentEvent(kind, part, party, key: place == parts.count - 1 ? key : nil)
        }
    }

    /// The party of the chat that is the same person.
    ///
    /// Two reports of a platform may come at once, one with an agent's id and one with the name alone. Each was made before
    /// the other was stored, so that only the chat itself can tell that they speak of one person.
    private func known(_ party: AgentParty) -> AgentParty {
        guard head.side.name != .desk else { return party }
        return head.side.agents.first { $0.account == party.account } ?? head.side.agents.first { $0.isSame(as: party) }
            ?? party
    }

    static var joinedText: String { "has joined the session" }
    static var leftText: String { "has left the session" }

    private mutating func join(_ party: AgentParty, key: String? = nil) {
        guard !head.side.agents.contains(where: { $0.account == party.account }) else { return }
        head.side.agents.append(party)
        head.life.state = .active
        workChanged = true
        agentEvent(.joined, Self.joinedText, party, key: key)
    }

    private mutating func takeOver(_ party: AgentParty) {
        guard head.takenBy?.account != party.account else { return }
        for other in head.side.agents { depart(other) }
        join(party)
    }

    private mutating func leave(_ party: AgentParty, key: String?) {
        guard head.side.agents.contains(where: { $0.account == party.account }) else { return }
        depart(party, key: key)
        guard head.side.agents.isEmpty else { return }
        head.life.state = .waiting
        customerWaits(since: now)
    }

    private mutating func transfer(from party: AgentParty, to other: AgentParty?, key: String?) {
        guard let other else { return leave(party, key: key) }
        guard head.takenBy?.account != other.account else { return }
        if head.side.agents.contains(where: { $0.account == party.account }) { depart(party) }
        join(other, key: key)
    }

    private mutating func depart(_ party: AgentParty, key: String? = nil) {
        head.side.agents.removeAll { $0.account == party.account }
        head.side.typing.isTyping = false
        workChanged = true
        agentEvent(.left, Self.leftText, party, key: key)
    }

    private mutating func agentTyping(_ change: TypingChange, _ party: AgentParty) {
        guard let kind = head.side.typing.take(change, at: now) else { return }
        agentEvent(kind, Self.text(of: kind), party)
    }

    /// Refuses an agent at the desk while another has the chat; other agent sides decide themselves who may act.
    private func refuseIfOthers(_ party: AgentParty) throws(ChatRefusal) {
        guard head.side.name == .desk, let owner = head.takenBy, owner.account != party.account else { return }
        throw ChatRefusal(.taken, owner: owner.nickname)
    }
}
