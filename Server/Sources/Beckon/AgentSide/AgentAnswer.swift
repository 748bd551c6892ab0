/// An agent side's answer to a delivery.
package struct AgentAnswer: Hashable, Sendable {
    /// The longest reference in UTF-8 bytes; a longer one is not kept.
    package static let longestReference = 1_000

    /// How many of the first notices are accepted; nil for all.
    private let count: Int?
    /// Why the next notice is not accepted; nil if all are.
    package let failure: Failure?
    /// The adapter's own reference to the chat, which is stored with it; nil leaves the stored one as it is.
    package private(set) var reference: String?
    /// After how long the rest is delivered at the latest, if nothing is amiss; nil for at once.
    package private(set) var wait: Milliseconds?
    /// Whether only something beside words was tried, or failed: a receipt, typing, the end of a conversation.
    ///
    /// Such an answer does not tell whether the agent side takes words, so it holds up no other chat.
    package private(set) var isBesideWords = false

    private init(count: Int?, failure: Failure?) { (self.count, self.failure) = (count, failure) }

    /// All notices are accepted.
    package static let all = AgentAnswer(count: nil, failure: nil)

    /// This many of the first notices are accepted; the next one is not, for a reason.
    package static func first(_ count: Int, _ failure: Failure) -> AgentAnswer {
        AgentAnswer(count: count, failure: failure)
    }

    /// This many of the first notices are accepted; the others are delivered again at once.
    package static func part(_ count: Int) -> AgentAnswer { AgentAnswer(count: count, failure: nil) }

    /// No notice is accepted yet, and nothing is amiss: they are delivered again after a time, or when there is news.
    package static func later(_ wait: Milliseconds) -> AgentAnswer {
        var answer = part(0)
        answer.wait = wait
        return answer
    }

    /// No notice is accepted.
    package static func nothing(_ failure: Failure) -> AgentAnswer { .first(0, failure) }

    /// The same answer, with a reference to keep: what the adapter must know of the chat at its next delivery, on any node.
    ///
    /// - Parameter reference: At most ``longestReference`` bytes, opaque to Beckon; nil leaves the stored one as it is.
    /// - Returns: The answer with the reference.
    package func noting(_ reference: String?) -> AgentAnswer {
        var answer = self
        if let reference, reference.utf8.count <= Self.longestReference { answer.reference = reference }
        return answer
    }

    /// The same answer, which does not tell whether the agent side takes words.
    package var besideWords: AgentAnswer {
        var answer = self
        answer.isBesideWords = true
        return answer
    }

    /// How many notices of a delivery are accepted.
    package func accepted(of count: Int) -> Int {
        guard let first = self.count else { return count }
        return min(max(0, first), count)
    }

    /// Why an agent side did not accept a notice.
    package enum Failure: Hashable, Sendable {
        /// The agent side does not answer, so deliveries of other chats would fail as well.
        case unreachable(reason: String)
        /// The agent side asks for a pause.
        case busy(Milliseconds, reason: String)
        /// The agent side fails at this notice: it is down, or the notice is at fault. Where it takes other chats' notices
        /// meanwhile, the notice is passed over after some more tries (``AgentDelivery/verdict(on:isFineOtherwise:)``).
        case failing(reason: String)
        /// The agent side does not take this chat's notice now; it is delivered again later.
        case refused(reason: String)
        /// The agent side refuses this call, perhaps for what the notice holds. It counts as ``content(reason:)``, except for
        /// a notice whose words are no customer's.
        case perhapsContent(reason: String)
        /// The agent side refuses what this notice holds, and would again; after some tries it is passed over
        /// (``AgentDelivery/verdict(on:isFineOtherwise:)``).
        case content(reason: String)

        /// What it means that a call about one notice is refused with an HTTP status that is no failure.
        ///
        /// - Parameters:
        ///   - status: 400, 413, 415 and 422 are about the content, 401, 408, 425 and 429 are not, others may be.
        ///   - reason: Words that a log may hold.
        /// - Returns: The failure.
        package static func ofContent(status: Int, reason: String) -> Failure {
            switch status {
            case 400, 413, 415, 422: .content(reason: reason)
            case 401, 408, 425, 429: .refused(reason: reason)
            default: .perhapsContent(reason: reason)
            }
        }

        /// Words that a log may hold.
        package var reason: String {
            switch self {
            case .unreachable(let reason), .busy(_, let reason), .failing(let reason), .refused(let reason),
                .perhapsContent(let reason), .content(let reason):
                reason
            }
        }

        /// Whether the agent side answers, and refuses this one call.
        package var isRefusal: Bool {
            switch self {
            case .refused, .perhapsContent, .content: true
            case .unreachable, .busy, .failing: false
            }
        }

        /// Whether the agent side refuses what the notice holds, surely or perhaps.
        package var isOfContent: Bool {
            switch self {
            case .perhapsContent, .content: true
            case .unreachable, .busy, .failing, .refused: false
            }
        }
    }
}
