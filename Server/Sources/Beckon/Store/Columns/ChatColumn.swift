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

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType {
        switch self {
        case .id, .service, .serviceName, .state, .customerNickname, .customer, .gmsUser, .device, .userData,
            .presence, .presentClient, .holder, .agentSide, .agentSource, .conversation, .agents, .agentLedger:
            .text
        case .customerIsTyping, .agentIsTyping, .moreData: .boolean
        case .version, .lastPosition, .lastPushable, .startedAt, .endedAt, .expiresAt, .due, .customerTypedAt,
            .waitingSince, .awaySince, .cursor, .sent, .handedOver, .seenAt, .firstPushDue, .agentCursor,
            .agentTypedAt, .agentDue, .fileCount, .fileBytes:
            .integer
        }
    }
}

/// The columns of the data attached to a chat, apart from its row, which most commits write.
package enum ChatDataColumn: Int, StoredColumn {
    case chat, data

    package static let names = allCases.map { snakeCase($0) }

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
