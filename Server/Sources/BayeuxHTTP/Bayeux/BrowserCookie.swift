import NIOHTTP1

/// The cookie that ties the Bayeux sessions of one cookie jar together, `BAYEUX_BROWSER`.
struct BrowserCookie: Sendable, Equatable {
    /// The cookie's name, as CometD and GMS spell it.
    static let name = "BAYEUX_BROWSER"

    /// The attributes after the path.
    private let attributes: String

    /// Describes how the cookie is set.
    ///
    /// - Parameters:
    ///   - isSecure: Whether clients reach the server over TLS.
    ///   - crossesSites: Whether pages of other origins may call.
    init(isSecure: Bool, crossesSites: Bool) {
        attributes =
            isSecure && crossesSites
            ? "; HttpOnly; Secure; SameSite=None; Partitioned" : "; HttpOnly; SameSite=Lax"
    }

    /// The header field that sets the cookie.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: The path below which clients send it.
    /// - Returns: The value of `Set-Cookie`.
    func field(value: String, path: String = "/") -> String {
        "\(Self.name)=\(value); Path=\(path)\(attributes)"
    }

    /// The value that a client sent, nil if it sent none.
    ///
    /// - Parameter field: A header field `Cookie`.
    /// - Returns: The value of the first cookie with this name.
    static func value(in field: String) -> String? {
        for pair in field.utf8.split(separator: UInt8(ascii: ";")) {
            let trimmed = pair.drop { $0 == 0x20 || $0 == 0x09 }
            guard trimmed.starts(with: name.utf8) else { continue }
            let rest = trimmed.dropFirst(name.utf8.count)
            guard rest.first == UInt8(ascii: "=") else { continue }
            return String(rest.dropFirst()).map(unquoted)
        }
        return nil
    }

    private static func unquoted(_ value: String) -> String {
        value.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
            ? String(value.dropFirst().dropLast()) : value
    }
}
