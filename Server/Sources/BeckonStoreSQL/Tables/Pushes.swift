package import Beckon

/// Statements about devices.
package enum DeviceQuery {
    private static let table = Table("device", DeviceColumn.written)
    private static let select = table.select(DeviceColumn.read)

    /// The credential that a device needs, as ``StoredRoute`` spells it.
    static let route = StoredRoute.sql(
        type: "device.type", providerName: "device.provider_name", isDebug: "device.debug")

    static let byID = Statement("\(select) WHERE id = $1", .text)
    static let put = table.put(
        key: .id,
        adding: """
            delivered_at = CASE WHEN device.provider_name IS NOT DISTINCT FROM excluded.provider_name \
            THEN device.delivered_at END
            """)
    static let keep = Statement("\(table.insertOne) ON CONFLICT (id) DO NOTHING", row: table.types)
    /// Removes what is owed to another customer on the same device.
    static let removeOthersPushes = Statement(
        """
        DELETE FROM owed_push WHERE registered = $1 \
        AND EXISTS (SELECT 1 FROM device WHERE id = $1 AND customer IS DISTINCT FROM $2)
        """, .text, .text)
    static let ofCustomer = Statement(
        "\(select) WHERE customer = $1 ORDER BY registered_at, id LIMIT $2", .text, .bigint)
    static let removeRegistration = Statement("DELETE FROM device WHERE registration = $1", .text)
    static let removeOfCustomers = Statement("DELETE FROM device WHERE customer = ANY ($1)", rows: [.text])
    package static let noteDelivery = Statement(
        "UPDATE device SET delivered_at = $2 WHERE id = $1 AND delivered_at IS NULL", .text, .bigint)
    static let move = Statement(
        "UPDATE device SET debug = $3 WHERE id = $1 AND registered_at <= $2", .text, .bigint, .boolean)
    /// Gives the pushes owed to a device its credential, if the device was moved.
    static let reroute = Statement(
        """
        UPDATE owed_push SET route = (SELECT \(route) FROM device WHERE device.id = $1) WHERE registered = $1 \
        AND EXISTS (SELECT 1 FROM device WHERE device.id = $1 AND registered_at <= $2)
        """, .text, .bigint)
    /// Locks devices until the transaction's end: who has named one of them meanwhile is seen by what is read next.
    static let lock = Statement(
        "SELECT 1 FROM device WHERE id = ANY ($1) ORDER BY id FOR UPDATE", sqlite: "", rows: [.text])
    /// Removes devices that nothing names; ``lock`` comes before it.
    static let removeUnused = Statement(
        """
        DELETE FROM device WHERE id = ANY ($1) AND customer IS NULL \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.device = device.id) \
        AND NOT EXISTS (SELECT 1 FROM callback WHERE callback.device = device.id) \
        AND NOT EXISTS (SELECT 1 FROM owed_push WHERE owed_push.registered = device.id)
        """, rows: [.text])
    /// Pushes owed to the device are removed with it.
    static let drop = Statement("DELETE FROM device WHERE id = $1 AND registered_at <= $2", .text, .bigint)

    /// What SQLite owes a push by.
    package static let routeByID = Statement("SELECT \(route) FROM device WHERE id = $1", .text)
}

/// Statements about forgotten devices.
enum ForgottenQuery {
    private static let columns = DeviceColumn.allCases.list
    private static let others = DeviceColumn.allCases.filter { $0 != .id }

