/// The columns of a property by which a callback is found.
package enum CallbackKeyColumn: Int, StoredColumn {
    case callback, name, value

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType { .text }

    /// The rows of a callback's properties.
    package static func rows(_ keys: [String: String], of callback: ServiceID) -> [[StoredValue]] {
        keys.sorted { $0.key < $1.key }.map { name, value in
            [callback.sql, name.sql, value.prefix(bytes: CallbackSearch.keyLength).sql]
        }
    }
}

extension CallbackSearch {
    /// What every statement for a search takes before its lead: service, open, first time, last id, end.
    package var values: [StoredValue] { [service.sql, isOpen.sql, from.sql, after.sql, until.sql] }

    /// What the lead adds.
    package var leadValues: [StoredValue] {
        switch lead {
        case .time: []
        case .key(let name, let value): [name.sql, value.prefix(bytes: Self.keyLength).sql]
        case .number(let number): [number.sql]
        }
    }
}
