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
