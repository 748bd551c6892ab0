/// The columns of a callback, the same in every engine.
package enum CallbackColumn: Int, StoredColumn {
    case id, serviceName, version, state, reason, step, stepUntil, customerNumber, createdAt, desiredTime, expiresAt
    case connects, device, gmsUser, accessCode, properties, due, queuedAt, leftAt
    case calls, submissions, statedUser, reminded, counted, telephony, agentSide

    package static let names = allCases.map { snakeCase($0) }

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
