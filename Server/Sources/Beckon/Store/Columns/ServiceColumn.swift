/// The columns of a service instance, the same in every engine.
package enum ServiceColumn: Int, StoredColumn {
    case id, name, kind, createdAt, expiresAt, gmsUser, key, userData

    package var type: StoredType {
        switch self {
        case .createdAt, .expiresAt: .integer
        case .id, .name, .kind, .gmsUser, .key, .userData: .text
        }
    }
}

extension ServiceInstance {
    /// Reads a row that holds every ``ServiceColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: ServiceID(try row.text(ServiceColumn.id)), name: try row.text(ServiceColumn.name),
            kind: try row.word(ServiceColumn.kind), createdAt: try row.time(ServiceColumn.createdAt),
            expiresAt: try row.time(ServiceColumn.expiresAt), user: try row.optionalText(ServiceColumn.gmsUser),
            key: try row.optionalText(ServiceColumn.key), userData: try row.dictionary(ServiceColumn.userData))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        ServiceColumn.allCases.map { column in
            switch column {
            case .id: id.sql
            case .name: name.sql
            case .kind: kind.sql
            case .createdAt: createdAt.sql
            case .expiresAt: expiresAt.sql
            case .gmsUser: user.sql
            case .key: key.sql
            case .userData: .text(StoredJSON.text(of: userData))
            }
        }
    }
}
