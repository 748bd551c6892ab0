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

/// The columns that are read of a callback that a batch of commits changes.
package enum LockedCallbackColumn: Int, ResultColumn {
    case id, version
}

/// The columns that are read of a service instance that may conflict with a commit.
package enum StandingServiceColumn: Int, ResultColumn {
    case id, key
}

/// The columns that are read of an event with the same key as an event of a commit.
package enum StandingEventColumn: Int, ResultColumn {
    case chat, key, position
}

/// How many callbacks a queue has; without a number it is that of a service.
package enum QueueCountColumn: Int, ResultColumn {
    case service, count, number
}

/// The number of unread messages of a chat.
package enum UnreadColumn: Int, ResultColumn {
    case chat, count
}

/// The numbers of open chats and callbacks.
package enum OpenCountColumn: Int, ResultColumn {
    case chats, callbacks
}

/// The columns that SQLite reads before a claim is settled.
package enum ClaimedColumn: Int, ResultColumn {
    case lane, device, cancelled, isCallback, isWithdrawal
}
