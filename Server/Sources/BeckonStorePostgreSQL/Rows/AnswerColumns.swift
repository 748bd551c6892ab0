import Beckon

/// The columns that are read of a chat that a batch of commits changes.
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

/// The columns that are read of a callback that a batch of commits changes.
enum LockedCallbackColumn: Int, ResultColumn {
    case id, version
}

/// The columns that are read of a service instance that may conflict with a commit.
enum StandingServiceColumn: Int, ResultColumn {
    case id, key
}

/// The columns that are read of an event with the same key as an event of a commit.
enum StandingEventColumn: Int, ResultColumn {
    case chat, key, position
}

/// How many callbacks a queue has; without a number it is that of a service.
enum QueueCountColumn: Int, ResultColumn {
    case service, count, number
}

/// The number of unread messages of a chat.
enum UnreadColumn: Int, ResultColumn {
    case chat, count
}

/// The numbers of open chats and callbacks.
enum OpenCountColumn: Int, ResultColumn {
    case chats, callbacks
}
