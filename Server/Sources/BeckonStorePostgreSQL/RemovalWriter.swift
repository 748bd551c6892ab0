import Beckon

/// Removes chats, callbacks and service instances with all that belongs to them, inside one transaction.
struct RemovalWriter {
    private static let begin = Statement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    private static let commit = Statement("COMMIT")
    private static let rollback = Statement("ROLLBACK")

    let connection: Connection

    /// A chat or callback to remove.
    private struct Subject {
        let id: String
        let service: String
        let device: String?
    }

    func erase(user: String, limit: Int) throws(ConnectionFailure) -> ErasedRows {
        try inTransaction { () throws(ConnectionFailure) in
            var rows = ErasedRows()
            let chats = try subjects(RemovalQuery.chatsOfUser, user.sql, limit: limit)
            let callbacks = try subjects(RemovalQuery.callbacksOfUser, user.sql, limit: limit - chats.count)
            (rows.events, rows.devices) = try remove(chats, callbacks, of: [.signed(user)])
            (rows.chats, rows.callbacks) = (chats.count, callbacks.count)
            let chatsLeft = try subjects(RemovalQuery.chatsOfUser, user.sql, limit: 1)
            let callbacksLeft = try subjects(RemovalQuery.callbacksOfUser, user.sql, limit: 1)
            rows.isComplete = chatsLeft.isEmpty && callbacksLeft.isEmpty
            if rows.isComplete {
                try connection.run(RemovalQuery.servicesOfUser, user.sql)
                try connection.run(RemovalQuery.clientsOfUser, user.sql)
                try connection.run(SubscriptionQuery.removeOfUser, user.sql)
            }
            return rows
        }
    }

    func removeEnded(before: Timestamp, limit: Int) throws(ConnectionFailure) -> Int {
        try inTransaction { () throws(ConnectionFailure) in
            let chats = try subjects(RemovalQuery.endedChats, before.sql, limit: limit)
            let callbacks = try subjects(RemovalQuery.endedCallbacks, before.sql, limit: limit - chats.count)
            _ = try remove(chats, callbacks)
            let left = limit - chats.count - callbacks.count
            let services = try connection.run(RemovalQuery.endedServices, before.sql, left.sql).changes
            return chats.count + callbacks.count + services
        }
    }

    private func inTransaction<Value>(
        _ body: () throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value {
        try connection.run(Self.begin)
        do throws(ConnectionFailure) {
            let value = try body()
            try connection.run(Self.commit)
            return value
        } catch {
            if !error.endsConnection { try connection.run(Self.rollback) }
            throw error
        }
    }

    private func subjects(
        _ statement: Statement, _ key: StoredValue, limit: Int
    ) throws(ConnectionFailure) -> [Subject] {
        try connection.run(statement, key, limit.sql).all { row throws(ConnectionFailure) in
            Subject(
                id: try row.text(RemovedColumn.id), service: try row.text(RemovedColumn.service),
                device: try row.optionalText(RemovedColumn.device))
        }
    }

    /// - Returns: How many events and devices were removed with them.
    private func remove(
        _ chats: [Subject], _ callbacks: [Subject], of customers: [CustomerKey] = []
    ) throws(ConnectionFailure) -> (events: Int, devices: Int) {
        let lanes =
            chats.flatMap { PushSubject.lanes(of: ChatID($0.id)) }
            + callbacks.map { PushSubject.callback(ServiceID($0.id), action: "", alert: "").lane }
        let all = chats + callbacks
        let owners = (chats.map { CustomerKey.chat(ChatID($0.id)) } + customers).map(\.text)
        let requests: [(Statement, [String])] = [
            (RemovalQuery.events, chats.map(\.id)), (RemovalQuery.lanes, lanes),
            (DeadQuery.removeLanes, lanes),
            (ReceiptQuery.remove, chats.map(\.id)), (PushRecordQuery.remove, chats.map(\.id)),
            (FileQuery.removeOfChats, chats.map(\.id)), (ChatDataQuery.removeOfChats, chats.map(\.id)),
            (PresenceQuery.removeOfCustomers, owners), (ForgottenQuery.removeOfCustomers, owners),
            (ForgottenQuery.removeMany, all.compactMap(\.device)),
            (RemovalQuery.chats, chats.map(\.id)), (RemovalQuery.bookings, callbacks.map(\.id)),
            (RemovalQuery.callbackKeys, callbacks.map(\.id)), (RemovalQuery.callbackStarts, callbacks.map(\.id)),
            (RemovalQuery.callbacks, callbacks.map(\.id)), (RemovalQuery.services, all.map(\.service)),
            (DeviceQuery.removeOfCustomers, owners), (RemovalQuery.devices, all.compactMap(\.device)),
        ]
        let results = try connection.run(requests.map { Request($0.0, rows: $0.1.map { [$0.sql] }) })
        return (results.first?.changes ?? 0, results.suffix(2).reduce(0) { $0 + $1.changes })
    }
}
