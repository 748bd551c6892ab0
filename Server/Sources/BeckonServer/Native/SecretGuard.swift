import Synchronization

/// Slows down guessing the secrets of chats: whoever was wrong too often from one address has to wait.
///
/// A secret that has proven right is let through meanwhile, so that behind a shared proxy nobody is kept out of a chat
/// that goes on. At most ``capacity`` addresses and as many secrets are remembered; when there are more, all are
/// forgotten.
final class SecretGuard: Sendable {
    /// So many wrong secrets from one address within a minute are looked up.
    static let limit = 60
    /// How many secrets that proved right are remembered.
    static let capacity = 10_000

    private let limiter = AttemptLimiter(limit: SecretGuard.limit)
    private let proven = Mutex<Set<String>>([])

    /// Whether a secret may be looked up now.
    ///
    /// - Parameters:
    ///   - secret: What the request carries.
    ///   - peer: Where it comes from.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: false when too many from there were wrong.
    func allows(_ secret: String, from peer: String, uptime: Int64) -> Bool {
        limiter.allows(peer, uptime: uptime) || proven.withLock { $0.contains(secret) }
    }

    /// The secret is one of a chat.
    func wasRight(_ secret: String) {
        proven.withLock { proven in
            if proven.count >= Self.capacity { proven.removeAll() }
            proven.insert(secret)
        }
    }

    /// There is no chat with that secret, or not any more.
    func wasWrong(_ secret: String, from peer: String, uptime: Int64) {
        proven.withLock { _ = $0.remove(secret) }
        limiter.failed(peer, uptime: uptime)
    }
}
