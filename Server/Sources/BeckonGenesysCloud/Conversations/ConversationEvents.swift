/// What a snapshot or a detail event says about a conversation that Beckon may carry (contact-centers §2.3, §2.4).
///
/// It may be old, repeated or incomplete: what it does not mention is as it was.
package struct ConversationEvents: Hashable, Sendable {
    /// The leg of a human agent: a participant with purpose `agent` or `user`.
    package struct Agent: Hashable, Sendable {
        package enum Place: Hashable, Sendable {
            /// Not connected yet: alerting, dialing, contacting.
            case pending
            case connected
            /// Disconnected or terminated; a leg never comes back.
            case gone
        }

        /// The participant's id.
        package var participant: String
        /// The id of the user; nil if it is not told.
        package var user: String?
        /// The user's name; nil if it is not told.
        package var name: String?
        package var place: Place

        package init(participant: String, user: String? = nil, name: String? = nil, place: Place) {
            self.participant = participant
            self.user = user
            self.name = name
            self.place = place
        }
    }

    /// The conversation's id.
    package var conversation: String
    /// The customer's address, which is the id of a chat if Beckon carries the conversation; nil if it is not told.
    package var customer: String?
    /// The agents' legs in the order in which they began.
    package var agents: [Agent]
    /// Whether the customer's leg is over (`customer` disconnected or terminated, `customer.end`).
    package var isEnded: Bool

    package init(conversation: String, customer: String? = nil, agents: [Agent] = [], isEnded: Bool = false) {
        self.conversation = conversation
        self.customer = customer
        self.agents = agents
        self.isEnded = isEnded
    }
}
