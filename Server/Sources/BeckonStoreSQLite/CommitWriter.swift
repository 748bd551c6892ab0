import Beckon
import BeckonStoreSQL
import GRDB

/// Writes a list of commits inside one transaction; each is judged before it is written.
struct CommitWriter {
    private static let savepoint = Statement("SAVEPOINT beckon")
    private static let keep = Statement("RELEASE beckon")
    private static let goBack = Statement("ROLLBACK TO beckon")

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
        try database.run(Self.savepoint)
        do {
            let value = try body()
            try database.run(Self.keep)
            return value
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            try database.run(Self.goBack)
            try database.run(Self.keep)
            return nil
        }
    }

    /// Writes what most commits change without more ado than SQLite needs, and the rest as both engines do.
    private func write(_ change: Change) throws {
        switch change {
        case .insertService(let service): try database.run(ServiceQuery.insert, service.values)
        case .releaseKey(let id, let key): try database.run(ServiceQuery.releaseKey, id.sql, key.sql)
        case .putChat(let head, let settingCursor): try put(head, settingCursor: settingCursor)
        case .append(let chat, let event): try database.run(EventQuery.insert, event.values(in: chat))
        case .owe(let push, let now): try owed.owe(push, now: now)
        case .settle(let id, let fence, let settlement): try owed.settle(id, fence: fence, settlement)
        case .retryPush(let id, let now, let expiresAt): try owed.retry(id, now: now, expiresAt: expiresAt)
        case .withdraw(let chat, let after, let through, let device, let now, let expiresAt):
            let subject = PushSubject.withdrawal(chat, after: after, through: through)
            try owed.withdraw(subject, but: device, now: now, expiresAt: expiresAt)
        case .record(let record): try database.run(PushRecordQuery.insert, record.values)
        case .noteDelivery(let id, let time): try database.run(DeviceQuery.noteDelivery, id.sql, time.sql)
        case .putClient(let client): try database.run(ClientQuery.put, client.values)
        case .removeClient(let clientID): try database.run(ClientQuery.remove, clientID.sql)
        case .moveCursor(let chat, let position, let client):
            try database.run(ChatQuery.moveCursor, position.sql, chat.sql, client.sql)
        case .moveSent(let chat, let position, let client):
            try database.run(ChatQuery.moveSent, position.sql, chat.sql, client.sql)
        case .moveAgentCursor(let chat, let position):
            try database.run(ChatQuery.moveAgentCursor, position.sql, chat.sql)
        case .putCallback(let record): try database.run(CallbackQuery.put, record.values)
        case .tell(let entry): try tell(entry)
        default: for request in change.requests { try database.change(request) }
        }
    }

    /// Appends to the audit trail; no other connection writes meanwhile.
    private func tell(_ entry: TrailEntry) throws {
        if let once = entry.once, try has(TrailQuery.isTold, once.sql) { return }
        let head = try database.first(TrailQuery.head, []) { try TrailHead(from: $0) }
        try database.run(TrailQuery.insert, TrailRow(entry, after: head).values)
    }

    private func put(_ head: ChatHead, settingCursor: Bool) throws {
        // Its data, where it has any, are chosen once.
        let row = head.lean
        if head.version == 1 {
            try database.run(ChatQuery.insert, row.values)
            if let data = head.newData {
                try database.run(ChatDataQuery.put, ChatDataColumn.values(data, of: head.id))
            }
        } else {
            try database.run(ChatQuery.updatePlain, row.plainValues)
            if settingCursor { try database.run(ChatQuery.setCursor, row.cursorValues) }
            try database.run(ChatQuery.updateIndexed, row.indexedValues)
        }
    }
}

extension CommitWriter: CommitGround {
    func standing(of chat: ChatID) throws -> ChatStanding? {
        try database.first(ChatQuery.standing, [chat.sql]) { try ChatStanding(from: $0) }
    }

    func hasChat(of service: ServiceID) throws -> Bool { try has(ChatQuery.ofService, service.sql) }

    func position(of key: String, in chat: ChatID) throws -> Int? {
        try database.first(EventQuery.positionOfKey, [chat.sql, key.sql]) { try $0.int(.first) }
    }

    func version(of callback: ServiceID) throws -> Int64? {
        try database.first(CallbackQuery.version, [callback.sql]) { try $0.int64(.first) }
    }

    func hasService(_ id: ServiceID) throws -> Bool { try has(ServiceQuery.exists, id.sql) }

    func service(creationKey: String) throws -> ServiceID? {
        try database.first(ServiceQuery.idOfKey, [creationKey.sql]) { ServiceID(try $0.text(.first)) }
    }

    func otherBookings(of slot: SlotBooking) throws -> Int {
        let values = [
            slot.service.sql, slot.slot.lowerBound.sql, slot.slot.upperBound.sql, slot.callback.sql,
        ]
        return try database.first(SlotQuery.others, values) { try $0.int(.first) } ?? 0
    }

    func queueCount(_ limit: QueueLimit) throws -> Int {
        let count: Int? =
            switch limit.count {
            case .queued:
                try database.first(CallbackQuery.queuedCount, [limit.service.sql]) { try $0.int(.first) }
            case .open(let number):
                try database.first(CallbackQuery.openCountOfNumber, [number.sql, limit.service.sql]) {
                    try $0.int(.first)
                }
            }
        return count ?? 0
    }

    func startCount(_ check: ThrottleCheck) throws -> Int {
        try database.first(CallbackStartQuery.counts, check.values) { try $0.int(StartCountColumn.count) } ?? 0
    }

    private func has(_ query: Statement, _ value: StoredValue) throws -> Bool {
        try database.first(query, [value]) { try $0.bool(.first) } ?? false
    }
}

extension ChatHead {
    /// The parameters of ``ChatQuery/updatePlain``.
    fileprivate var plainValues: [StoredValue] { values(of: Self.plain) }

    /// The parameters of ``ChatQuery/setCursor``.
    fileprivate var cursorValues: [StoredValue] { [attendance.cursor.sql, attendance.sent.sql, id.sql] }

    /// The parameters of ``ChatQuery/updateIndexed``.
    fileprivate var indexedValues: [StoredValue] { values(of: Self.indexed) }

    private static let plain = ChatQuery.plain + [.id]
    private static let indexed = ChatQuery.indexed + [.id]

    private func values(of columns: [ChatColumn]) -> [StoredValue] { columns.map { self[$0] } }
}
