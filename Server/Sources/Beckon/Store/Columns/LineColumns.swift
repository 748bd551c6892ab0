/// The columns read about the line of a service.
package enum LineColumn: Int, ResultColumn {
    case waiting, ahead, oldest
}

extension CallbackLine {
    /// Reads a row that holds every ``LineColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            waiting: try row.int(LineColumn.waiting), ahead: try row.int(LineColumn.ahead),
            oldest: try row.optionalTime(LineColumn.oldest))
    }
}

/// The columns read about a callback that left the line.
package enum DepartureColumn: Int, ResultColumn {
    case queuedAt, leftAt, isTaken
}

extension LineDeparture {
    /// Reads a row that holds every ``DepartureColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            queuedAt: try row.time(DepartureColumn.queuedAt), leftAt: try row.time(DepartureColumn.leftAt),
            isTaken: try row.bool(DepartureColumn.isTaken))
    }
}
