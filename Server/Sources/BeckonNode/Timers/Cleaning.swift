import Beckon

/// Removes what need not be kept any longer, in pages, so that no other work waits long behind it.
struct Cleaning: Sendable {
    /// How many chats and callbacks one transaction removes.
    static let pageLength = 50
    /// How many pages one turn removes; the next turn removes more.
    static let pagesATurn = 20

    let store: any Store
    /// How long ended chats and callbacks are kept; zero for ever.
    let retention: Milliseconds

    /// Removes what is due in one turn.
    ///
    /// - Parameter now: The time.
    /// - Throws: The store's errors; the next turn does the rest.
    func turn(now: Timestamp) async throws {
        try await store.removeClients(expiredBefore: now)
        guard retention > .zero else { return }
        let limit = now.advanced(by: Milliseconds(-retention.count))
        for _ in 0..<Self.pagesATurn {
            guard try await store.removeEnded(before: limit, limit: Self.pageLength) == Self.pageLength else { return }
        }
    }
}
