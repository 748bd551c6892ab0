/// An agent side that gets deliveries: a contact centre behind an adapter.
///
/// An adapter sends the agents' actions through an ``AgentPort`` and takes deliveries here. The built-in desk is no
/// `AgentSide`: it reads transcripts through its port when an agent opens them.
package protocol AgentSide: Sendable {
    var name: AgentSideName { get }
    /// The most chats that are delivered at once, 1 or more.
    var concurrency: Int { get }

    /// Takes a chat's owed notices, in order.
    ///
    /// A notice may be delivered again when it is not known whether it was accepted; an event is always identified by its
    /// chat and position. Calls for one chat never overlap. The task is cancelled after
    /// ``AgentDispatcher/longestDelivery``, and when the node stops; the call must then end soon, and its answer still
    /// counts.
    ///
    /// - Parameter delivery: At least one notice.
    /// - Returns: How many notices were accepted, and why not more.
    func take(_ delivery: AgentDelivery) async -> AgentAnswer
}

/// An agent side's answer to a delivery.
package enum AgentAnswer: Hashable, Sendable {
    /// All notices are accepted.
    case all
    /// This many of the first notices are accepted; the next one is not, for a reason.
    case first(Int, Trouble)

    /// Why an agent side did not accept a notice.
    package enum Trouble: Hashable, Sendable {
        /// The agent side does not answer, so deliveries of other chats would fail as well.
        case unreachable(reason: String)
        /// The agent side asks for a pause.
        case busy(Milliseconds, reason: String)
        /// The agent side refuses this chat's notice, which is delivered again later.
        case refused(reason: String)

        /// Words that a log may hold.
        package var reason: String {
            switch self {
            case .unreachable(let reason), .busy(_, let reason), .refused(let reason): reason
            }
        }
    }

    /// No notice is accepted.
    package static func nothing(_ trouble: Trouble) -> AgentAnswer { .first(0, trouble) }

    /// Why some notices were not accepted; nil if all were.
    package var trouble: Trouble? {
        switch self {
        case .all: nil
        case .first(_, let trouble): trouble
        }
    }

    /// How many notices of a delivery are accepted.
    package func accepted(of count: Int) -> Int {
        switch self {
        case .all: count
        case .first(let first, _): min(max(0, first), count)
        }
    }
}
