import Beckon
import GRDB

/// Removes chats, callbacks and service instances with all that belongs to them, inside one transaction.
struct RemovalWriter {
    let database: Database

    private struct Chat {
        let id: ChatID
        let service: ServiceID
        let device: DeviceID?
    }

    private struct Callback {
        let id: ServiceID
        let device: DeviceID?
    }

    func erase(user: String, limit: Int) throws -> ErasedRows {
        var rows = ErasedRows()
        let chats = try chats(RemovalQuery.chatsOfUser, user.sql, limit: limit)
        for chat in chats { rows.events += try remove(chat) }
        rows.chats = chats.count
        let callbacks = try callbacks(RemovalQuery.callbacksOfUser, user.sql, limit: limit - chats.count)
        for callback in callbacks { try remove(callback) }
        rows.callbacks = callbacks.count
        rows.devices = try removeDevices(chats.map(\.device) + callbacks.map(\.device))
        for customer in chats.map({ CustomerKey.chat($0.id) }) + [.signed(user)] {
            rows.devices += try removeDevices(of: customer)
        }
        rows.isComplete =
            try self.chats(RemovalQuery.chatsOfUser, user.sql, limit: 1).isEmpty
            && self.callbacks(RemovalQuery.callbacksOfUser, user.sql, limit: 1).isEmpty
        if rows.isComplete {
            try database.run(RemovalQuery.servicesOfUser, user.sql)
            try database.run(RemovalQuery.clientsOfUser, user.sql)
            try database.run(SubscriptionQuery.removeOfUser, user.sql)
        }
        return rows
    }

    func removeEnded(before: Timestamp, limit: Int) throws -> Int {
        let chats = try chats(RemovalQuery.endedChats, before.sql, limit: limit)
        for chat in chats { _ = try remove(chat) }
        let callbacks = try callbacks(RemovalQuery.endedCallbacks, before.sql, limit: limit - chats.count)
        for callback in callbacks { try remove(callback) }
        _ = try removeDevices(chats.map(\.device) + callbacks.map(\.device))
        for chat in chats { _ = try removeDevices(of: .chat(chat.id)) }
        let left = limit - chats.count - callbacks.count
        let services = try database.all(RemovalQuery.endedServices, [before.sql, left.sql]) {
            ServiceID(try $0.text(OnlyColumn.value))
        }
        for service in services { try database.run(RemovalQuery.service, service.sql) }
        return chats.count + callbacks.count + services.count
    }

    private func chats(_ query: String, _ key: StoredValue, limit: Int) throws -> [Chat] {
        try database.all(query, [key, limit.sql]) { row in
            Chat(
                id: ChatID(try row.text(RemovedColumn.id)), service: ServiceID(try row.text(RemovedColumn.service)),
                device: try row.optionalText(RemovedColumn.device).map { DeviceID($0) })
        }
    }

    private func callbacks(_ query: String, _ key: StoredValue, limit: Int) throws -> [Callback] {
        try database.all(query, [key, limit.sql]) { row in
            Callback(
                id: ServiceID(try row.text(RemovedColumn.id)),
                device: try row.optionalText(RemovedColumn.device).map { DeviceID($0) })
        }
    }

    /// - Returns: How many events were removed with the chat.
    private func remove(_ chat: Chat) throws -> Int {
        try database.run(RemovalQuery.events, chat.id.sql)
        let events = database.changesCount
        for lane in PushSubject.lanes(of: chat.id) { try remove(lane: lane) }
        try database.run(ReceiptQuery.remove, chat.id.sql)
        try database.run(PushRecordQuery.remove, chat.id.sql)
        try database.run(FileQuery.removeOfChat, chat.id.sql)
        try database.run(ChatDataQuery.remove, chat.id.sql)
        try database.run(RemovalQuery.chatRow, chat.id.sql)
        try database.run(RemovalQuery.service, chat.service.sql)
        return events
    }

    private func remove(_ callback: Callback) throws {
        try database.run(BookingQuery.remove, callback.id.sql)
        try database.run(CallbackKeyQuery.remove, callback.id.sql)
        try database.run(CallbackStartQuery.remove, callback.id.sql)
        try remove(lane: PushSubject.callback(callback.id, action: "", alert: "").lane)
        try database.run(RemovalQuery.callbackRow, callback.id.sql)
        try database.run(RemovalQuery.service, callback.id.sql)
    }

    private func remove(lane: String) throws {
        try database.run(OwedQuery.removeLane, lane.sql)
        try database.run(OwedQuery.removeDeadLane, lane.sql)
    }

    /// - Returns: How many devices of the customer were removed; presence is removed too.
    private func removeDevices(of customer: CustomerKey) throws -> Int {
        try database.run(PresenceQuery.removeOfCustomer, customer.sql)
        try database.run(ForgottenQuery.removeOfCustomer, customer.sql)
        try database.run(DeviceQuery.removeOfCustomer, customer.sql)
        return database.changesCount
    }

    /// - Returns: How many devices were removed because nothing names them any more.
    private func removeDevices(_ devices: [DeviceID?]) throws -> Int {
        var count = 0
        for device in Set(devices.compactMap(\.self)) {
            try database.run(ForgottenQuery.remove, device.sql)
            try database.run(RemovalQuery.device, device.sql)
            count += database.changesCount
        }
        return count
    }
}
