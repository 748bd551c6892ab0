/// The columns of a named setting, the same in every engine.
package enum SettingColumn: Int, StoredColumn {
    case name, value

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType { .text }
}

/// The columns of a node, the same in every engine.
package enum NodeColumn: Int, StoredColumn {
    case id, name, leaseUntil

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType { self == .leaseUntil ? .integer : .text }
}

extension NodeRecord {
    /// Reads a row that holds every ``NodeColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: NodeID(try row.text(NodeColumn.id)), name: try row.text(NodeColumn.name),
            leaseUntil: try row.time(NodeColumn.leaseUntil))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        NodeColumn.allCases.map { column in
            switch column {
            case .id: id.sql
            case .name: name.sql
            case .leaseUntil: leaseUntil.sql
            }
        }
    }
}
