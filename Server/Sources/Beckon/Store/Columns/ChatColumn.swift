/// The columns of a chat's row, the same in every engine.
package enum ChatColumn: Int, StoredColumn {
    case id, service, serviceName, version, lastPosition, lastPushable
    case state, startedAt, endedAt, expiresAt, due
    case customerNickname, customer, gmsUser, device, customerIsTyping, customerTypedAt, waitingSince, userData
    case presence, presentClient, awaySince, holder, cursor, sent, handedOver, seenAt, firstPushDue
    case agentSide, agentSource, conversation, agentCursor, agents, agentIsTyping, agentTypedAt
    case agentLedger, agentDue
    case fileCount, fileBytes

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType {
        switch self {
        case .id, .service, .serviceName, .state, .customerNickname, .customer, .gmsUser, .device, .userData,
            .presence, .presentClient, .holder, .agentSide, .agentSource, .conversation, .agents, .agentLedger:
            .text
        case .customerIsTyping, .agentIsTyping: .boolean
        case .version, .lastPosition, .lastPushable, .startedAt, .endedAt, .expiresAt, .due, .customerTypedAt,
            .waitingSince, .awaySince, .cursor, .sent, .handedOver, .seenAt, .firstPushDue, .agentCursor,
            .agentTypedAt, .agentDue, .fileCount, .fileBytes:
            .integer
        }
    }
}
