/// What an agent side tells of a chat: what one of its people did there.
package struct AgentEvent: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// Takes the chat, which nobody else has.
        case joined
        /// Takes the chat from whoever has it.
        case tookOver
        /// Leaves the chat, which goes on waiting for an agent.
        case left(key: String? = nil)
        /// Hands the chat to another agent, who has it at once; without one it waits for any.
        case transferred(to: AgentParty?, key: String?)
        case message(text: String, key: String?)
        case typing(TypingChange)
        case pushedURL(String, key: String?)
        case custom(text: String, key: String?)
        /// Gives the customer a file.
        case file(AgentFile, key: String?)
        /// The agent side ends the chat for everybody.
        case ended
    }

    package let chat: ChatID
    /// Which agent side says it; the chats of another one are unknown to it.
    package let side: AgentSideName
    package let party: AgentParty
    package let action: Action

    package init(chat: ChatID, side: AgentSideName = .desk, party: AgentParty, action: Action) {
        self.chat = chat
        self.side = side
        self.party = party
        self.action = action
    }
}

/// A file that an agent side holds and the customer may fetch.
package struct AgentFile: Hashable, Sendable {
    /// What people call it.
    package var name: String
    /// Where it is fetched, an `http` or `https` address.
    package var url: String

    package init(name: String, url: String) { (self.name, self.url) = (name, url) }

    /// How chat v1, which has no word for files, shows it.
    package var text: String { name.isEmpty ? url : "\(name): \(url)" }
}

/// What an agent side tells of a callback.
package enum CallbackOutcome: String, Hashable, Sendable, CaseIterable {
    /// An agent is available for the customer.
    case offer
    /// Agent and customer talk.
    case connect
    /// The agent is done with it.
    case complete
    /// The agent side takes it off its list.
    case cancel
}
