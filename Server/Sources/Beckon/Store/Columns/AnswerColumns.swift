/// The columns of a chat's row that a commit is checked against.
package enum StandingColumn: Int, StoredColumn {
    case version, lastPosition, service

    package var type: StoredType { self == .service ? .text : .integer }
}

/// The columns of a chat's row that make its ``ChatMark``.
package enum MarkColumn: Int, StoredColumn {
    case id, version, lastPosition

    package var type: StoredType { self == .id ? .text : .integer }
}

extension ChatStanding {
    /// Reads a row that holds every ``StandingColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            version: try row.int64(StandingColumn.version), lastPosition: try row.int(StandingColumn.lastPosition),
            serviceID: ServiceID(try row.text(StandingColumn.service)))
    }
}

extension ChatMark {
    /// Reads a row that holds every ``MarkColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            version: try row.int64(MarkColumn.version), lastPosition: try row.int(MarkColumn.lastPosition))
    }
}

extension AuditReport {
    /// Reads a row of the four counts.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            chats: try row.int(.first), events: try row.int(.second),
            owedPushes: try row.int(.third), callbacks: try row.int(.fourth))
    }
}
