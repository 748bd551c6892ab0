/// The columns that owed pushes and those that ended undelivered have in common, the same in every engine.
package enum PushColumn: Int, StoredColumn {
    case id, kind, chat, afterPosition, throughPosition, callback, action, alert, device, due, expiresAt, priority
    case attempts, doubts, reason, waitingSince, lane, route

    package static let names = allCases.map { snakeCase($0) }

    /// The columns that a push is read from; the outbox also reads its route.
    package static let read = through(.waitingSince)

    /// The columns written for a new push; the store assigns its number and computes its route.
    package static let written = allCases.filter { $0 != .id && $0 != .route }

    /// The columns that an ended push keeps when it is owed again.
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

/// The columns that only owed pushes have, the same in every engine; those that a claim is read from come first.
package enum OwedColumn: Int, StoredColumn {
    case type, token, debug, providerName, fence, leaseUntil, failure

    package static let names = allCases.map { snakeCase($0) }

    /// The target of a push that carries its own device.
    package static let target = through(.providerName)

    /// The columns that a claim is read from.
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

/// The columns read about a credential: its route, and when its next push is due.
package enum NextDueColumn: Int, ResultColumn {
    case route, due
}
