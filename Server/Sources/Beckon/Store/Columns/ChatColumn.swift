/// The columns of a chat's row, the same in every engine.
package enum ChatColumn: Int, StoredColumn {
    case id, service, serviceName, version, lastPosition, lastPushable
    case state, startedAt, endedAt, expiresAt, due
    case customerNickname, customer, gmsUser, device, customerIsTyping, customerTypedAt, waitingSince, userData
    case presence, presentClient, awaySince, holder, cursor, sent, handedOver, seenAt, firstPushDue
    case agentSide, agentSource, conversation, agentCursor, agents, agentIsTyping, agentTypedAt
    case agentLedger, agentDue
    case fileCount, fileBytes
    case moreData
    case deviceSince

    package var type: StoredType {
        switch self {
        case .id, .service, .serviceName, .state, .customerNickname, .customer, .gmsUser, .device, .userData,
            .presence, .presentClient, .holder, .agentSide, .agentSource, .conversation, .agents, .agentLedger:
            .text
        case .customerIsTyping, .agentIsTyping, .moreData: .boolean
        case .version, .lastPosition, .lastPushable, .startedAt, .endedAt, .expiresAt, .due, .customerTypedAt,
            .waitingSince, .awaySince, .cursor, .sent, .handedOver, .seenAt, .firstPushDue, .agentCursor,
            .agentTypedAt, .agentDue, .fileCount, .fileBytes, .deviceSince:
            .integer
        }
    }
}

/// Parts of a chat's head, each with columns that change together.
package struct HeadParts: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The state of the deliveries to the agent side.
    package static let delivery = HeadParts(rawValue: 1)
    /// What indexes hold, but for the time of the next delivery, and what is stored with it.
    package static let indexed = HeadParts(rawValue: 2)
    /// Everything that no other part has.
    package static let others = HeadParts(rawValue: 4)
    /// What the customer has and was sent.
    package static let cursors = HeadParts(rawValue: 8)
    /// What the agent side has accepted.
    package static let agentCursor = HeadParts(rawValue: 16)
    /// What a message changes, of the customer or an agent, with pushes or without; no index holds any of it.
    package static let message = HeadParts(rawValue: 32)

    /// All parts but the cursors, which move without a new version as well.
    package static let all: HeadParts = [.message, .delivery, .indexed, .others]
    fileprivate static let everything: HeadParts = [.all, .cursors, .agentCursor]
}

extension ChatColumn {
    /// The part of a head that has the column; nil for what stays as it was when the chat began.
    ///
    /// ``ChatHead/taking(_:of:)`` must put the column's field into the same part.
    package var part: HeadParts? {
        switch self {
        case .id, .service, .serviceName: nil
        case .version, .lastPosition, .lastPushable, .customerIsTyping, .customerTypedAt, .waitingSince, .firstPushDue,
            .agentIsTyping, .agentTypedAt:
            .message
        case .agentLedger, .agentDue: .delivery
        case .state, .startedAt, .endedAt, .expiresAt, .due, .customer, .gmsUser, .device, .presence, .presentClient,
            .awaySince, .holder, .agentSide, .agentSource:
            .indexed
        case .cursor, .sent: .cursors
        case .agentCursor: .agentCursor
        default: .others
        }
    }

    /// The columns of some parts, in their order.
    package static func columns(of parts: HeadParts) -> [ChatColumn] {
        allCases.filter { column in column.part.map { parts.contains($0) } ?? false }
    }
}

extension ChatHead {
    /// This head with some parts of another head of the chat.
    package func taking(_ parts: HeadParts, of other: ChatHead) -> ChatHead {
        // A field that is not named below is one of the others.
        guard !parts.contains(.others) else { return other.taking(.everything.subtracting(parts), of: self) }
        var head = self
        if parts.contains(.message) {
            head.version = other.version
            head.lastPosition = other.lastPosition
            head.lastPushable = other.lastPushable
            head.customer.typing = other.customer.typing
            head.customer.waitingSince = other.customer.waitingSince
            head.attendance.firstPushDue = other.attendance.firstPushDue
            head.side.typing = other.side.typing
        }
        if parts.contains(.delivery) { head.side.ledger = other.side.ledger }
        if parts.contains(.indexed) {
            head.life = other.life
            head.customer.signedID = other.customer.signedID
            head.customer.user = other.customer.user
            head.customer.deviceID = other.customer.deviceID
            head.attendance.presence = other.attendance.presence
            head.attendance.holder = other.attendance.holder
            head.side.name = other.side.name
        }
        if parts.contains(.cursors) {
            (head.attendance.cursor, head.attendance.sent) = (other.attendance.cursor, other.attendance.sent)
        }
        if parts.contains(.agentCursor) { head.side.cursor = other.side.cursor }
        return head
    }

