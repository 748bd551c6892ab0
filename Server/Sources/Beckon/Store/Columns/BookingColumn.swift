/// The columns of a place in a time slot, the same in every engine; `startAt` is the time that the callback is booked for.
package enum BookingColumn: Int, StoredColumn {
    case callback, service, startAt, capacity

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType {
        switch self {
        case .callback, .service: .text
        case .startAt, .capacity: .integer
        }
    }
}

/// The columns read about places: a time, and how many callbacks are booked for it.
package enum SlotCountColumn: Int, ResultColumn {
    case start, count
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
