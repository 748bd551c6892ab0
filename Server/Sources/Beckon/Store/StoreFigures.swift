/// What the database holds at one moment, counted for operators.
package struct StoreFigures: Hashable, Sendable {
    /// How many rows are alike in two words.
    package struct Group: Hashable, Sendable {
        package let name: String
        package let kind: String
        package let count: Int
        /// The earliest time among them; nil if none has one.
        package let since: Timestamp?

        package init(_ name: String, _ kind: String = "", count: Int, since: Timestamp?) {
            (self.name, self.kind, self.count, self.since) = (name, kind, count, since)
        }
    }

    /// Open chats by service and state, with the customer who waits longest.
    package var chats: [Group] = []
    /// Uncompleted callbacks by service and step, with the oldest.
    package var callbacks: [Group] = []
    /// Owed pushes by provider, with the customer who waits longest for one.
    package var pushes: [Group] = []
    /// Chats with undelivered notices by agent side, with the time of the oldest event that one has not accepted.
    ///
    /// What is owed without an event counts from when it is due, which moves with each attempt.
    package var agentSides: [Group] = []
    /// Sign-ins at the desk that have not ended.
    package var signIns = 0
    /// Accounts with such a sign-in.
    package var agents = 0
    /// The size of the database in bytes; zero for one in memory.
    package var bytes: Int64 = 0

    package init() {}
}

extension [StoreFigures.Group] {
    /// Joins the groups that are alike in both words; in the order of their words.
    package var joined: [StoreFigures.Group] {
        Dictionary(grouping: self) { [$0.name, $0.kind] }.values.compactMap { alike in
            alike.first.map { first in
                StoreFigures.Group(
                    first.name, first.kind, count: alike.reduce(0) { $0 + $1.count },
                    since: alike.compactMap(\.since).min())
            }
        }.sorted { ($0.name, $0.kind) < ($1.name, $1.kind) }
    }
}

extension StoreFigures.Group {
    /// Reads a row with name, kind, count and earliest time.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            try row.text(.first), try row.text(.second), count: try row.int(.third),
            since: try row.optionalTime(.fourth))
    }

    /// Reads such a row whose name is a ``PushRoute``, of which only the provider counts: others name an address.
    package init<Row: StoredRow>(ofRoute row: Row) throws(Row.Failure) {
        self.init(
            try row.route(.first).kind.rawValue, count: try row.int(.third),
            since: try row.optionalTime(.fourth))
    }

    /// Reads such a row whose first two columns are an agent side and its source.
    package init<Row: StoredRow>(ofSide row: Row) throws(Row.Failure) {
        self.init(
            try row.known(AgentSideName(stored: try row.word(.first), source: try row.text(.second))).word,
            count: try row.int(.third),
            since: try row.optionalTime(.fourth))
    }
}
