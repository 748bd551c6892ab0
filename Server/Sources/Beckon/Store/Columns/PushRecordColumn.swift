/// The columns of a push's history, the same in every engine.
package enum PushRecordColumn: Int, StoredColumn {
    case id, chat, afterPosition, throughPosition, device, at, kind, word, reason

    /// All columns but the number, which the store assigns.
    package static let written = allCases.filter { $0 != .id }

    package var type: StoredType {
        switch self {
        case .id, .afterPosition, .throughPosition, .at: .integer
        case .chat, .device, .kind, .word, .reason: .text
        }
    }
}

extension PushRecord {
    /// Reads a row that holds every ``PushRecordColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: try row.int64(PushRecordColumn.id), chat: ChatID(try row.text(PushRecordColumn.chat)),
            after: try row.int(PushRecordColumn.afterPosition), through: try row.int(PushRecordColumn.throughPosition),
            deviceID: try row.optionalText(PushRecordColumn.device).map { DeviceID($0) },
            at: try row.time(PushRecordColumn.at), kind: try row.word(PushRecordColumn.kind),
            word: try row.text(PushRecordColumn.word), reason: try row.text(PushRecordColumn.reason))
    }

    /// The values of the columns ``PushRecordColumn/written``.
    package var values: [StoredValue] {
        PushRecordColumn.written.map { column in
            switch column {
            case .id: id.sql
            case .chat: chat.sql
            case .afterPosition: after.sql
            case .throughPosition: through.sql
            case .device: deviceID.sql
            case .at: at.sql
            case .kind: kind.sql
            case .word: word.sql
            case .reason: reason.sql
            }
        }
    }
}
