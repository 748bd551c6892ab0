package import Beckon
import Synchronization

/// Slows down guessing secrets: after ``limit`` wrong ones in a minute, an address has to wait.
///
/// What the same address has shown rightly before is still accepted meanwhile, so that customers behind a shared address are
/// not locked out of their open chats. What another address has shown is a guess: otherwise an answer would tell that it is
/// right.
package final class SecretGuard: Sendable {
    /// A secret that is being looked up; it counts as wrong until it has proved something else.
    package struct Attempt: Sendable {
        /// A hash of the secret and the address.
        fileprivate let name: UInt64
        fileprivate let peer: String
        /// Whether it was counted; a secret that proved right before may go uncounted.
        fileprivate let isCounted: Bool
    }

    /// How many wrong secrets from one address are looked up in a minute, those under way included.
    static let limit = 60

    private let limiter: AttemptLimiter
    private let proven = Mutex(ProvenTable())

    /// - Parameter salt: Random bits.
    package init(salt: UInt64) {
        limiter = AttemptLimiter(limit: Int32(Self.limit), salt: salt)
    }

    /// Begins to look a secret up.
    ///
    /// - Parameters:
    ///   - secret: The secret in the request.
    ///   - peer: The caller's address.
    ///   - uptime: The time on a clock that never goes back.
    /// - Returns: Nil after too many wrong secrets from this address.
    package func begin(_ secret: String, from peer: String, uptime: Uptime) -> Attempt? {
        let isCounted = limiter.begin(peer, uptime: uptime)
        let name = TrafficLimits.hash(peer, secret)
        guard isCounted || proven.withLock({ $0.knows(name) }) else { return nil }
        return Attempt(name: name, peer: peer, isCounted: isCounted)
    }

    /// Notes that the secret is right.
    package func wasRight(_ attempt: Attempt) {
        giveBack(attempt)
        proven.withLock { $0.note(attempt.name) }
    }

    /// Notes that the secret is wrong.
    package func wasWrong(_ attempt: Attempt) { proven.withLock { $0.forget(attempt.name) } }

    /// Takes an attempt back that showed neither.
    package func giveBack(_ attempt: Attempt) {
        if attempt.isCounted { limiter.giveBack(attempt.peer) }
    }
}
