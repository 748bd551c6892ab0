/// Prevents a wrong configuration from removing every device, as a value: one for each credential.
///
/// It counts pushes to devices to which a push was delivered before. When the service calls the token dead for more than
/// 20 of their last 100 pushes, it is no longer believed: a wrong topic, environment or project is far more likely.
struct TokenDropGuard: Sendable, Equatable {
    /// How many of the last pushes are counted.
    static let window = 100
    /// For how many of them the service may call the token dead.
    static let tolerance = 20

    private var recent: [Bool] = []
    private var next = 0
    private(set) var dead = 0

    /// Notes one answer about a token.
    ///
    /// - Parameter isDead: Whether the service called the token dead.
    /// - Returns: Whether to believe it.
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