    static let page = Statement(
        """
        SELECT \(DeviceColumn.read.list), \(ForgottenColumn.list) FROM forgotten_device WHERE id > $1 ORDER BY id LIMIT $2
        """, .text, .bigint)
    /// Keeps the device that ``DeviceQuery/drop`` removes next.
    static let keep = Statement(
        """
        INSERT INTO forgotten_device (\(columns), \(ForgottenColumn.list)) \
        SELECT \(columns), $3, $4 FROM device WHERE id = $1 AND registered_at <= $2 \
        ON CONFLICT (id) DO UPDATE SET \(others.list(settingFrom: "excluded")), \
        \(ForgottenColumn.allCases.list(settingFrom: "excluded"))
        """, .text, .bigint, .bigint, .text)
    static let restore = Statement(
        """
        INSERT INTO device (\(columns)) SELECT \(columns) FROM forgotten_device WHERE id = $1 ON CONFLICT DO NOTHING
        """, .text)
    static let remove = Statement("DELETE FROM forgotten_device WHERE id = $1", .text)
    static let removeRegistration = Statement("DELETE FROM forgotten_device WHERE registration = $1", .text)
    static let removeMany = Statement("DELETE FROM forgotten_device WHERE id = ANY ($1)", rows: [.text])
    static let removeOfCustomers = Statement("DELETE FROM forgotten_device WHERE customer = ANY ($1)", rows: [.text])
    static let removeOld = Statement("DELETE FROM forgotten_device WHERE forgotten_at < $1", .bigint)
}

/// Statements about the presence that apps report.
enum PresenceQuery {
    private static let table = Table("presence", of: PresenceColumn.self)

    static let ofCustomer = Statement("\(table.select) WHERE customer = $1 ORDER BY device LIMIT $2", .text, .bigint)
    static let put = Statement(
        """
        \(table.insertOne) ON CONFLICT (customer, device) DO UPDATE \
        SET \(PresenceColumn.changed.list(settingFrom: "excluded"))
        """, row: table.types)
    static let removeExpired = Statement("DELETE FROM presence WHERE until < $1", .bigint)
    static let removeOfCustomers = Statement("DELETE FROM presence WHERE customer = ANY ($1)", rows: [.text])
}

/// Statements about the history of pushes.
package enum PushRecordQuery {
    private static let table = Table("push_record", of: PushRecordColumn.self)
    private static let written = Table("push_record", PushRecordColumn.written)

    static let about = Statement(
        """
        \(table.select) WHERE chat = $1 AND through_position >= $2 AND after_position < $2 ORDER BY id LIMIT $3
        """, .text, .bigint, .bigint)
    static let passedOver = Statement(
        "\(table.select) WHERE kind = 'passed-over' AND id < $1 ORDER BY id DESC LIMIT $2", .bigint, .bigint)
    package static let insert = Statement(written.insertOne, row: written.types)
    static let removeOfChats = Statement("DELETE FROM push_record WHERE chat = ANY ($1)", rows: [.text])
    static let devicesOfChats = Statement(
        "SELECT DISTINCT device FROM push_record WHERE chat = ANY ($1) AND device IS NOT NULL", rows: [.text])
}

/// Statements about notification subscriptions.
enum SubscriptionQuery {
    private static let table = Table("notification_subscription", of: SubscriptionColumn.self)

    static let byID = Statement("\(table.select) WHERE id = $1", .text)
    static let all = Statement(
        "\(table.select) WHERE expires_at > $1 AND id > $2 ORDER BY id LIMIT $3", .bigint, .text, .bigint)
    /// A row for each filter, with what else is asked for, which is the same in all of them.
    static let passing = Statement(
        "\(table.select) WHERE filter = ANY ($1) AND expires_at > $2[1] AND id > $3[1] ORDER BY id LIMIT $4[1]",
        sqlite: "\(table.select) WHERE filter = $1 AND expires_at > $2 AND id > $3 ORDER BY id LIMIT $4",
        rows: [.text, .bigint, .text, .bigint])
    static let count = Statement("SELECT count(*) FROM notification_subscription WHERE expires_at > $1", .bigint)
    static let put = table.put(key: .id)
    static let remove = Statement("DELETE FROM notification_subscription WHERE id = $1", .text)
    static let removeOfUser = Statement(
        "DELETE FROM notification_subscription WHERE subscriber = $1 OR gms_user = $1", .text)
    static let removeEnded = Statement("DELETE FROM notification_subscription WHERE expires_at < $1", .bigint)
}

