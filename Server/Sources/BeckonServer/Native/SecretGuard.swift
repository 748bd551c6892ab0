import Synchronization

/// Slows down guessing the secrets of chats: after ``limit`` wrong secrets in a minute, an address has to wait.
///
/// A secret that has proved right is still accepted meanwhile, so that customers behind a shared proxy are not locked out
/// of their open chats. At most ``capacity`` secrets are remembered; beyond that, all are forgotten.
final class SecretGuard: Sendable {
    /// A secret that is being looked up; it counts as wrong until it has proved something else.
    struct Attempt: Sendable {
        fileprivate let secret: String
        fileprivate let peer: String
        /// Whether it was counted; a secret that proved right before may go uncounted.
        fileprivate let isCounted: Bool
    }

    /// How many wrong secrets from one address are looked up in a minute, those under way included.
    static let limit = 60
    /// How many secrets that proved right are remembered.
    static let capacity = 10_000

    private let limiter: AttemptLimiter
    private let proven = Mutex<Set<String>>([])

    /// - Parameter salt: Random bits.
    init(salt: UInt64) {
        limiter = AttemptLimiter(limit: Int32(Self.limit), salt: salt)
    }

    /// Begins to look a secret up.
    ///
    /// - Parameters:
    ///   - secret: The secret in the request.
    ///   - peer: The caller's address.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: Nil after too many wrong secrets from this address.
    func begin(_ secret: String, from peer: String, uptime: Int64) -> Attempt? {
        let isCounted = limiter.begin(peer, uptime: uptime)
        guard isCounted || proven.withLock({ $0.contains(secret) }) else { return nil }
        return Attempt(secret: secret, peer: peer, isCounted: isCounted)
    }

    /// Notes that the secret belongs to a chat.
    func wasRight(_ attempt: Attempt) {
        giveBack(attempt)
        proven.withLock { proven in
            if proven.count >= Self.capacity { proven.removeAll() }
            proven.insert(attempt.secret)
        }
    }

    /// Notes that the secret belongs to no chat.
    func wasWrong(_ attempt: Attempt) { proven.withLock { _ = $0.remove(attempt.secret) } }

    /// Takes an attempt back that showed neither.
    func giveBack(_ attempt: Attempt) {
        if attempt.isCounted { limiter.giveBack(attempt.peer) }
    }
}
