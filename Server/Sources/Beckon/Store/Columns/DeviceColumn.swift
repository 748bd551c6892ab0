/// The columns of a device, the same in every engine; those that are read come first.
package enum DeviceColumn: Int, StoredColumn {
    case type, token, debug, language, providerName, registeredAt, customer, registration, ownedSince, deliveredAt, id

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

/// The columns of a forgotten device beyond those of a device, the same in every engine.
package enum ForgottenColumn: Int, StoredColumn {
    case forgottenAt, cause

    package var type: StoredType { self == .forgottenAt ? .integer : .text }
}

extension ForgottenDevice {
    /// Reads ``DeviceColumn/read``, then every ``ForgottenColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let end = row.after(DeviceColumn.deliveredAt)
        self.init(
            device: try Device(from: row), at: try end.time(ForgottenColumn.forgottenAt),
            cause: try end.text(ForgottenColumn.cause))
    }
}

/// A push route as the text of one column, by which its queue is found: `apns`, `fcm/brand`, `apns debug/brand`.
///
/// The section's name comes last, so it may be any text: every route has its own spelling and can be read back.
package struct StoredRoute: Hashable, Sendable {
    private static let debugMark = " debug"

    package let text: String

    /// Takes the text of a column.
    package init(text: String) {
        self.text = text
    }

    package init(_ route: PushRoute) {
        let mark = route.isDebug ? Self.debugMark : ""
        text = route.kind.rawValue + mark + (route.providerName.map { "/\($0)" } ?? "")
    }

    /// Nil for a text that is no route.
    package var route: PushRoute? {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let isDebug = parts[0].hasSuffix(Self.debugMark)
        let word = parts[0].dropLast(isDebug ? Self.debugMark.count : 0)
        guard let kind = PushProviderKind(rawValue: String(word)) else { return nil }
        return PushRoute(kind, providerName: parts.count > 1 ? String(parts[1]) : nil, isDebug: isDebug)
    }

    /// An SQL expression for the route of a stored device.
    ///
    /// - Parameters:
    ///   - type: The column of the ``PushType``.
    ///   - providerName: The column of the provider section.
    ///   - isDebug: A condition that says whether it is a development device.
    /// - Returns: An expression.
    package static func sql(type: String, providerName: String, isDebug: String) -> String {
        let kinds = PushType.allCases.map { "WHEN '\($0.rawValue)' THEN '\($0.provider.rawValue)'" }
        return """
            CASE \(type) \(kinds.joined(separator: " ")) ELSE \(type) END \
            || CASE WHEN \(isDebug) THEN '\(debugMark)' ELSE '' END || coalesce('/' || \(providerName), '')
            """
    }

    /// An SQL expression that converts a route spelled as people read it, `apns brand debug`, into this spelling.
    ///
    /// - Parameter position: The engine's function that finds a text in another.
    /// - Returns: An expression on the column `route`.
    package static func sqlRespelled(position: String) -> String {
        let space = "\(position)(route, ' ')"
        let kind = "substr(route, 1, \(space) - 1)"
        return """
            CASE WHEN \(space) = 0 OR substr(route, \(space)) = '\(debugMark)' THEN route \
            WHEN substr(route, length(route) - 5) = '\(debugMark)' THEN \(kind) || '\(debugMark)/' \
            || substr(route, \(space) + 1, length(route) - \(space) - 6) \
            ELSE \(kind) || '/' || substr(route, \(space) + 1) END
            """
    }
}
