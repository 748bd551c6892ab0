package import Beckon

/// What is removed in time, and what a customer wants removed.
extension SQLStore {
    package func removeClients(expiredBefore: Timestamp) async throws {
        let pending = expiredBefore.advanced(by: Milliseconds(-ChatFile.longestPending.count))
        let ended = expiredBefore.advanced(by: Milliseconds(-NotificationSubscription.memory.count))
        let forgotten = expiredBefore.advanced(by: Milliseconds(-ForgottenDevice.memory.count))
        try await write { connection throws(Connection.Failure) in
            try connection.change([
                BoundStatement(ClientQuery.removeExpired, expiredBefore.sql),
                BoundStatement(PresenceQuery.removeExpired, expiredBefore.sql),
                BoundStatement(DeskSessionQuery.removeExpired, expiredBefore.sql),
                BoundStatement(DeskGrantQuery.removeUnused),
                BoundStatement(FileQuery.removePending, pending.sql),
                BoundStatement(FileQuery.removeMarks, pending.sql),
                BoundStatement(SubscriptionQuery.removeEnded, ended.sql),
                BoundStatement(ForgottenQuery.removeOld, forgotten.sql),
            ])
            return
        }
    }

    package func erase(user: String, limit: Int) async throws -> ErasedRows {
        guard limit > 0 else { return ErasedRows() }
        return try await write { connection throws(Connection.Failure) in
            try Removal(connection: connection).erase(user: user, limit: limit)
        }
    }

    package func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        guard limit > 0 else { return 0 }
        return try await write { connection throws(Connection.Failure) in
            try Removal(connection: connection).removeEnded(before: before, limit: limit)
        }
    }
}

/// Removes chats, callbacks and service instances with all that belongs to them, inside one transaction.
struct Removal<Connection: SQLConnection> {
    let connection: Connection

    /// A chat or callback to remove.
    private struct Subject {
        let id: String
        let service: String
        let device: String?
    }

    func erase(user: String, limit: Int) throws(Connection.Failure) -> ErasedRows {
        var rows = ErasedRows()
        let chats = try subjects(RemovalQuery.chatsOfUser, user.sql, limit: limit)
        let callbacks = try subjects(RemovalQuery.callbacksOfUser, user.sql, limit: limit - chats.count)
        (rows.events, rows.devices) = try remove(chats, callbacks, of: [.signed(user)])
        (rows.chats, rows.callbacks) = (chats.count, callbacks.count)
        let chatsLeft = try subjects(RemovalQuery.chatsOfUser, user.sql, limit: 1)
        let callbacksLeft = try subjects(RemovalQuery.callbacksOfUser, user.sql, limit: 1)
        rows.isComplete = chatsLeft.isEmpty && callbacksLeft.isEmpty
        if rows.isComplete {
            try connection.change([
                BoundStatement(RemovalQuery.servicesOfUser, user.sql),
                BoundStatement(RemovalQuery.clientsOfUser, user.sql),
                BoundStatement(SubscriptionQuery.removeOfUser, user.sql),
            ])
        }
        return rows
    }

    func removeEnded(before: Timestamp, limit: Int) throws(Connection.Failure) -> Int {
        let chats = try subjects(RemovalQuery.endedChats, before.sql, limit: limit)
        let callbacks = try subjects(RemovalQuery.endedCallbacks, before.sql, limit: limit - chats.count)
        _ = try remove(chats, callbacks)
        let left = limit - chats.count - callbacks.count
        let services = try connection.change([BoundStatement(RemovalQuery.endedServices, before.sql, left.sql)])
        return chats.count + callbacks.count + services.reduce(0, +)
    }

    private func subjects(
        _ statement: Statement, _ key: StoredValue, limit: Int
    ) throws(Connection.Failure) -> [Subject] {
        try connection.all(BoundStatement(statement, key, limit.sql)) { row throws(Connection.Failure) in
            Subject(
                id: try row.text(.first), service: try row.text(.second), device: try row.optionalText(.third))
        }
    }

