/// The columns that owed pushes and those that ended undelivered have in common, the same in every engine.
package enum PushColumn: Int, StoredColumn {
    case id, kind, chat, afterPosition, throughPosition, callback, action, alert, device, due, expiresAt, priority
    case attempts, doubts, reason, waitingSince, lane, route

    /// The columns that a push is read from; the outbox also reads its route.
    package static let read = through(.waitingSince)

    /// The columns written for a new push; the store assigns its number and computes its route.
    package static let written = allCases.filter { $0 != .id && $0 != .route }

    /// The columns that an ended push keeps when it is owed again.
    package static let revived: [PushColumn] = [
        .lane, .device, .kind, .chat, .afterPosition, .throughPosition, .callback, .action, .alert, .priority, .reason,
        .route,
    ]

    package var type: StoredType {
        switch self {
        case .id, .afterPosition, .throughPosition, .due, .expiresAt, .priority, .attempts, .doubts, .waitingSince:
            .integer
        case .kind, .chat, .callback, .action, .alert, .device, .reason, .lane, .route: .text
        }
    }
}

/// The columns that only owed pushes have, the same in every engine; those that a claim is read from come first.
package enum OwedColumn: Int, StoredColumn {
    case type, token, debug, providerName, fence, leaseUntil, failure

    /// The target of a push that carries its own device.
    package static let target = through(.providerName)

    /// The columns that a claim is read from.
    package static let claim = through(.leaseUntil)

    package var type: StoredType {
        switch self {
        case .debug: .boolean
        case .fence, .leaseUntil: .integer
        case .type, .token, .providerName, .failure: .text
        }
    }
}

/// The columns that only pushes that ended undelivered have, the same in every engine.
package enum DeadColumn: Int, StoredColumn {
    case cause, endedAt

    package var type: StoredType { self == .endedAt ? .integer : .text }
}

/// An owed push as a row, with the value of each column, for every engine.
extension OwedPush {
    /// Reads ``PushColumn/read``.
    fileprivate init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: try row.int64(PushColumn.id), subject: try row.known(StoredSubject(from: row).subject),
            deviceID: DeviceID(try row.text(PushColumn.device)), due: try row.time(PushColumn.due),
            expiresAt: try row.time(PushColumn.expiresAt), priority: try row.int(PushColumn.priority),
            attempts: try row.int(PushColumn.attempts), doubts: try row.int(PushColumn.doubts),
            reason: try row.text(PushColumn.reason))
        waitingSince = try row.time(PushColumn.waitingSince)
    }

    /// The values of the columns ``PushColumn/written``.
    package var values: [StoredValue] {
        let subject = StoredSubject(subject)
        return PushColumn.written.map { self[$0, subject] }
    }

    private subscript(column: PushColumn, subject: StoredSubject) -> StoredValue {
        switch column {
        case .id: id.sql
        case .kind: subject.kind.sql
        case .chat: subject.chat.sql
        case .afterPosition: subject.after.sql
        case .throughPosition: subject.through.sql
        case .callback: subject.callback.sql
        case .action: subject.action.sql
        case .alert: subject.alert.sql
        case .device: deviceID.sql
        case .due: due.sql
        case .expiresAt: expiresAt.sql
        case .priority: priority.sql
        case .attempts: attempts.sql
        case .doubts: doubts.sql
        case .reason: reason.sql
        case .waitingSince: waitingSince.sql
        case .lane: self.subject.lane.sql
        // The store computes it from the device.
        case .route: .null
        }
    }
}

extension PushTarget {
    /// Reads ``OwedColumn/target``; nil for a row without a target.
    fileprivate init?<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        guard let type: PushType = try row.optionalWord(OwedColumn.type),
            let token = try row.optionalText(OwedColumn.token)
        else { return nil }
        self.init(
            type: type, token: token, debug: try row.optionalBool(OwedColumn.debug) ?? false,
            providerName: try row.optionalText(OwedColumn.providerName))
    }

    /// The values of the columns ``OwedColumn/target``.
    package var values: [StoredValue] { [type.sql, token.sql, debug.sql, providerName.sql] }
}

/// An owed push with its device, as a claim reads it.
package struct StoredClaim: Sendable {
    /// The columns to read: ``PushColumn/read`` and ``OwedColumn/claim`` of the push, ``DeviceColumn/read`` of its device.
    ///
    /// - Parameters:
    ///   - push: The statement's name for the owed push.
    ///   - device: Its name for the device.
    /// - Returns: The columns, as a statement lists them.
    package static func list(push: String, device: String) -> String {
        [PushColumn.read.list(of: push), OwedColumn.claim.list(of: push), DeviceColumn.read.list(of: device)]
            .joined(separator: ", ")
    }

    package let push: OwedPush
    package let device: Device
    package let fence: Int64
    package let leaseUntil: Timestamp?

    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let claim = row.after(PushColumn.waitingSince)
        var push = try OwedPush(from: row)
        push.target = try PushTarget(from: claim)
        self.push = push
        fence = try claim.int64(OwedColumn.fence)
        leaseUntil = try claim.optionalTime(OwedColumn.leaseUntil)
        if let target = push.target {
            device = target.device(id: push.deviceID)
        } else {
            device = try Device(from: claim.after(OwedColumn.leaseUntil))
        }
    }
}

