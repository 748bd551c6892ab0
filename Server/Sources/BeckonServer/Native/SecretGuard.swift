import Synchronization

/// Slows down guessing the secrets of chats: after ``limit`` wrong secrets in a minute, an address has to wait.
///
/// A secret that has proved right is still accepted meanwhile, so that customers behind a shared proxy are not locked out
/// of their open chats. At most ``capacity`` addresses and as many secrets are remembered; beyond that, all are forgotten.
final class SecretGuard: Sendable {
    /// How many wrong secrets from one address are looked up in a minute.
    static let limit = 60
    /// How many secrets that proved right are remembered.
    static let capacity = 10_000

    private let limiter = AttemptLimiter(limit: SecretGuard.limit)
    private let proven = Mutex<Set<String>>([])

    /// Whether a secret may be looked up now.
    ///
    /// - Parameters:
    ///   - secret: The secret in the request.
    ///   - peer: The caller's address.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: False after too many wrong secrets from this address.
    func allows(_ secret: String, from peer: String, uptime: Int64) -> Bool {
        limiter.allows(peer, uptime: uptime) || proven.withLock { $0.contains(secret) }
    }

    /// Notes that the secret belongs to a chat.
    func wasRight(_ secret: String) {
        proven.withLock { proven in
            if proven.count >= Self.capacity { proven.removeAll() }
            proven.insert(secret)
        }
    }

    /// Notes that the secret belongs to no chat.
    func wasWrong(_ secret: String, from peer: String, uptime: Int64) {
        proven.withLock { _ = $0.remove(secret) }
        limiter.failed(peer, uptime: uptime)
    }
}