    /// The parts that differ from those of the head before, always with the message's; cursors do not count.
    package func parts(changedFrom before: ChatHead) -> HeadParts {
        let usual: HeadParts = [.message, .cursors, .agentCursor]
        guard before.taking(usual, of: self) != self else { return .message }
        var parts: HeadParts = .message
        for part in [HeadParts.delivery, .indexed] where before.taking(part, of: self) != before { parts.insert(part) }
        if before.taking([usual, .delivery, .indexed], of: self) != self { parts.insert(.others) }
        return parts
    }
}

/// The columns of the data attached to a chat, apart from its row, which most commits write.
package enum ChatDataColumn: Int, StoredColumn {
    case chat, data

    package var type: StoredType { .text }

    /// The values of a row.
    ///
    /// - Parameters:
    ///   - data: All data of the chat.
    ///   - chat: The chat.
    /// - Returns: The values of all columns.
    package static func values(_ data: [String: String], of chat: ChatID) -> [StoredValue] {
        [chat.sql, .text(StoredJSON.text(of: data))]
    }
}

/// A chat's head as a row, with the value of each column, for every engine.
extension ChatHead {
    /// Reads a row that holds every ``ChatColumn`` in the order of its cases.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            ChatID(try row.text(ChatColumn.id)), serviceID: ServiceID(try row.text(ChatColumn.service)),
            serviceName: try row.text(ChatColumn.serviceName),
            life: try ChatLife(from: row), customer: try ChatCustomer(from: row),
            attendance: try ChatAttendance(from: row), side: try ChatAgentSide(from: row),
            version: try row.int64(ChatColumn.version), lastPosition: try row.int(ChatColumn.lastPosition),
            lastPushable: try row.int(ChatColumn.lastPushable),
            files: ChatFileUse(
                count: try row.int(ChatColumn.fileCount), bytes: try row.int(ChatColumn.fileBytes)))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] { ChatColumn.allCases.map { self[$0] } }

    /// The value of a column.
    package subscript(column: ChatColumn) -> StoredValue {
        switch column {
        case .id: .text(id.text)
        case .service: .text(serviceID.text)
        case .serviceName: .text(serviceName)
        case .version: .integer(version)
        case .lastPosition: .integer(Int64(lastPosition))
        case .lastPushable: .integer(Int64(lastPushable))
        case .state: .text(life.state.rawValue)
        case .startedAt: .integer(life.startedAt.milliseconds)
        case .endedAt: life.endedAt.sql
        case .expiresAt: .integer(life.expiresAt.milliseconds)
        case .due: life.due.sql
        case .customerNickname: .text(customer.nickname)
        case .customer: customer.signedID.sql
        case .gmsUser: customer.user.sql
        case .device: customer.deviceID.sql
        case .customerIsTyping: .boolean(customer.typing.isTyping)
        case .customerTypedAt: customer.typing.lastStart.sql
        case .waitingSince: customer.waitingSince.sql
        case .userData: .text(StoredJSON.text(of: customer.lean.userData))
        case .presence: .text(attendance.presence.stored.word.rawValue)
        case .presentClient: attendance.presence.stored.client.sql
        case .awaySince: attendance.presence.stored.since.sql
        case .holder: attendance.holder.sql
        case .cursor: .integer(Int64(attendance.cursor))
        case .sent: .integer(Int64(attendance.sent))
        case .handedOver: .integer(Int64(attendance.handedOver))
        case .seenAt: attendance.seenAt.sql
        case .firstPushDue: attendance.firstPushDue.sql
        case .agentSide: .text(side.name.stored.word.rawValue)
        case .agentSource: side.name.stored.source.sql
        case .conversation: side.conversation.sql
        case .agentCursor: .integer(Int64(side.cursor))
        case .agents: .text(StoredJSON.text(of: side.agents))
        case .agentIsTyping: .boolean(side.typing.isTyping)
        case .agentTypedAt: side.typing.lastStart.sql
        case .agentLedger: side.ledger.map { StoredJSON.text(of: $0) }.sql
        case .agentDue: (side.ledger?.due).sql
        case .fileCount: .integer(Int64(files.count))
        case .fileBytes: .integer(Int64(files.bytes))
        case .moreData: .boolean(customer.lean.hasMoreData)
        case .deviceSince: customer.deviceSince.sql
        }
    }
}

extension ChatHead {
    /// The data of a new chat that its row does not hold; nil for none, and for a chat that is stored.
    package var newData: [String: String]? {
        version == 1 && !customer.hasMoreData && customer.lean.hasMoreData ? customer.userData : nil
    }
}

