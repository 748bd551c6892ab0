import Synchronization

extension MemoryTables {
    mutating func eraseSubscriptions(of user: String) {
        subscriptions = subscriptions.filter { $0.value.subscriber != user && $0.value.channel != .comet(user: user) }
    }

    mutating func removeSubscriptions(endedBefore time: Timestamp) {
        let limit = time.advanced(by: Milliseconds(-NotificationSubscription.memory.count))
        subscriptions = subscriptions.filter { $0.value.expiresAt >= limit }
    }
}

extension MemoryStore {
    package func subscription(_ id: String) async throws -> NotificationSubscription? {
        state.withLock { $0.subscriptions[id] }
    }

    package func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] {
        let isWanted: (NotificationSubscription) -> Bool = {
            $0.expiresAt > now && $0.id > id ?? "" && filters?.contains($0.filter) ?? true
        }
        return state.withLock { $0.subscriptions.values.filter(isWanted) }.first(limit) { $0.id < $1.id }
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        state.withLock { tables in tables.subscriptions.values.count { $0.expiresAt > now } }
    }
}
