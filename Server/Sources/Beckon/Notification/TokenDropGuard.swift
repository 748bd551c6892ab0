/// Keeps a mistake of the configuration from making every device forgotten, as a value: one for each credential.
///
/// It hears of devices that were delivered to before. When more than 20 of their last 100 pushes found the token dead,
/// tokens are no longer believed to be: it is far more likely that the topic, the environment or the project is wrong.
struct TokenDropGuard: Sendable, Equatable {
    /// How many of the last pushes count.
    static let window = 100
    /// How many of them may have found their token dead.
    static let tolerance = 20

    private var recent: [Bool] = []
    private var next = 0
    private(set) var dead = 0

    /// Notes one answer about a token.
    ///
    /// - Parameter isDead: Whether the service called the token dead.
    /// - Returns: Whether that may be believed.
    mutating func believes(isDead: Bool) -> Bool {
        if recent.count < Self.window {
            recent.append(isDead)
        } else {
            if recent[next] { dead -= 1 }
            recent[next] = isDead
            next = (next + 1) % Self.window
        }
        if isDead { dead += 1 }
        return !isDead || dead <= Self.tolerance || dead * 100 <= recent.count * Self.tolerance
    }
}
