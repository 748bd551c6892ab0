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
        /// Sends the customer the address of a file.
        case file(AgentFile, key: String?)
        /// Sends the customer a file whose content is kept.
        case sentFile(ChatFile, key: String?)
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

    /// Whether an app may open a text as a page.
    package static func isWebAddress(_ text: String) -> Bool {
        let start = text.prefix(8).lowercased()
        guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return false }
        let host = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
        return host.first.map { $0.isLetter || $0.isNumber || $0 == "[" } == true
            && !text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7f }
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
    /// The call ended: the line was busy.
    case busy
    /// The call ended: nobody answered.
    case noAnswer = "no-answer"
    /// The call ended: an answering machine answered.
    case answeringMachine = "answering-machine"
    /// The call ended: the number is not in use.
    case errorTone = "error-tone"
    /// The call ended: a fax answered.
    case fax
    /// The call could not be made.
    case callFailed = "call-failed"
    /// The customer answered the call and waits for an agent.
    case answered
    /// The customer waits, and no agent was found.
    case noAgent = "no-agent"
    /// The customer waits, and the agent could not be connected.
    case agentFailed = "agent-failed"
    /// The customer hung up.
    case customerLeft = "customer-left"
    /// Agents refused the callback; the report counts them.
    case agentsRefused = "agents-refused"
}

/// A report about a callback.
package struct CallbackReport: Hashable, Sendable {
    package let outcome: CallbackOutcome
    /// Which call to the customer it is about, from 1; nil for the present one.
    package let attempt: Int?
    /// How many agents refused.
    package let count: Int

    package init(_ outcome: CallbackOutcome, attempt: Int? = nil, count: Int = 1) {
        self.outcome = outcome
        self.attempt = attempt
        self.count = count
    }
}
