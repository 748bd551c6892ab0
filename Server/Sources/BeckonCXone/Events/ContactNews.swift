import Beckon

/// What a contact's status and assignee mean for its chat.
///
/// Pure; events and polling both use it.
enum ContactNews {
    /// What the chat is told, and by whom.
    struct Telling: Hashable, Sendable {
        let party: AgentParty
        let action: AgentEvent.Action
    }

    /// The chat's party for what nobody in particular does.
    static func anyone(_ name: String) -> AgentParty { AgentParty(nickname: name, kind: .agent, account: "cxone") }

    /// The end of a chat whose contact is over, also of one that has ended already; nil for one that goes on.
    static func end(_ contact: ContactView, _ head: ChatHead, agentName: String) -> Telling? {
        guard contact.isOver else { return nil }
        let party = head.takenBy ?? contact.assignee?.party(named: agentName) ?? anyone(agentName)
        return Telling(party: party, action: .ended)
    }

    /// The change of hands; nil if the chat's agent has the contact.
    ///
    /// - Parameters:
    ///   - contact: How the contact stands.
    ///   - head: The chat.
    ///   - agentName: The name of agents of whom CXone tells none.
    ///   - key: What identifies the change, so that it happens once; nil if it is only seen.
    /// - Returns: What the chat is told.
    static func assignment(_ contact: ContactView, _ head: ChatHead, agentName: String, key: String?) -> Telling? {
        guard contact.tellsAssignee, !contact.isOver, head.life.state != .ended else { return nil }
        guard let assignee = contact.assignee else {
            return head.takenBy.map { Telling(party: $0, action: .left(key: key)) }
        }
        guard head.takenBy?.account != assignee.id else { return nil }
        let party = assignee.party(named: agentName)
        // An agent of a chat that nobody has joins by having it given to them.
        return Telling(party: head.takenBy ?? party, action: .transferred(to: party, key: key))
    }
}
