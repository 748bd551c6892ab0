/// The columns of a device, the same in every engine; those that are read come first.
package enum DeviceColumn: Int, StoredColumn {
    case type, token, debug, language, providerName, registeredAt, customer, registration, ownedSince, deliveredAt, id

    package static let names = allCases.map { snakeCase($0) }

    /// A device's id is made of its provider and token, so it is not read back.
    package static let read = through(.deliveredAt)

    /// All columns but the time of the first delivery, which only the store sets.
    package static let written = allCases.filter { $0 != .deliveredAt }

    package var type: StoredType {
        switch self {
        case .debug: .boolean
        case .registeredAt, .ownedSince, .deliveredAt: .integer
        case .type, .token, .language, .providerName, .customer, .registration, .id: .text
        }
    }
}

extension Device {
    /// Reads ``DeviceColumn/read``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            type: try row.word(DeviceColumn.type), token: try row.text(DeviceColumn.token),
            debug: try row.bool(DeviceColumn.debug), language: try row.optionalText(DeviceColumn.language),
            providerName: try row.optionalText(DeviceColumn.providerName),
            registeredAt: try row.time(DeviceColumn.registeredAt),
            customer: try row.optionalText(DeviceColumn.customer).map { CustomerKey($0) },
            registration: try row.optionalText(DeviceColumn.registration),
            ownedSince: try row.optionalTime(DeviceColumn.ownedSince))
        deliveredAt = try row.optionalTime(DeviceColumn.deliveredAt)
    }

    /// The values of the columns ``DeviceColumn/written``.
    package var values: [StoredValue] {
        DeviceColumn.written.map { column in
            switch column {
            case .type: type.sql
            case .token: token.sql
            case .debug: debug.sql
            case .language: language.sql
            case .providerName: providerName.sql
            case .registeredAt: registeredAt.sql
            case .customer: customer.sql
            case .registration: registration.sql
            case .ownedSince: ownedSince.sql
            case .deliveredAt: deliveredAt.sql
            case .id: id.sql
            }
        }
    }
}
