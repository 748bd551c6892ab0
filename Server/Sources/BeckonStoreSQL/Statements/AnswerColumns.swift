package import Beckon

/// The columns that are read of a chat that a batch of commits changes.
package enum LockedChatColumn: Int, StoredColumn {
    case id, version, lastPosition, service, cursor, sent, agentCursor, presence, presentClient

    package var type: StoredType {
        switch self {
        case .version, .lastPosition, .cursor, .sent, .agentCursor: .integer
        case .id, .service, .presence, .presentClient: .text
        }
    }
}
