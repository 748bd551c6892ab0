import Beckon

/// Tells whose chats go back to the queue: those of agents who cannot answer any more, and of agents who have been signed out for
/// ``grace``.
///
/// It decides; ``ChatReturn`` asks and acts.
struct AbsentAgents: Sendable {
    /// How long a signed-out agent keeps the chats: long enough to sign in again.
    static let grace = Milliseconds.seconds(60)
    /// The most signed-out agents that are remembered; further ones wait until there is room.
    static let capacity = 10_000

    /// What is known of an agent who has chats.
    enum Standing: Hashable, Sendable {
        case signedIn
        case signedOut
        /// The account was removed, or its role may not answer any more.
        case mayNotAnswer
    }

    /// Since when each agent has been seen signed out, in milliseconds of uptime.
    private var since: [String: Int64] = [:]

    /// Takes how the agents with chats stand now.
    ///
    /// - Parameters:
    ///   - standings: Every agent who has chats.
    ///   - uptime: The time.
    /// - Returns: The agents whose chats go back now, in the order of their names.
    mutating func judge(_ standings: [String: Standing], uptime: Int64) -> [String] {
        since = since.filter { standings[$0.key] == .signedOut }
        var gone: [String] = []
        for (user, standing) in standings {
            switch standing {
            case .signedIn: break
            case .mayNotAnswer: gone.append(user)
            case .signedOut:
                if let start = since[user] {
                    if uptime - start >= Self.grace.count { gone.append(user) }
                } else if since.count < Self.capacity {
                    since[user] = uptime
                }
            }
        }
        return gone.sorted()
    }
}