    /// - Returns: How many events and devices were removed with them.
    private func remove(
        _ chats: [Subject], _ callbacks: [Subject], of customers: [CustomerKey] = []
    ) throws(Connection.Failure) -> (events: Int, devices: Int) {
        let lanes =
            chats.flatMap { PushSubject.lanes(of: ChatID($0.id)) }
            + callbacks.map { PushSubject.callback(ServiceID($0.id), action: "", alert: "").lane }
        let all = chats + callbacks
        let owners = (chats.map { CustomerKey.chat(ChatID($0.id)) } + customers).map(\.text)
        let (chats, callbacks, devices) = (chats.map(\.id), callbacks.map(\.id), all.compactMap(\.device))
        let told = try connection.all(BoundStatement(PushRecordQuery.devicesOfChats, rows: chats.map { [$0.sql] })) {
            row throws(Connection.Failure) in try String(only: row)
        }
        let named = Set(devices + told).sorted()
        let requests: [(Statement, [String])] =
            [(RemovalQuery.events, chats), (OwedQuery.removeLanes, lanes), (DeadQuery.removeLanes, lanes)]
            + ChatQuery.belongings.map { ($0, chats) }
            + [
                (PresenceQuery.removeOfCustomers, owners), (ForgottenQuery.removeOfCustomers, owners),
                (ForgottenQuery.removeMany, devices), (RemovalQuery.chats, chats),
            ] + CallbackQuery.belongings.map { ($0, callbacks) }
            + [
                (RemovalQuery.callbacks, callbacks), (ServiceQuery.removeUnused, all.map(\.service)),
                (DeviceQuery.lock, named), (DeviceQuery.removeOfCustomers, owners), (DeviceQuery.removeUnused, named),
            ]
        let counts = try connection.change(requests.map { BoundStatement($0.0, rows: $0.1.map { [$0.sql] }) })
        return (counts.first ?? 0, counts.suffix(2).reduce(0, +))
    }
}

/// Statements that find rows to remove, and remove them.
enum RemovalQuery {
    private static let chat = "SELECT id, service, device FROM chat"
    private static let callback = "SELECT id, id, device FROM callback"
    /// The service instances that a customer made; their chats and callbacks are the customer's as well.
    private static let ownServices = "(SELECT id FROM service WHERE gms_user = $1)"

    static let chatsOfUser = Statement(
        """
        \(chat) WHERE id IN (SELECT id FROM chat WHERE gms_user = $1 UNION \
        SELECT id FROM chat WHERE service IN \(ownServices) UNION \
        SELECT id FROM chat WHERE customer = $1) ORDER BY id LIMIT $2 FOR UPDATE
        """, .text, .bigint)
    static let callbacksOfUser = Statement(
        """
        \(callback) WHERE id IN (SELECT id FROM callback WHERE gms_user = $1 UNION \
        SELECT id FROM callback WHERE customer_number = $1 UNION \
        SELECT id FROM callback WHERE id IN \(ownServices)) ORDER BY id LIMIT $2 FOR UPDATE
        """, .text, .bigint)
    static let servicesOfUser = Statement("DELETE FROM service WHERE gms_user = $1", .text)
    static let clientsOfUser = Statement("DELETE FROM client WHERE gms_user = $1", .text)

    static let endedChats = Statement(
        """
        \(chat) WHERE coalesce(ended_at, expires_at) < $1 ORDER BY coalesce(ended_at, expires_at), id LIMIT $2 \
        FOR UPDATE
        """, .bigint, .bigint)
    static let endedCallbacks = Statement(
        """
        \(callback) WHERE state = 'COMPLETED' AND expires_at < $1 ORDER BY expires_at, id LIMIT $2 FOR UPDATE
        """, .bigint, .bigint)
    static let endedServices = Statement(
        """
        DELETE FROM service WHERE id IN (SELECT id FROM service WHERE expires_at < $1 \
        AND \(ServiceQuery.isUnused) ORDER BY expires_at, id LIMIT $2)
        """, .bigint, .bigint)

    static let events = Statement("DELETE FROM event WHERE chat = ANY ($1)", rows: [.text])
    static let chats = Statement("DELETE FROM chat WHERE id = ANY ($1)", rows: [.text])
    static let callbacks = Statement("DELETE FROM callback WHERE id = ANY ($1)", rows: [.text])
}

extension Change {
    /// The requests of a change that both engines write alike, in order; empty for changes that each writes in its own
    /// way: heads, events, what is owed, and what PostgreSQL writes with others of its kind.
    package var requests: [BoundStatement] {
        requestsOfPushes ?? requestsOfDevices ?? requestsOfChats ?? requestsOfCallbacks ?? requestsOfFiles
            ?? requestsOfDesk ?? requestsOfTrail ?? requestsOfCluster ?? []
    }
}
