import Synchronization

/// Keeps a customer's concurrent creations of chats within the limit of open chats.
///
/// The database does not know the creations under way, so they are counted here. There is at most one entry for each
/// request under way.
package final class OpenChatGuard: Sendable {
    private let underWay = Mutex<[String: Int]>([:])

    package init() {}

    /// Runs a creation.
    ///
    /// - Parameters:
    ///   - user: The customer.
    ///   - limit: The most open chats of the customer; zero for no limit.
    ///   - standing: Returns the number of open chats; called after this creation is counted.
    ///   - body: The creation.
    /// - Returns: The result of `body`.
    /// - Throws: ``ChatRefusal`` with `tooManyOpen`, and the closures' errors.
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
