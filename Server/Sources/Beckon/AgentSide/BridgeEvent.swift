/// An event that another contact centre or bot platform reports about its own conversation.
package struct BridgeEvent: Hashable, Sendable {
    /// The kind of party that caused the event.
    package enum Actor: String, Hashable, Sendable, CaseIterable {
        case agent
        case bot
        /// An agent or a bot of a platform that does not distinguish them.
        case agentOrBot = "agent-or-bot"
        case customer
        case system
    }

    /// The direction of a message.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
        /// To the customer.
        case outbound
        /// From the customer.
        case inbound
        /// Between agents, bots and the platform.
        case `internal`
    }

    /// The kind of event.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case text
        /// Buttons, cards, forms.
        case structured
        case attachment
        /// One piece of a message that is still being written.
        case partial
        case typing
        case receipt
        case joined
        case ended
        /// Any other event: routing, attributes, wrap-up, a removed message.
        case other

        /// Whether it is a message that can be read.
        package var isMessage: Bool { self == .text || self == .structured || self == .attachment }
    }

    /// The platform's id of the conversation; nil if the report has none.
    package var conversation: String?
    /// The platform's id of the customer, under which devices are registered; nil if the report has none.
    package var customer: String?
    /// The platform's id of the message; a second report with the same id is the same message.
    package var message: String?
    package var actor: Actor
    package var direction: Direction
    package var kind: Kind
    /// The message text; nil if the platform does not report it.
    package var text: String?
    /// The sender's name, as the customer knows it.
    package var sender: String?
    /// When it happened; nil for now.
    package var at: Timestamp?
    /// Since when the customer waits for an answer; nil if the platform does not report it.
    package var waitingSince: Timestamp?
    /// Whether a push about it helps only now.
    package var onlyNow = false
}

/// The contents of one request of a platform.
package struct BridgeReport: Hashable, Sendable {
    /// The events of conversations, in order.
    package var events: [BridgeEvent]
    /// What the platform asks its listener to do, when the request is about the connection itself.
    package var action: String?

    package init(_ events: [BridgeEvent] = [], action: String? = nil) {
        self.events = events
        self.action = action
    }
}
