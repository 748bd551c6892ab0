/// The columns of a stored Bayeux client, the same in every engine.
package enum ClientColumn: Int, StoredColumn {
    case id, gmsUser, browser, expiresAt, subscribed, acknowledged, lastSent, chat

    package var type: StoredType {
        switch self {
        case .expiresAt, .acknowledged: .integer
        case .subscribed: .boolean
        case .id, .gmsUser, .browser, .lastSent, .chat: .text
        }
    }
}

extension StoredClient {
    /// Reads a row that holds every ``ClientColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let user = try row.text(ClientColumn.gmsUser)
        let chat = try row.optionalText(ClientColumn.chat).map { ChatID($0) }
        self.init(
            clientID: try row.text(ClientColumn.id),
            scope: chat.map(ClientScope.chat) ?? (user.isEmpty ? .nothing : .user(user)),
            browserID: try row.optionalText(ClientColumn.browser), expiresAt: try row.time(ClientColumn.expiresAt),
            isSubscribed: try row.bool(ClientColumn.subscribed),
            acknowledged: try row.optionalInt64(ClientColumn.acknowledged),
            lastSent: try row.optionalText(ClientColumn.lastSent).map { ChatID($0) })
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        ClientColumn.allCases.map { column in
            switch column {
            case .id: clientID.sql
            // A client of one chat or none has no user.
            case .gmsUser: (scope.user ?? "").sql
            case .browser: browserID.sql
            case .expiresAt: expiresAt.sql
            case .subscribed: isSubscribed.sql
            case .acknowledged: acknowledged.sql
            case .lastSent: lastSent.sql
            case .chat: scope.chat.sql
            }
        }
    }
}

/// The columns of a named setting, the same in every engine.
package enum SettingColumn: Int, StoredColumn {
    case name, value

    package var type: StoredType { .text }
}

/// The columns of a node, the same in every engine.
package enum NodeColumn: Int, StoredColumn {
    case id, name, leaseUntil, knows

    package var type: StoredType { self == .leaseUntil || self == .knows ? .integer : .text }
}

extension NodeRecord {
    /// Reads a row that holds every ``NodeColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: NodeID(try row.text(NodeColumn.id)), name: try row.text(NodeColumn.name),
            leaseUntil: try row.time(NodeColumn.leaseUntil), knows: try row.int(NodeColumn.knows))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        NodeColumn.allCases.map { column in
            switch column {
            case .id: id.sql
            case .name: name.sql
            case .leaseUntil: leaseUntil.sql
            case .knows: knows.sql
            }
        }
    }
}
