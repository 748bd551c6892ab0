package import Beckon

/// Notification subscriptions.
extension PostgreSQLStore {
    package func subscription(_ id: String) async throws -> NotificationSubscription? {
        try await first(SubscriptionQuery.byID, id.sql, read: NotificationSubscription.init(from:))
    }

    package func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] {
        guard let filters else {
            return try await all(
                SubscriptionQuery.all, now.sql, (id ?? "").sql, limit: limit, read: NotificationSubscription.init(from:)
            )
        }
        guard !filters.isEmpty, limit > 0 else { return [] }
        let rows = filters.map { [$0.sql, now.sql, (id ?? "").sql, limit.sql] }
        return try await read(
            Request(SubscriptionQuery.passing, rows: rows), with: NotificationSubscription.init(from:))
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        try await first(SubscriptionQuery.count, now.sql) { row throws(ConnectionFailure) in
            try row.int(OnlyColumn.value)
        } ?? 0
    }
}