extension ChatLife {
    fileprivate init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            state: try row.word(ChatColumn.state), startedAt: try row.time(ChatColumn.startedAt),
            endedAt: try row.optionalTime(ChatColumn.endedAt), expiresAt: try row.time(ChatColumn.expiresAt),
            due: try row.optionalTime(ChatColumn.due))
    }
}

extension ChatCustomer {
    fileprivate init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            nickname: try row.text(ChatColumn.customerNickname), signedID: try row.optionalText(ChatColumn.customer),
            user: try row.optionalText(ChatColumn.gmsUser),
            deviceID: try row.optionalText(ChatColumn.device).map { DeviceID($0) },
            deviceSince: try row.optionalTime(ChatColumn.deviceSince),
            typing: try row.typing(ChatColumn.customerIsTyping, ChatColumn.customerTypedAt),
            waitingSince: try row.optionalTime(ChatColumn.waitingSince),
            userData: try row.known(StoredJSON.dictionary(from: row.text(ChatColumn.userData))),
            hasMoreData: try row.bool(ChatColumn.moreData))
    }
}

extension ChatAttendance {
    fileprivate init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let presence = CustomerPresence(
            stored: try row.word(ChatColumn.presence), client: try row.optionalText(ChatColumn.presentClient),
            since: try row.optionalTime(ChatColumn.awaySince))
        self.init(
            try row.known(presence), holder: try row.optionalText(ChatColumn.holder).map { NodeID($0) },
            cursor: try row.int(ChatColumn.cursor), sent: try row.int(ChatColumn.sent),
            handedOver: try row.int(ChatColumn.handedOver), seenAt: try row.optionalTime(ChatColumn.seenAt),
            firstPushDue: try row.optionalTime(ChatColumn.firstPushDue))
    }
}

extension ChatAgentSide {
    fileprivate init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let side = AgentSideName(
            stored: try row.word(ChatColumn.agentSide), source: try row.optionalText(ChatColumn.agentSource))
        self.init(
            try row.known(side), conversation: try row.optionalText(ChatColumn.conversation),
            cursor: try row.int(ChatColumn.agentCursor),
            agents: try row.known(StoredJSON.parties(from: row.text(ChatColumn.agents))),
            typing: try row.typing(ChatColumn.agentIsTyping, ChatColumn.agentTypedAt),
            ledger: try AgentLedger.read(from: row))
    }
}

extension AgentLedger {
    fileprivate static func read<Row: StoredRow>(from row: Row) throws(Row.Failure) -> AgentLedger? {
        guard let text = try row.optionalText(ChatColumn.agentLedger) else { return nil }
        var ledger: AgentLedger = try row.known(StoredJSON.ledger(from: text))
        ledger.due = try row.optionalTime(ChatColumn.agentDue)
        return ledger
    }
}

/// An agent side, as two columns of a chat's row.
extension AgentSideName {
    package enum StoredWord: String, Sendable {
        case desk, bridge, webhook, genesysCloud, cxone, pureConnect
    }

    /// The word, and the text of the ``BridgeSourceName``; nil for an agent side that has no sources.
    package var stored: (word: StoredWord, source: String?) {
        switch self {
        case .desk: (.desk, nil)
        case .bridge(let source): (.bridge, source.text)
        case .webhook(let source): (.webhook, source.text)
        case .genesysCloud: (.genesysCloud, nil)
        case .cxone: (.cxone, nil)
        case .pureConnect: (.pureConnect, nil)
        }
    }

    /// Nil when the word needs a source and the column holds no valid one.
    package init?(stored word: StoredWord, source: String?) {
        switch word {
        case .desk: self = .desk
        case .bridge, .webhook:
            guard let source = source.flatMap({ BridgeSourceName($0) }) else { return nil }
            self = word == .bridge ? .bridge(source) : .webhook(source)
        case .genesysCloud: self = .genesysCloud
        case .cxone: self = .cxone
        case .pureConnect: self = .pureConnect
        }
    }
}

/// A customer's presence, as three columns of a chat's row.
extension CustomerPresence {
    package enum StoredWord: String, Sendable {
        case expected, present, polling, away
    }

    /// The word, the client that is present or said good-bye, and since when the customer is away.
    package var stored: (word: StoredWord, client: String?, since: Timestamp?) {
        switch self {
        case .expected: (.expected, nil, nil)
        case .present(let clientID): (.present, clientID, nil)
        case .polling: (.polling, nil, nil)
        case .away(let since, let farewell): (.away, farewell, since)
        }
    }

    /// Nil when a column that the word needs is NULL.
    fileprivate init?(stored word: StoredWord, client: String?, since: Timestamp?) {
        switch word {
        case .expected: self = .expected
        case .present:
            guard let client else { return nil }
            self = .present(clientID: client)
        case .polling: self = .polling
        case .away:
            guard let since else { return nil }
            self = .away(since: since, farewell: client)
        }
    }
}
