/// The columns of a callback, the same in every engine.
package enum CallbackColumn: Int, StoredColumn {
    case id, serviceName, version, state, reason, step, stepUntil, customerNumber, createdAt, desiredTime, expiresAt
    case connects, device, gmsUser, accessCode, properties, due, queuedAt, leftAt
    case calls, submissions, statedUser, reminded, counted, telephony, agentSide

    package var type: StoredType {
        switch self {
        case .version, .stepUntil, .createdAt, .desiredTime, .expiresAt, .connects, .due, .queuedAt, .leftAt,
            .submissions:
            .integer
        case .id, .serviceName, .state, .reason, .step, .customerNumber, .device, .gmsUser, .accessCode, .properties,
            .calls, .telephony, .agentSide:
            .text
        case .statedUser, .reminded, .counted: .boolean
        }
    }
}

extension CallbackRecord {
    /// Reads a row that holds every ``CallbackColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let step = StoredStep(
            word: try row.word(CallbackColumn.step), until: try row.optionalTime(CallbackColumn.stepUntil))
        self.init(
            id: ServiceID(try row.text(CallbackColumn.id)), serviceName: try row.text(CallbackColumn.serviceName),
            version: try row.int64(CallbackColumn.version), state: try row.word(CallbackColumn.state),
            reason: try row.optionalWord(CallbackColumn.reason), step: try row.known(step.step),
            customerNumber: try row.text(CallbackColumn.customerNumber),
            createdAt: try row.time(CallbackColumn.createdAt),
            desiredTime: try row.optionalTime(CallbackColumn.desiredTime),
            expiresAt: try row.time(CallbackColumn.expiresAt), connects: try row.int(CallbackColumn.connects),
            deviceID: try row.optionalText(CallbackColumn.device).map { DeviceID($0) },
            user: try row.text(CallbackColumn.gmsUser), accessCode: try row.optionalText(CallbackColumn.accessCode),
            properties: try row.dictionary(CallbackColumn.properties),
            hasStatedUser: try row.bool(CallbackColumn.statedUser), isReminded: try row.bool(CallbackColumn.reminded),
            wasCounted: try row.bool(CallbackColumn.counted),
            calls: try row.known(StoredJSON.calls(from: row.text(CallbackColumn.calls))),
            submissions: try row.int(CallbackColumn.submissions), due: try row.optionalTime(CallbackColumn.due),
            queuedAt: try row.optionalTime(CallbackColumn.queuedAt),
            leftAt: try row.optionalTime(CallbackColumn.leftAt),
            telephony: try row.optionalText(CallbackColumn.telephony).flatMap { BridgeSourceName($0) },
            agentSide: try row.optionalText(CallbackColumn.agentSide).flatMap { BridgeSourceName($0) })
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] { CallbackColumn.allCases.map { self[$0] } }

    private subscript(column: CallbackColumn) -> StoredValue {
        switch column {
        case .id: id.sql
        case .serviceName: serviceName.sql
        case .version: version.sql
        case .state: state.sql
        case .reason: reason.sql
        case .step: StoredStep(step).word.sql
        case .stepUntil: StoredStep(step).until.sql
        case .customerNumber: customerNumber.sql
        case .createdAt: createdAt.sql
        case .desiredTime: desiredTime.sql
        case .expiresAt: expiresAt.sql
        case .connects: connects.sql
        case .device: deviceID.sql
        case .gmsUser: user.sql
        case .accessCode: accessCode.sql
        case .properties: .text(StoredJSON.text(of: properties))
        case .due: due.sql
        case .queuedAt: queuedAt.sql
        case .leftAt: leftAt.sql
        case .calls: .text(StoredJSON.text(of: calls))
        case .submissions: submissions.sql
        case .statedUser: hasStatedUser.sql
        case .reminded: isReminded.sql
        case .counted: wasCounted.sql
        case .telephony: telephony?.text.sql ?? .null
        case .agentSide: agentSide?.text.sql ?? .null
        }
    }
}

/// A callback's step, as two columns of its row.
package struct StoredStep: Hashable, Sendable {
    package enum Word: String, CaseIterable, Sendable {
        case scheduled, waitingForAgent, offered, snoozed, dialDue, dialling, reached, connecting, connected, ended
    }

    package let word: Word
    package let until: Timestamp?

    package init(word: Word, until: Timestamp? = nil) {
        self.word = word
        self.until = until
    }

    package init(_ step: CallbackStage) {
        switch step {
        case .scheduled(let until): self.init(word: .scheduled, until: until)
        case .waitingForAgent: self.init(word: .waitingForAgent)
        case .offered(let until): self.init(word: .offered, until: until)
        case .snoozed(let until): self.init(word: .snoozed, until: until)
        case .dialDue(let at): self.init(word: .dialDue, until: at)
        case .dialling(let until): self.init(word: .dialling, until: until)
        case .reached(let until): self.init(word: .reached, until: until)
        case .connecting: self.init(word: .connecting)
        case .connected: self.init(word: .connected)
        case .ended: self.init(word: .ended)
        }
    }

    /// Nil when the word needs a time and the column is NULL.
    package var step: CallbackStage? {
        switch word {
        case .scheduled: until.map { .scheduled(until: $0) }
        case .waitingForAgent: .waitingForAgent
        case .offered: until.map { .offered(until: $0) }
        case .snoozed: until.map { .snoozed(until: $0) }
        case .dialDue: until.map { .dialDue(at: $0) }
        case .dialling: until.map { .dialling(until: $0) }
        case .reached: until.map { .reached(until: $0) }
        case .connecting: .connecting
        case .connected: .connected
        case .ended: .ended
        }
    }
}

/// The columns of a property by which a callback is found.
package enum CallbackKeyColumn: Int, StoredColumn {
    case callback, name, value

    package var type: StoredType { .text }

    /// The rows of a callback's properties.
    package static func rows(_ keys: [String: String], of callback: ServiceID) -> [[StoredValue]] {
        keys.sorted { $0.key < $1.key }.map { name, value in
            [callback.sql, name.sql, value.prefix(bytes: CallbackSearch.keyLength).sql]
        }
    }
}

extension CallbackSearch {
    /// What every statement for a search takes before its lead: service, open, first time, last id, end.
    package var values: [StoredValue] { [service.sql, isOpen.sql, from.sql, after.sql, until.sql] }

    /// What the lead adds.
    package var leadValues: [StoredValue] {
        switch lead {
        case .time: []
        case .key(let name, let value): [name.sql, value.prefix(bytes: Self.keyLength).sql]
        case .number(let number): [number.sql]
        }
    }
}

extension CallbackLine {
    /// Reads a row of how many wait, how many are ahead, and since when the oldest waits.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            waiting: try row.int(.first), ahead: try row.int(.second), oldest: try row.optionalTime(.third))
    }
}

extension LineDeparture {
    /// Reads a row of when a callback was queued, when it left, and whether an agent took it.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            queuedAt: try row.time(.first), leftAt: try row.time(.second), isTaken: try row.bool(.third))
    }
}
