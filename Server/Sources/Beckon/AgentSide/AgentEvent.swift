/// An action of an agent, or another party of an agent side, in a chat.
package struct AgentEvent: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// Joins the chat, and takes it if no agent has it.
        case joined
        /// Takes the chat from the agents that are in it.
        case tookOver
        /// Leaves the chat, which then waits for an agent.
        case left(key: String? = nil)
        /// Gives the chat to another agent, who has it at once; with nil the chat waits for any agent.
        case transferred(to: AgentParty?, key: String?)
        case message(text: String, key: String?)
        case typing(TypingChange)
        case pushedURL(String, key: String?)
        case custom(text: String, key: String?)
        /// Sends the customer a file.
        case file(AgentFile, key: String?)
        /// Ends the chat for all parties.
        case ended
    }

    package let chat: ChatID
    /// The agent side that sends it; it cannot act in the chats of another one.
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

/// A file at an agent side that the customer may fetch.
package struct AgentFile: Hashable, Sendable {
    /// The name for people.
    package var name: String
    /// Its `http` or `https` address.
    package var url: String

    package init(name: String, url: String) { (self.name, self.url) = (name, url) }

    /// The event text for chat v1, which has no event for files.
    package var text: String { name.isEmpty ? url : "\(name): \(url)" }
}

/// An action of an agent side on a callback.
package enum CallbackOutcome: String, Hashable, Sendable, CaseIterable {
    /// An agent is available for the customer.
    case offer
    /// Agent and customer are connected.
    case connect
    /// The agent has finished the callback.
    case complete
    /// The agent side cancels the callback.
    case cancel
}
