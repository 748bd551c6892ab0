import Beckon

/// What is read of a chat that a batch of commits is about.
enum LockedChatColumn: Int, StoredColumn {
    case id, version, lastPosition, service, cursor, sent, agentCursor, presence, presentClient

    static let names = allCases.map { snakeCase($0) }

    var type: StoredType {
        switch self {
        case .version, .lastPosition, .cursor, .sent, .agentCursor: .integer
        case .id, .service, .presence, .presentClient: .text
        }
    }
}

/// What is read of a callback that a batch of commits is about.
enum LockedCallbackColumn: Int, ResultColumn {
    case id, version
}

/// What is read of a service instance that may stand in a commit's way.
enum StandingServiceColumn: Int, ResultColumn {
    case id, key
}

/// What is read of an event whose key a commit has, too.
enum StandingEventColumn: Int, ResultColumn {
    case chat, key, position
}

/// How many messages of a chat are unread.
enum UnreadColumn: Int, ResultColumn {
    case chat, count
}

/// How many chats and callbacks are open.
enum OpenCountColumn: Int, ResultColumn {
    case chats, callbacks
}
