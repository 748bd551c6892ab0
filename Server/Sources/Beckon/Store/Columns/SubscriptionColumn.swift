/// The columns of a notification subscription, the same in every engine.
package enum SubscriptionColumn: Int, StoredColumn {
    case id, subscriber, filter, type, token, debug, providerName, user, language, credentials, expiresAt

    package var name: String { self == .user ? "gms_user" : snakeCase }

    package var type: StoredType {
        switch self {
        case .debug: .boolean
        case .expiresAt: .integer
        default: .text
        }
    }
}

extension NotificationSubscription {
    private static let comet = "comet"

    /// Reads a row that holds every ``SubscriptionColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let word = try row.text(SubscriptionColumn.type)
        let channel: Channel
        if let user = try row.optionalText(SubscriptionColumn.user), word == Self.comet {
            channel = .comet(user: user)
        } else if let token = try row.optionalText(SubscriptionColumn.token), let type = PushType(rawValue: word) {
            channel = .push(
                PushTarget(
                    type: type, token: token, debug: try row.bool(SubscriptionColumn.debug),
                    providerName: try row.optionalText(SubscriptionColumn.providerName)))
        } else {
            channel = .unknown(type: word)
        }
        self.init(
            id: try row.text(SubscriptionColumn.id), subscriber: try row.text(SubscriptionColumn.subscriber),
            filter: try row.text(SubscriptionColumn.filter), channel: channel,
            language: try row.optionalText(SubscriptionColumn.language),
            authorization: try row.optionalText(SubscriptionColumn.credentials),
            expiresAt: try row.time(SubscriptionColumn.expiresAt))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        var (type, user, target): (String, String?, PushTarget?) = (Self.comet, nil, nil)
        switch channel {
        case .push(let device): (type, target) = (device.type.rawValue, device)
        case .comet(let owner): user = owner
        case .unknown(let word): type = word
        }
        return SubscriptionColumn.allCases.map { column in
            switch column {
            case .id: id.sql
            case .subscriber: subscriber.sql
            case .filter: filter.sql
            case .type: type.sql
            case .token: (target?.token).sql
            case .debug: (target?.debug ?? false).sql
            case .providerName: (target?.providerName).sql
            case .user: user.sql
            case .language: language.sql
            case .credentials: authorization.sql
            case .expiresAt: expiresAt.sql
            }
        }
    }
}
