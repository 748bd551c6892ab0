import Synchronization

extension MemoryTables {
    func subscriptions(
        passing filters: Set<String>?, now: Timestamp, after id: String?, limit: Int
    ) -> [NotificationSubscription] {
        let found = subscriptions.values.filter { subscription in
            subscription.expiresAt > now && subscription.id > id ?? ""
                && filters?.contains(subscription.filter) ?? true
        }
        return Array(found.sorted { $0.id < $1.id }.prefix(max(0, limit)))
    }

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
        state.withLock { $0.subscriptions(passing: filters.map(Set.init), now: now, after: id, limit: limit) }
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        state.withLock { tables in tables.subscriptions.values.count { $0.expiresAt > now } }
    }
}
