/// The columns of a counted start of a callback.
package enum CallbackStartColumn: Int, StoredColumn {
    case callback, service, name, value, at

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType { self == .at ? .integer : .text }

    /// A row for each property that is counted.
    package static func rows(_ checks: [ThrottleCheck], of callback: ServiceID, at: Timestamp) -> [[StoredValue]] {
        var seen: Set<CountedProperty> = []
        return checks.map(\.property).filter { seen.insert($0).inserted }.map { property in
            [callback.sql] + property.values + [at.sql]
        }
    }
}

/// The columns of a check with its count.
package enum StartCountColumn: Int, ResultColumn {
    case service, name, value, from, count
}

extension CountedProperty {
    /// Service, name and value.
    fileprivate var values: [StoredValue] { [service.sql, name.sql, value.sql] }
}

extension ThrottleCheck {
    /// What a statement takes that counts starts: service, name, value, and the first moment.
    package var values: [StoredValue] { property.values + [from.sql] }
}
