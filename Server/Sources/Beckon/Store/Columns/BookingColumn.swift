/// The columns of a place in a time slot, the same in every engine.
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

/// The columns read about a slot: when it begins, and how many callbacks have a place in it.
package enum SlotCountColumn: Int, ResultColumn {
    case start, count
}

extension SlotBooking {
    /// Reads the booking in a row that holds every ``BookingColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            service: try row.text(BookingColumn.service), start: try row.time(BookingColumn.startAt),
            callback: ServiceID(try row.text(BookingColumn.callback)))
    }

    /// The values of all columns, in their order.
    ///
    /// - Parameter capacity: How many places the slot has now.
    /// - Returns: The values.
    package func values(capacity: Int) -> [StoredValue] {
        BookingColumn.allCases.map { column in
            switch column {
            case .callback: callback.sql
            case .service: service.sql
            case .startAt: start.sql
            case .capacity: capacity.sql
            }
        }
    }
}
