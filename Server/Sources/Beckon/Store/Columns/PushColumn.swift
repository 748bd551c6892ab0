/// The columns that owed pushes and those that ended undelivered have in common, the same in every engine.
package enum PushColumn: Int, StoredColumn {
    case id, kind, chat, afterPosition, throughPosition, callback, action, alert, device, due, expiresAt, priority
    case attempts, doubts, reason, waitingSince, lane, route

    package static let names = allCases.map { snakeCase($0) }

    /// What a push is read from; people who look at the queue are shown its route as well.
    package static let read = through(.waitingSince)

    /// What a new push brings along; the store gives the number and knows the route.
    package static let written = allCases.filter { $0 != .id && $0 != .route }

    /// What an ended push keeps when it is owed again.
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

/// The columns that only owed pushes have, the same in every engine; those that a claim is read from stand first.
package enum OwedColumn: Int, StoredColumn {
    case type, token, debug, providerName, fence, leaseUntil, failure

    package static let names = allCases.map { snakeCase($0) }

    /// Where a push goes that carries its device along.
    package static let target = through(.providerName)

    /// What a claim is read from.
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

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType { self == .endedAt ? .integer : .text }
}

/// What is read of a credential: its route, and when the next push to it is due.
package enum NextDueColumn: Int, ResultColumn {
    case route, due
}