extension OutboxEntry {
    /// Reads a row that holds every ``PushColumn``, then every ``OwedColumn``.
    package init<Row: StoredRow>(owed row: Row) throws(Row.Failure) {
        let owed = row.after(PushColumn.route)
        var push = try OwedPush(from: row)
        push.target = try PushTarget(from: owed)
        self.init(
            push: push, route: try row.route(PushColumn.route),
            leaseUntil: try owed.optionalTime(OwedColumn.leaseUntil),
            failure: try owed.optionalText(OwedColumn.failure), end: nil)
    }

    /// Reads a row that holds every ``PushColumn``, then every ``DeadColumn``.
    package init<Row: StoredRow>(dead row: Row) throws(Row.Failure) {
        let dead = row.after(PushColumn.route)
        let end = End(cause: try dead.text(DeadColumn.cause), at: try dead.time(DeadColumn.endedAt))
        self.init(
            push: try OwedPush(from: row), route: try row.route(PushColumn.route), leaseUntil: nil, failure: nil,
            end: end)
    }
}

/// What a push is about, as seven columns of its row.
///
/// A withdrawal is stored as a chat's push with an action. A note's title and body use the columns for a callback's action
/// and alert, and so do chat and range of a push to an active client: the customer's cursor has no effect on it.
package struct StoredSubject: Hashable, Sendable {
    private static let note = "note"
    private static let active = "active"

    package var kind: String?
    package var chat: String?
    package var after: Int?
    package var through: Int?
    package var callback: String?
    package var action: String?
    package var alert: String?

    package init(_ subject: PushSubject) {
        switch subject {
        case .chat(let chat, let after, let through):
            (self.chat, self.after, self.through) = (chat.text, after, through)
        case .withdrawal(let chat, let after, let through):
            (self.chat, self.after, self.through) = (chat.text, after, through)
            action = PushSubject.withdrawalWord
        case .callback(let callback, let action, let alert):
            (self.callback, self.action, self.alert) = (callback.text, action, alert)
        case .active(let chat, let after, let through):
            (kind, callback, action, alert) = (Self.active, chat.text, "\(after)", "\(through)")
        case .note(let key, let title, let body):
            (kind, callback, action, alert) = (Self.note, key, title, body)
        }
    }

    init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        kind = try row.optionalText(PushColumn.kind)
        chat = try row.optionalText(PushColumn.chat)
        after = try row.optionalInt(PushColumn.afterPosition)
        through = try row.optionalInt(PushColumn.throughPosition)
        callback = try row.optionalText(PushColumn.callback)
        action = try row.optionalText(PushColumn.action)
        alert = try row.optionalText(PushColumn.alert)
    }

    /// Nil when the columns describe no subject.
    package var subject: PushSubject? {
        if let chat, let after, let through {
            return action == nil
                ? .chat(ChatID(chat), after: after, through: through)
                : .withdrawal(ChatID(chat), after: after, through: through)
        }
        guard let callback, let action, let alert else { return nil }
        switch kind {
        case Self.active:
            guard let after = Int(action), let through = Int(alert) else { return nil }
            return .active(ChatID(callback), after: after, through: through)
        case Self.note: return .note(key: callback, title: action, body: alert)
        case nil: return .callback(ServiceID(callback), action: action, alert: alert)
        default: return nil
        }
    }
}

/// The columns of a push's history, the same in every engine.
package enum PushRecordColumn: Int, StoredColumn {
    case id, chat, afterPosition, throughPosition, device, at, kind, word, reason

    /// All columns but the number, which the store assigns.
    package static let written = allCases.filter { $0 != .id }

    package var type: StoredType {
        switch self {
        case .id, .afterPosition, .throughPosition, .at: .integer
        case .chat, .device, .kind, .word, .reason: .text
        }
    }
}

extension PushRecord {
    /// Reads a row that holds every ``PushRecordColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: try row.int64(PushRecordColumn.id), chat: ChatID(try row.text(PushRecordColumn.chat)),
            after: try row.int(PushRecordColumn.afterPosition), through: try row.int(PushRecordColumn.throughPosition),
            deviceID: try row.optionalText(PushRecordColumn.device).map { DeviceID($0) },
            at: try row.time(PushRecordColumn.at), kind: try row.word(PushRecordColumn.kind),
            word: try row.text(PushRecordColumn.word), reason: try row.text(PushRecordColumn.reason))
    }

    /// The values of the columns ``PushRecordColumn/written``.
    package var values: [StoredValue] {
        PushRecordColumn.written.map { column in
            switch column {
            case .id: id.sql
            case .chat: chat.sql
            case .afterPosition: after.sql
            case .throughPosition: through.sql
            case .device: deviceID.sql
            case .at: at.sql
            case .kind: kind.sql
            case .word: word.sql
            case .reason: reason.sql
            }
        }
    }
}
