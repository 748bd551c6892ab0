package import Beckon

/// Notification subscriptions.
extension SQLiteStore {
    package func subscription(_ id: String) async throws -> NotificationSubscription? {
        try await first(SubscriptionQuery.byID, id.sql) { try NotificationSubscription(from: $0) }
    }

    package func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] {
        guard let filters else {
            return try await all(SubscriptionQuery.all, now.sql, (id ?? "").sql, limit: limit) {
                try NotificationSubscription(from: $0)
            }
        }
        let list = StoredJSON.text(of: filters)
        return try await all(SubscriptionQuery.passing, list.sql, now.sql, (id ?? "").sql, limit: limit) {
            try NotificationSubscription(from: $0)
        }
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        try await first(SubscriptionQuery.count, now.sql) { try $0.int(OnlyColumn.value) } ?? 0
    }
}
