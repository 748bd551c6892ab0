package import Beckon

/// Owed pushes, and the devices and subscriptions that they go to.
extension SQLStore {
    package func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        let dues = try await all(Request(OwedQuery.nextDues, now.sql)) { row throws(Connection.Failure) in
            (try row.route(NextDueColumn.route), try row.optionalTime(NextDueColumn.due))
        }
        return Dictionary(dues) { first, _ in first }.compactMapValues(\.self).mapValues { max($0, now) }
    }

    package func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] {
        dead
            ? try await all(DeadQuery.entries, id.sql, limit: limit, read: OutboxEntry.init(dead:))
            : try await all(OwedQuery.entries, id.sql, limit: limit, read: OutboxEntry.init(owed:))
    }

    package func device(_ id: DeviceID) async throws -> Device? {
        try await first(DeviceQuery.byID, id.sql, read: Device.init(from:))
    }

    package func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] {
        try await all(DeviceQuery.ofCustomer, customer.sql, limit: limit, read: Device.init(from:))
    }

    package func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] {
        try await all(
            ForgottenQuery.page, (after?.text ?? "").sql, limit: limit, read: ForgottenDevice.init(from:))
    }

    package func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] {
        try await all(PresenceQuery.ofCustomer, customer.sql, limit: limit, read: PresenceRecord.init(from:))
    }

    package func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] {
        try await all(PushRecordQuery.about, chat.sql, position.sql, limit: limit, read: PushRecord.init(from:))
    }

    package func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] {
        try await all(PushRecordQuery.passedOver, id.sql, limit: limit, read: PushRecord.init(from:))
    }

    package func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.pushingTo, device.sql, user.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func callbacks(
        pushingTo device: DeviceID, notOf user: String, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.pushingTo, device.sql, user.sql, limit: limit, read: CallbackRecord.init(from:))
    }

    package func subscription(_ id: String) async throws -> NotificationSubscription? {
        try await first(SubscriptionQuery.byID, id.sql, read: NotificationSubscription.init(from:))
    }

    package func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] {
        let id = (id ?? "").sql
        guard let filters else {
            return try await all(
                SubscriptionQuery.all, now.sql, id, limit: limit, read: NotificationSubscription.init(from:))
        }
        guard limit > 0 else { return [] }
        let rows = Set(filters).map { [$0.sql, now.sql, id, limit.sql] }
        let found = try await all(
            Request(SubscriptionQuery.passing, rows: rows), read: NotificationSubscription.init(from:))
        // An engine that asks for one filter after another gives as many lists.
        return Array(found.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }.prefix(limit))
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        try await first(SubscriptionQuery.count, now.sql, read: Int.init(only:)) ?? 0
    }
}
