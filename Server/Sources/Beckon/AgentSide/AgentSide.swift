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
package struct AgentAnswer: Hashable, Sendable {
    /// The longest reference in UTF-8 bytes; a longer one is not kept.
    package static let longestReference = 1_000

    /// How many of the first notices are accepted; nil for all.
    private let count: Int?
    /// Why the next notice is not accepted; nil if all are.
    package let trouble: Trouble?
    /// The adapter's own reference to the chat, which is stored with it; nil leaves the stored one as it is.
    package private(set) var reference: String?
    /// After how long the rest is delivered at the latest, if nothing is amiss; nil for at once.
    package private(set) var wait: Milliseconds?

    private init(count: Int?, trouble: Trouble?) { (self.count, self.trouble) = (count, trouble) }

    /// All notices are accepted.
    package static let all = AgentAnswer(count: nil, trouble: nil)

    /// This many of the first notices are accepted; the next one is not, for a reason.
    package static func first(_ count: Int, _ trouble: Trouble) -> AgentAnswer {
        AgentAnswer(count: count, trouble: trouble)
    }

    /// This many of the first notices are accepted; the others are delivered again at once.
    package static func part(_ count: Int) -> AgentAnswer { AgentAnswer(count: count, trouble: nil) }

    /// No notice is accepted yet, and nothing is amiss: they are delivered again after a time, or when there is news.
    package static func later(_ wait: Milliseconds) -> AgentAnswer {
        var answer = part(0)
        answer.wait = wait
        return answer
    }

    /// No notice is accepted.
    package static func nothing(_ trouble: Trouble) -> AgentAnswer { .first(0, trouble) }

    /// The same answer, with a reference to keep: what the adapter must know of the chat at its next delivery, on any node.
    ///
    /// - Parameter reference: At most ``longestReference`` bytes, opaque to Beckon; nil leaves the stored one as it is.
    /// - Returns: The answer with the reference.
    package func noting(_ reference: String?) -> AgentAnswer {
        var answer = self
        if let reference, reference.utf8.count <= Self.longestReference { answer.reference = reference }
        return answer
    }

    /// How many notices of a delivery are accepted.
    package func accepted(of count: Int) -> Int {
        guard let first = self.count else { return count }
        return min(max(0, first), count)
    }

    /// Why an agent side did not accept a notice.
    package enum Trouble: Hashable, Sendable {
        /// The agent side does not answer, so deliveries of other chats would fail as well.
        case unreachable(reason: String)
        /// The agent side asks for a pause.
        case busy(Milliseconds, reason: String)
        /// The agent side does not take this chat's notice now; it is delivered again later.
        case refused(reason: String)
        /// The agent side refuses what this notice holds, and would again; after some tries it is passed over
        /// (``AgentDelivery/verdict(on:)``).
        case content(reason: String)

        /// Words that a log may hold.
        package var reason: String {
            switch self {
            case .unreachable(let reason), .busy(_, let reason), .refused(let reason), .content(let reason): reason
            }
        }

        /// Whether the agent side answers, and refuses this one call.
        package var isRefusal: Bool {
            switch self {
            case .refused, .content: true
            case .unreachable, .busy: false
            }
        }
    }
}
