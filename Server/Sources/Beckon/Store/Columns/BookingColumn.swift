/// The columns of a place in a time slot, the same in every engine; `startAt` is the time that the callback is booked for.
package enum BookingColumn: Int, StoredColumn {
    case callback, service, startAt, capacity

    package var type: StoredType {
        switch self {
        case .callback, .service: .text
        case .startAt, .capacity: .integer
        }
    }
}

extension SlotBooking {
    /// The values of all columns, in their order.
    ///
    /// - Parameter capacity: How many places the slot has now.
    /// - Returns: The values.
    package func values(capacity: Int) -> [StoredValue] {
        BookingColumn.allCases.map { column in
            switch column {
            case .callback: callback.sql
            case .service: service.sql
            case .startAt: time.sql
            case .capacity: capacity.sql
            }
        }
    }
}

/// The columns of a counted start of a callback.
package enum CallbackStartColumn: Int, StoredColumn {
    case callback, service, name, value, at

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
