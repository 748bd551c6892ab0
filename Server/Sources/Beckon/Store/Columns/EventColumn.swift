/// The columns of an event, the same in every engine; those of a page come first.
package enum EventColumn: Int, StoredColumn {
    case position, kind, nickname, text, party, at, key, data, chat

    /// The columns read for a page of one chat.
    package static let page = through(.data)

    package var type: StoredType {
        switch self {
        case .position, .at: .integer
        case .kind, .nickname, .text, .party, .key, .data, .chat: .text
        }
    }
}

extension TranscriptEvent {
    /// Reads ``EventColumn/page``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            position: try row.int(EventColumn.position), kind: try row.word(EventColumn.kind),
            nickname: try row.text(EventColumn.nickname), text: try row.text(EventColumn.text),
            party: try row.word(EventColumn.party), at: try row.time(EventColumn.at),
            key: try row.optionalText(EventColumn.key), data: try row.optionalDictionary(EventColumn.data))
    }

    /// The values of all columns for an event of a chat, in their order.
    package func values(in chat: ChatID) -> [StoredValue] {
        EventColumn.allCases.map { column in
            switch column {
            case .position: position.sql
            case .kind: kind.sql
            case .nickname: nickname.sql
            case .text: text.sql
            case .party: party.sql
            case .at: at.sql
            case .key: key.sql
            case .data: data.isEmpty ? .null : .text(StoredJSON.text(of: data))
            case .chat: chat.sql
            }
        }
    }
}
