import Beckon
import GRDB

/// Writes a list of commits inside one transaction; each is judged before it is written.
struct CommitWriter {
    let database: Database
    private let owed: OwedWriter

    init(database: Database) {
        self.database = database
        owed = OwedWriter(database: database)
    }

    /// Writes all commits in the open transaction, in which nothing else has been written.
    func write(_ commits: [Commit]) throws -> [CommitResult] {
        do {
            return try commits.map { try write($0) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // Only rows that another program wrote can conflict with a commit that was judged good. That commit fails
            // alone, as if its chat had changed. All commits start again: a savepoint around each of them would make
            // SQLite copy every page before it is written, in every batch.
            try database.rollback()
            try database.beginTransaction(.immediate)
            return try commits.map { commit in try attempt { try write(commit) } ?? .conflict }
        }
    }

    private func write(_ commit: Commit) throws -> CommitResult {
        if let refusal = try commit.refusal(on: self) { return refusal }
        for change in commit.changes { try write(change) }
        return .committed
    }

    /// Runs a body; undoes all of it and returns nil if it violates a constraint of the tables.
    private func attempt<Value>(_ body: () throws -> Value) throws -> Value? {
        try database.run("SAVEPOINT beckon")
        do {
            let value = try body()
            try database.run("RELEASE beckon")
            return value
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            try database.run("ROLLBACK TO beckon")
            try database.run("RELEASE beckon")
            return nil
        }
    }

    private func write(_ change: Change) throws {
        switch change {
        case .insertService(let service): try database.run(ServiceQuery.insert, service.values)
        case .releaseKey(let id, let key): try database.run(ServiceQuery.releaseKey, id.sql, key.sql)
        case .putData(let id, let data, let end):
            try database.run(ServiceQuery.putData, .text(StoredJSON.text(of: data)), end.sql, id.sql)
        case .removeService(let id): try database.run(RemovalQuery.service, id.sql)
        case .putChat(let head, let settingCursor): try put(head, settingCursor: settingCursor)
        case .attachData(let chat, let data):
            try database.run(ChatDataQuery.put, ChatDataColumn.values(data, of: chat))
        case .append(let chat, let event): try database.run(EventQuery.insert, event.values(in: chat))
        case .owe(let push, let now): try owed.owe(push, now: now)
        case .hastenOwed(let lane, let device, let due, let now):
            try owed.hasten(lane: lane, device, to: due, now: now)
        case .cancelOwed(let lane): try owed.cancel(lane: lane)
        case .settle(let id, let fence, let settlement):
            try owed.settle(id, fence: fence, settlement)
        case .retryPush(let id, let now, let expiresAt):
            try owed.retry(id, now: now, expiresAt: expiresAt)
        case .dropPush(let id): try owed.drop(id)
        case .keepDevice(let device): try database.run(DeviceQuery.keep, device.values)
        case .putDevice(let device):
            try database.run(DeviceQuery.removeOthersPushes, device.id.sql, device.customer.sql)
            try database.run(DeviceQuery.put, device.values)
            try database.run(ForgottenQuery.remove, device.id.sql)
        case .removeRegistration(let registration):
            try database.run(DeviceQuery.removeRegistration, registration.sql)
            try database.run(ForgottenQuery.removeRegistration, registration.sql)
        case .putPresence(let record): try database.run(PresenceQuery.put, record.values)
        case .raiseReceipt(let chat, let mark):
            try database.run(ReceiptQuery.raise, mark.values(of: chat))
        case .record(let record): try database.run(PushRecordQuery.insert, record.values)
        case .withdraw(let chat, let after, let through, let device, let now, let expiresAt):
            let subject = PushSubject.withdrawal(chat, after: after, through: through)
            try owed.withdraw(subject, but: device, now: now, expiresAt: expiresAt)
        case .noteDelivery(let id, let time): try database.run(DeviceQuery.noteDelivery, time.sql, id.sql)
        case .moveDevice(let id, let debug, let asOf):
            try database.run(DeviceQuery.move, id.sql, asOf.sql, debug.sql)
            try database.run(OwedQuery.reroute, id.sql, asOf.sql)
        case .dropDevice(let id, let asOf, let at, let cause):
            try database.run(ForgottenQuery.keep, id.sql, asOf.sql, (at ?? asOf).sql, cause.sql)
            try database.run(DeviceQuery.drop, id.sql, asOf.sql)
        case .restoreDevice(let id):
            try database.run(ForgottenQuery.restore, id.sql)
            try database.run(ForgottenQuery.remove, id.sql)
        case .putClient(let client): try database.run(ClientQuery.put, client.values)
        case .removeClient(let clientID): try database.run(ClientQuery.remove, clientID.sql)
        case .putFile(let file): try database.run(FileQuery.put, file.values)
        case .removeFile(let id): try database.run(FileQuery.remove, id.sql)
        case .putSubscription(let subscription): try database.run(SubscriptionQuery.put, subscription.values)
        case .removeSubscription(let id): try database.run(SubscriptionQuery.remove, id.sql)
        case .moveCursor(let chat, let position): try database.run(ChatQuery.moveCursor, position.sql, chat.sql)
        case .moveSent(let chat, let position, let client):
            try database.run(ChatQuery.moveSent, position.sql, chat.sql, client.sql)
        case .moveAgentCursor(let chat, let position):
            try database.run(ChatQuery.moveAgentCursor, position.sql, chat.sql)
        case .putCallback(let record): try database.run(CallbackQuery.put, record.values)
        case .putAccount(let account): try database.run(AccountQuery.put, account.values)
        case .replacePasswordHash(let user, let old, let new):
            try database.run(AccountQuery.replaceHash, user.sql, old.sql, new.sql)
        case .removeAccount(let user):
            try database.run(AccountQuery.remove, user.sql)
            try database.run(DeskSessionQuery.endAll, user.sql)
        case .beginDeskSession(let session, let hash):
            try database.run(DeskSessionQuery.begin, session.values + [hash.sql])
            try database.run(DeskSessionQuery.endOldest, session.user.sql)
        case .prolongDeskSession(let id, let time): try database.run(DeskSessionQuery.prolong, id.sql, time.sql)
        case .endDeskSession(let id): try database.run(DeskSessionQuery.end, id.sql)
        case .endDeskSessions(let user): try database.run(DeskSessionQuery.endAll, user.sql)
        case .putSetting(let name, let value): try database.run(SettingQuery.put, name.sql, value.sql)
        case .keepSetting(let name, let value): try database.run(SettingQuery.keep, name.sql, value.sql)
        case .putNode(let node): try database.run(NodeQuery.put, node.values)
        case .removeNode(let id, let lease): try database.run(NodeQuery.remove, id.sql, lease.sql)
        case .releasePushes(let node): try owed.release(of: node)
        case .bookSlot(let slot, let capacity): try database.run(BookingQuery.put, slot.values(capacity: capacity))
        case .freeSlot(let callback): try database.run(BookingQuery.remove, callback.sql)
        case .indexCallback(let callback, let keys):
            try database.run(CallbackKeyQuery.remove, callback.sql)
            for row in CallbackKeyColumn.rows(keys, of: callback) { try database.run(CallbackKeyQuery.insert, row) }
        case .limitQueue: break
        case .countStart(let callback, let at, let checks):
            for row in CallbackStartColumn.rows(checks, of: callback, at: at) {
                try database.run(CallbackStartQuery.insert, row)
            }
        }
    }

    private func put(_ head: ChatHead, settingCursor: Bool) throws {
        if head.version == 1 {
            try database.run(ChatQuery.insert, head.values)
            if let data = head.newData {
                try database.run(ChatDataQuery.put, ChatDataColumn.values(data, of: head.id))
            }
        } else {
            try database.run(ChatQuery.update, head.plainValues)
            if settingCursor { try database.run(ChatQuery.setCursor, head.cursorValues) }
            try database.run(ChatQuery.updateIndexed, head.indexedValues)
        }
    }
}

extension CommitWriter: CommitGround {
    func standing(of chat: ChatID) throws -> ChatStanding? {
        try database.first(ChatQuery.standing, [chat.sql]) { try ChatStanding(from: $0) }
    }

