import Synchronization

/// Keeps the creations of one customer that are under way at once within the number of chats that it may have open.
///
/// What is under way is not in the database yet, so that the database alone cannot tell how many there will be. One entry
/// for each request under way at most.
package final class OpenChatGuard: Sendable {
    private let underWay = Mutex<[String: Int]>([:])

    package init() {}

    /// Runs a creation.
    ///
    /// - Parameters:
    ///   - user: The customer.
    ///   - limit: How many chats it may have open; zero is without a limit.
    ///   - standing: How many are open, asked when this creation is counted already.
    ///   - body: The creation.
    /// - Returns: What the creation returns.
    /// - Throws: ``ChatRefusal`` with `tooManyOpen`, and what the closures throw.
    package func creating<Value: Sendable>(
        for user: String, limit: Int, standing: () async throws -> Int, _ body: () async throws -> Value
    ) async throws -> Value {
        guard limit > 0 else { return try await body() }
        let others = underWay.withLock { underWay -> Int in
            defer { underWay[user, default: 0] += 1 }
            return underWay[user, default: 0]
        }
        defer {
            underWay.withLock { underWay in
                let left = underWay[user, default: 1] - 1
                underWay[user] = left > 0 ? left : nil
            }
        }
        guard others < limit, try await standing() + others < limit else { throw ChatRefusal(.tooManyOpen) }
        return try await body()
    }
}
