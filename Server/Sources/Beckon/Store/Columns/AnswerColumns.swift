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

/// The columns read from a chat or callback before it is removed.
package enum RemovedColumn: Int, ResultColumn {
    case id, service, device
}

/// The columns of an agent side that is owed a delivery.
package enum OwedSideColumn: Int, ResultColumn {
    case word, source
}

/// The counts of an audit.
package enum AuditCountColumn: Int, ResultColumn {
    case chats, events, owedPushes, callbacks
}

extension ChatStanding {
    /// Reads a row that holds every ``StandingColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            version: try row.int64(StandingColumn.version), lastPosition: try row.int(StandingColumn.lastPosition),
            serviceID: ServiceID(try row.text(StandingColumn.service)))
    }
}

extension StoredAgentSide {
    /// Reads a row that holds every ``OwedSideColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(word: try row.word(OwedSideColumn.word), source: try row.text(OwedSideColumn.source))
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
    /// Reads a row that holds every ``AuditCountColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            chats: try row.int(AuditCountColumn.chats), events: try row.int(AuditCountColumn.events),
            owedPushes: try row.int(AuditCountColumn.owedPushes), callbacks: try row.int(AuditCountColumn.callbacks))
    }
}