    func hasChat(of service: ServiceID) throws -> Bool { try has(ChatQuery.ofService, service.sql) }

    func position(of key: String, in chat: ChatID) throws -> Int? {
        try database.first(EventQuery.positionOfKey, [chat.sql, key.sql]) { try $0.int(OnlyColumn.value) }
    }

    func version(of callback: ServiceID) throws -> Int64? {
        try database.first(CallbackQuery.version, [callback.sql]) { try $0.int64(OnlyColumn.value) }
    }

    func hasService(_ id: ServiceID) throws -> Bool { try has(ServiceQuery.exists, id.sql) }

    func service(creationKey: String) throws -> ServiceID? {
        try database.first(ServiceQuery.idOfKey, [creationKey.sql]) { ServiceID(try $0.text(OnlyColumn.value)) }
    }

    func otherBookings(of slot: SlotBooking) throws -> Int {
        let values = [slot.service.sql, slot.start.sql, slot.callback.sql]
        return try database.first(BookingQuery.others, values) { try $0.int(OnlyColumn.value) } ?? 0
    }

    func queueCount(_ limit: QueueLimit) throws -> Int {
        let count: Int? =
            switch limit.count {
            case .queued:
                try database.first(CallbackQuery.queuedCount, [limit.service.sql]) { try $0.int(OnlyColumn.value) }
            case .open(let number):
                try database.first(CallbackQuery.openCountOfNumber, [number.sql, limit.service.sql]) {
                    try $0.int(OnlyColumn.value)
                }
            }
        return count ?? 0
    }

    func startCount(_ check: ThrottleCheck) throws -> Int {
        try database.first(CallbackStartQuery.count, check.values) { try $0.int(OnlyColumn.value) } ?? 0
    }

    private func has(_ query: String, _ value: StoredValue) throws -> Bool {
        try database.first(query, [value]) { try $0.bool(OnlyColumn.value) } ?? false
    }
}
