import Synchronization

/// Slows down guessing: a try is counted before anything is looked up, and given back if it was right.
///
/// Beyond the limit a right name is refused like a wrong one, so that guesses tell nothing. A name that the same address has
/// used rightly before is still answered, so that a neighbour behind the same address locks no customer out of a chat.
extension TrafficLimits {
    /// Carries out what a caller can do only with a right name.
    ///
    /// - Parameters:
    ///   - secret: The name, if it is an id that cannot be guessed; nil for a telephone number, a short code and the like,
    ///     which never count as known.
    ///   - address: The caller's address.
    ///   - time: The clock.
    ///   - isMiss: Whether an error says that the name was wrong.
    ///   - work: What is done.
    /// - Returns: What the work returns.
    /// - Throws: ``TooManyRequests`` before the work begins; else what the work throws.
    package func trying<Result: Sendable>(
        _ secret: String?, from address: String, time: any TimeSource, isMiss: @Sendable (any Error) -> Bool,
        _ work: () async throws -> Result
    ) async throws -> Result {
        guard counts(.miss, of: address) else { return try await work() }
        let name = secret.map { Self.hash([address, $0]) }
        if let name, proven.withLock({ $0.knows(name) }) {
            return try await usingKnown(name, from: address, time: time, isMiss: isMiss, work)
        }
        if let wait = count(.take(1), .miss, from: address, uptime: time.uptime) {
            throw TooManyRequests(.miss, wait: wait)
        }
        do {
            let result = try await work()
            count(.giveBack, .miss, from: address, uptime: time.uptime)
            if let name { proven.withLock { $0.note(name) } }
            return result
        } catch {
            if !isMiss(error) { count(.giveBack, .miss, from: address, uptime: time.uptime) }
            throw error
        }
    }

    private func usingKnown<Result: Sendable>(
        _ name: UInt64, from address: String, time: any TimeSource, isMiss: @Sendable (any Error) -> Bool,
        _ work: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await work()
        } catch {
            // It was right before and is so no more, as after the end of a chat.
            if isMiss(error) {
                proven.withLock { $0.forget(name) }
                count(.charge(1), .miss, from: address, uptime: time.uptime)
            }
            throw error
        }
    }

    /// Whether an address has shown a name rightly before.
    package func isKnown(_ secret: String?, at address: String) -> Bool {
        guard let secret else { return false }
        return proven.withLock { $0.knows(Self.hash([address, secret])) }
    }

    /// Notes that an address knows a name, because it has just been given to it.
    package func knows(_ secret: String, at address: String) {
        guard counts(.miss, of: address) || counts(.refusal, of: address) else { return }
        proven.withLock { $0.note(Self.hash([address, secret])) }
    }
}
