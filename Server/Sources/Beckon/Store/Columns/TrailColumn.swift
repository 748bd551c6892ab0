/// The columns of a row of the audit trail, the same in every engine.
package enum TrailColumn: Int, StoredColumn {
    case number, at, account, role, address, act, subject, previous, hash, once

    package var type: StoredType {
        switch self {
        case .number, .at: .integer
        case .account, .role, .address, .act, .subject, .previous, .hash, .once: .text
        }
    }
}

extension TrailRow {
    /// Reads a row that holds every ``TrailColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let entry = TrailEntry(
            at: try row.time(TrailColumn.at), account: try row.text(TrailColumn.account),
            role: try row.text(TrailColumn.role), address: try row.text(TrailColumn.address),
            act: try row.text(TrailColumn.act), subject: try row.text(TrailColumn.subject))
        self.init(
            number: try row.int64(TrailColumn.number), entry: entry, previous: try row.text(TrailColumn.previous),
            hash: try row.text(TrailColumn.hash))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        TrailColumn.allCases.map { column in
            switch column {
            case .number: number.sql
            case .at: entry.at.sql
            case .account: entry.account.sql
            case .role: entry.role.sql
            case .address: entry.address.sql
            case .act: entry.act.sql
            case .subject: entry.subject.sql
            case .previous: previous.sql
            case .hash: hash.sql
            case .once: entry.once.sql
            }
        }
    }
}
