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
    /// ever. Calls for one chat never overlap. The task is cancelled after ``AgentDispatcher/longestDelivery``, and when
    /// the node stops: it has to end soon then, and what it says still counts.
    ///
    /// - Parameter delivery: At least one notice.
    /// - Returns: Which of the notices were accepted, and why not more.
    func take(_ delivery: AgentDelivery) async -> AgentAnswer
}

/// How an agent side took a delivery.
package enum AgentAnswer: Hashable, Sendable {
    /// All notices are accepted.
    case all
    /// The first so many notices are accepted; the next one is not, for a reason.
    case first(Int, Trouble)

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

    /// No notice is accepted.
    package static func nothing(_ trouble: Trouble) -> AgentAnswer { .first(0, trouble) }

    /// Why not everything was accepted; nil when all was.
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
