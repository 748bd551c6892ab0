/// Something another contact centre or bot platform reports about a conversation that Beckon does not carry.
package struct BridgeEvent: Hashable, Sendable {
    /// Who did it.
    package enum Actor: String, Hashable, Sendable, CaseIterable {
        case agent
        case bot
        /// A platform that does not tell its agents from its bots.
        case agentOrBot = "agent-or-bot"
        case customer
        case system
    }

    /// Which way it goes.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
        /// To the customer.
        case outbound
        /// From the customer.
        case inbound
        /// Among those who serve the customer.
        case `internal`
    }

    /// What happened.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case text
        /// Buttons, cards, forms: something to look at.
        case structured
        case attachment
        /// One piece of a message that is still being written.
        case partial
        case typing
        case receipt
        case joined
        case ended
        /// Anything else: routing, attributes, wrap-up, a message that was taken back.
        case other

        /// Whether it is a message that can be read.
        package var isMessage: Bool { self == .text || self == .structured || self == .attachment }
    }

    /// The platform's id of the conversation; nil when it named none.
    package var conversation: String?
    /// The platform's id of the customer, as devices are registered under; nil when it named none.
    package var customer: String?
    /// The platform's id of the message: the same id reported again is the same message.
    package var message: String?
    package var actor: Actor
    package var direction: Direction
    package var kind: Kind
    /// What a message says; nil where the platform does not tell.
    package var text: String?
    /// The name of who wrote, as the customer knows it.
    package var sender: String?
    /// When it happened; nil for now.
    package var at: Timestamp?
    /// Since when the customer waits for an answer; nil where the platform does not tell.
    package var waitingSince: Timestamp?
}

/// What one request of a platform says.
package struct BridgeReport: Hashable, Sendable {
    /// What happened in conversations, in order.
    package var events: [BridgeEvent]
    /// What the platform asks of who listens to it, when the request is about the connection itself.
    package var action: String?

    package init(_ events: [BridgeEvent] = [], action: String? = nil) {
        self.events = events
        self.action = action
    }
}
