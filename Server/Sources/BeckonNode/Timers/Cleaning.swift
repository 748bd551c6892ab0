import Beckon

/// Forgets what need not be kept any more, in pages, so that nobody waits long behind it.
struct Cleaning: Sendable {
    /// How many chats and callbacks go in one transaction.
    static let pageLength = 50
    /// How many pages go in one turn; what is left goes in the next.
    static let pagesATurn = 20

    let store: any Store
    /// How long ended chats and callbacks are kept; zero for ever.
    let retention: Milliseconds

    /// One turn.
    ///
    /// - Parameter now: The time.
    /// - Throws: What the store throws; the next turn does what is left.
    func turn(now: Timestamp) async throws {
        try await store.removeClients(expiredBefore: now)
        guard retention > .zero else { return }
        let limit = now.advanced(by: Milliseconds(-retention.count))
        for _ in 0..<Self.pagesATurn {
            guard try await store.removeEnded(before: limit, limit: Self.pageLength) == Self.pageLength else { return }
        }
    }
}
