/// What answers customers and is delivered to: a contact centre behind an adapter.
///
/// An adapter tells what its people do through an ``AgentPort`` and takes here what it is owed. The built-in desk, whose
/// agents read transcripts when they look at them, asks its port instead.
package protocol AgentSide: Sendable {
    var name: AgentSideName { get }
    /// How many chats are delivered at once at most, 1 or more.
    var concurrency: Int { get }

    /// Takes what is owed of a chat, in order.
    ///
    /// The same may come again when it is not known whether it was accepted: chat and position of an event name it for
    /// ever. Calls for one chat never overlap. Returns within ``AgentDispatcher/longestDelivery``.
    ///
    /// - Parameter delivery: At least one notice.
    /// - Returns: How many of the notices were accepted, and why not more.
    func take(_ delivery: AgentDelivery) async -> AgentAnswer
}

/// How an agent side took a delivery.
package struct AgentAnswer: Hashable, Sendable {
    /// Why an agent side did not accept something.
    package enum Trouble: Hashable, Sendable {
        /// It does not answer: what other chats are owed would fare alike.
        case unreachable(reason: String)
        /// It asks to be left alone for a while.
        case busy(Milliseconds, reason: String)
        /// It refuses this chat's notice, which is offered again later.
        case refused(reason: String)

        /// Words that a log may hold.
        package var reason: String {
            switch self {
            case .unreachable(let reason), .busy(_, let reason), .refused(let reason): reason
            }
        }
    }

    /// The first so many notices are accepted.
    package var accepted: Int
    /// Why the next one is not; nil when all are.
    package var trouble: Trouble?

    package init(accepted: Int, _ trouble: Trouble? = nil) {
        self.accepted = accepted
        self.trouble = trouble
    }
}
