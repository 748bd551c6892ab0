/// The columns of a file, the same in every engine.
package enum FileColumn: Int, StoredColumn {
    case id, chat, content, name, type, size, party, userData, pending, downloads, createdAt

    package var type: StoredType {
        switch self {
        case .id, .chat, .content, .name, .type, .party, .userData: .text
        case .pending: .boolean
        case .size, .downloads, .createdAt: .integer
        }
    }
}

extension ChatFile {
    /// Reads a row that holds every ``FileColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: FileID(try row.text(FileColumn.id)), chat: ChatID(try row.text(FileColumn.chat)),
            content: try row.text(FileColumn.content), name: try row.text(FileColumn.name),
            type: try row.text(FileColumn.type), size: try row.int(FileColumn.size),
            party: try row.word(FileColumn.party), userData: try row.optionalDictionary(FileColumn.userData),
            isPending: try row.bool(FileColumn.pending), downloads: try row.int(FileColumn.downloads),
            createdAt: try row.time(FileColumn.createdAt))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        FileColumn.allCases.map { column in
            switch column {
            case .id: id.sql
            case .chat: chat.sql
            case .content: content.sql
            case .name: name.sql
            case .type: type.sql
            case .size: size.sql
            case .party: party.sql
            case .userData: .text(StoredJSON.text(of: userData))
            case .pending: isPending.sql
            case .downloads: downloads.sql
            case .createdAt: createdAt.sql
            }
        }
    }
}
