/// What the calls of a ``MemoryStore`` meet before they are answered: delays, refusals, another request that was quicker.
package protocol StoreConduct: Sendable {
    /// Gives or refuses the answer of a function of the port, whose name is as `#function` writes it.
    func read<Answer: Sendable>(_ function: String, _ answer: () -> Answer) async throws -> Answer
    /// Returns what becomes of commits; nil when the store takes them.
    func commit(_ commits: [Commit]) async throws -> [CommitResult]?
    /// Claims pushes that are due at a time.
    func claim(
        now: Timestamp, owner: NodeID, _ claim: (Timestamp) -> [ClaimedPush]
    ) async throws -> [ClaimedPush]
    /// Renews a node's lease; false when it has no row.
    func renew(_ renew: () -> Bool) async throws -> Bool
    /// The database's clock; nil for this machine's.
    func clock() async throws -> Timestamp?
}

extension StoreConduct {
    package func read<Answer: Sendable>(_ function: String, _ answer: () -> Answer) async throws -> Answer { answer() }
    package func commit(_ commits: [Commit]) async throws -> [CommitResult]? { nil }
    package func claim(
        now: Timestamp, owner: NodeID, _ claim: (Timestamp) -> [ClaimedPush]
    ) async throws -> [ClaimedPush] { claim(now) }
    package func renew(_ renew: () -> Bool) async throws -> Bool { renew() }
    package func clock() async throws -> Timestamp? { nil }
}
