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
        let name = secret.map { Self.hash(address, $0) }
        if let name, proven.withLock({ $0.knows(name) }) {
            return try await usingKnown(name, from: address, time: time, isMiss: isMiss, work)
        }
        try await begin(from: address, time)
        do {
            let result = try await work()
            if let name { proven.withLock { $0.note(name) } }
            end(from: address, isRight: true, time)
            return result
        } catch {
            end(from: address, isRight: !isMiss(error), time)
            throw error
        }
    }

    /// How long a try waits for others: some of those may be read slowly.
    static let longestWait = Milliseconds.seconds(5)

    /// Counts a try; while only tries whose outcome is not known yet use up the limit, it waits for one of them.
    ///
    /// Each try takes its own token before it is noted, and so does each that has waited: however they cross, no more of them pass than
    /// there are tokens. One that looks between the two steps of another may only be refused where it could have waited.
    private func begin(from address: String, _ time: any TimeSource) async throws {
        let start = time.uptime
        while let wait = miss(from: address, uptime: time.uptime) {
            let left = Self.longestWait - time.uptime.elapsed(since: start)
            if await isRefused(address, after: left, time) {
                throw TooManyRequests(.miss, wait: refused(.miss, wait: wait))
            }
        }
        tries.withLock { $0.begin(address) }
    }

    /// Waits for the outcome of a try of an address.
    ///
    /// - Returns: Whether there was nothing to wait for, or it took too long.
    private func isRefused(_ address: String, after longest: Milliseconds, _ time: any TimeSource) async -> Bool {
        guard longest > .zero else { return true }
        let ticket = tries.withLock { $0.ticket() }
        let limit = Task {
            guard (try? await time.sleep(longest)) != nil else { return }
            tries.withLock { $0.giveUp(ticket, for: address) }?.resume(returning: true)
        }
        defer { limit.cancel() }
        return await withCheckedContinuation { continuation in
            let waits = tries.withLock { $0.wait(continuation, ticket, for: address) }
            if !waits { continuation.resume(returning: true) }
        }
    }

    /// Gives a right try back, and lets others go on.
    private func end(from address: String, isRight: Bool, _ time: any TimeSource) {
        if isRight { count(.giveBack, .miss, from: address, uptime: time.uptime) }
        for waiter in tries.withLock({ $0.end(address, isRight: isRight) }) { waiter.resume(returning: false) }
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
        return proven.withLock { $0.knows(Self.hash(address, secret)) }
    }

    /// Notes that an address knows a name, because it has just been given to it.
    package func knows(_ secret: String, at address: String) {
        guard counts(.miss, of: address) else { return }
        proven.withLock { $0.note(Self.hash(address, secret)) }
    }

    /// A credential, and the operations that it opens.
    package struct Proof: Hashable, Sendable {
        /// Names the operations; what is right for others tells nothing about these.
        package let area: String
        package let credential: String

        package init(area: String, credential: String) {
            self.area = area
            self.credential = credential
        }

        fileprivate func name(at address: String) -> UInt64 { TrafficLimits.hash(address, area, credential) }
    }

    /// Whether an address has shown a credential rightly before, for the same operations.
    package func isKnown(_ proof: Proof, at address: String) -> Bool {
        proven.withLock { $0.knows(proof.name(at: address)) }
    }

    /// Notes that a credential of an address was right, or wrong.
    package func note(_ proof: Proof, isRight: Bool, at address: String) {
        guard counts(.refusal, of: address) else { return }
        let name = proof.name(at: address)
        proven.withLock { isRight ? $0.note(name) : $0.forget(name) }
    }
}

/// What callers have named rightly, by a hash of caller and name, as a value.
///
/// Two generations of at most ``capacity`` each: a full one becomes the older one, and of the one before it only those names stay
/// that were used meanwhile. A name that is forgotten counts as a guess again.
package struct ProvenTable: Sendable {
    /// How many names a generation holds.
    package static let capacity = 32_768

    private var young: Set<UInt64> = []
    private var old: Set<UInt64> = []

    package init() {}

    /// How many names are held.
    package var count: Int { young.count + old.count }

    /// Whether a name was right before; asking keeps it.
    package mutating func knows(_ name: UInt64) -> Bool {
        if young.contains(name) { return true }
        guard old.remove(name) != nil else { return false }
        note(name)
        return true
    }

    /// Notes that a name is right.
    package mutating func note(_ name: UInt64) {
        if young.count >= Self.capacity { (young, old) = ([], young) }
        young.insert(name)
    }

    /// Forgets a name that is right no more.
    package mutating func forget(_ name: UInt64) {
        young.remove(name)
        old.remove(name)
    }
}
