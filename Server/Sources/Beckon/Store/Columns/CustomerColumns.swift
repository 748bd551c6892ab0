/// The columns of the presence that an app reports, the same in every engine.
package enum PresenceColumn: Int, StoredColumn {
    case customer, device, conversation, isActive, until

    /// The columns that a new report about the same customer and device replaces.
    package static let changed: [PresenceColumn] = [.conversation, .isActive, .until]

    package var type: StoredType {
        switch self {
        case .isActive: .boolean
        case .until: .integer
        case .customer, .device, .conversation: .text
        }
    }
}

/// The columns of a chat's receipt, the same in every engine; the marks come first.
package enum ReceiptColumn: Int, StoredColumn {
    case delivered, read, chat

    package static let marks = through(.read)

    package var type: StoredType { self == .chat ? .text : .integer }
}

extension PresenceRecord {
    /// Reads a row that holds every ``PresenceColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            customer: CustomerKey(try row.text(PresenceColumn.customer)), device: try row.text(PresenceColumn.device),
            conversation: try row.text(PresenceColumn.conversation), isActive: try row.bool(PresenceColumn.isActive),
            until: try row.time(PresenceColumn.until))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        PresenceColumn.allCases.map { column in
            switch column {
            case .customer: customer.sql
            case .device: device.sql
            case .conversation: conversation.sql
            case .isActive: isActive.sql
            case .until: until.sql
            }
        }
    }
}

extension ReceiptMark {
    /// Reads ``ReceiptColumn/marks``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(delivered: try row.int(ReceiptColumn.delivered), read: try row.int(ReceiptColumn.read))
    }

    /// The values of all columns of a chat's receipt, in their order.
    package func values(of chat: ChatID) -> [StoredValue] {
        ReceiptColumn.allCases.map { column in
            switch column {
            case .delivered: delivered.sql
            case .read: read.sql
            case .chat: chat.sql
            }
        }
    }
}