extension Change {
    /// The requests of a change of owed pushes, their history or subscriptions; nil for other changes.
    var requestsOfPushes: [BoundStatement]? {
        switch self {
        case .hastenOwed(let lane, let device, let due, let now):
            [BoundStatement(OwedQuery.hasten, lane.sql, device.sql, due.sql, now.sql)]
        case .cancelOwed(let lane):
            [BoundStatement(OwedQuery.cancelWaiting, lane.sql), BoundStatement(OwedQuery.cancelClaimed, lane.sql)]
        case .dropPush(let id):
            [
                BoundStatement(DeadQuery.remove, id.sql), BoundStatement(OwedQuery.drop, id.sql),
                BoundStatement(OwedQuery.cancel, id.sql),
            ]
        case .releasePushes(let node):
            [BoundStatement(OwedQuery.removeReleased, node.sql), BoundStatement(OwedQuery.release, node.sql)]
        case .record(let record): [BoundStatement(PushRecordQuery.insert, values: record.values)]
        case .putSubscription(let subscription): [BoundStatement(SubscriptionQuery.put, values: subscription.values)]
        case .removeSubscription(let id): [BoundStatement(SubscriptionQuery.remove, id.sql)]
        default: nil
        }
    }
}

extension Change {
    /// The requests of a change of devices or presence; nil for other changes.
    var requestsOfDevices: [BoundStatement]? {
        switch self {
        case .keepDevice(let device): [BoundStatement(DeviceQuery.keep, values: device.values)]
        case .putDevice(let device):
            [
                BoundStatement(DeviceQuery.removeOthersPushes, device.id.sql, device.customer.sql),
                BoundStatement(DeviceQuery.put, values: device.values),
                BoundStatement(ForgottenQuery.remove, device.id.sql),
            ]
        case .removeRegistration(let registration):
            [
                BoundStatement(DeviceQuery.removeRegistration, registration.sql),
                BoundStatement(ForgottenQuery.removeRegistration, registration.sql),
            ]
        case .noteDelivery(let id, let time): [BoundStatement(DeviceQuery.noteDelivery, id.sql, time.sql)]
        case .moveDevice(let id, let debug, let asOf):
            [
                BoundStatement(DeviceQuery.move, id.sql, asOf.sql, debug.sql),
                BoundStatement(DeviceQuery.reroute, id.sql, asOf.sql),
            ]
        case .dropDevice(let id, let asOf, let at, let cause):
            [
                BoundStatement(ForgottenQuery.keep, id.sql, asOf.sql, (at ?? asOf).sql, cause.sql),
                BoundStatement(DeviceQuery.drop, id.sql, asOf.sql),
            ]
        case .removeUnusedDevice(let id):
            [DeviceQuery.lock, DeviceQuery.removeUnused].map { BoundStatement($0, id.sql) }
        case .restoreDevice(let id):
            [BoundStatement(ForgottenQuery.restore, id.sql), BoundStatement(ForgottenQuery.remove, id.sql)]
        case .putPresence(let record): [BoundStatement(PresenceQuery.put, values: record.values)]
        default: nil
        }
    }
}

/// Owed pushes, and the devices and subscriptions that they go to.
extension SQLStore {
    package func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        let dues = try await all(BoundStatement(OwedQuery.nextDues, now.sql)) { row throws(Connection.Failure) in
            (try row.route(.first), try row.optionalTime(.second))
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
            BoundStatement(SubscriptionQuery.passing, rows: rows), read: NotificationSubscription.init(from:))
        // An engine that asks for one filter after another gives as many lists.
        return Array(found.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }.prefix(limit))
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        try await first(SubscriptionQuery.count, now.sql, read: Int.init(only:)) ?? 0
    }
}
