import NIOHTTP1

/// The cookie that ties the Bayeux sessions of one cookie jar together, `BAYEUX_BROWSER`.
struct BrowserCookie: Sendable, Equatable {
    /// The cookie's name, as CometD and GMS spell it.
    static let name = "BAYEUX_BROWSER"
    /// Whether clients reach the server over TLS.
    private let isSecure: Bool

    /// Describes how the cookie is set.
    ///
    /// - Parameter isSecure: Whether clients reach the server over TLS.
    init(isSecure: Bool) {
        self.isSecure = isSecure
    }

    /// The header field that sets the cookie.
    ///
    /// CometD and GMS set no `SameSite`, and libraries in use do not understand it: it is sent to pages of other origins
    /// alone, whose browsers need it. The cookie by itself gives no rights, so it needs no protection from other pages.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: The path below which clients send it.
    ///   - crossesSites: Whether a page of another origin, which may call, gets it.
    /// - Returns: The value of `Set-Cookie`.
    func field(value: String, path: String = "/", crossesSites: Bool = false) -> String {
        let attributes = isSecure && crossesSites ? "; Secure; SameSite=None; Partitioned" : ""
        return "\(Self.name)=\(value); Path=\(path); HttpOnly\(attributes)"
    }

    /// Adds the values that a client sent.
    ///
    /// - Parameters:
    ///   - field: A header field `Cookie`.
    ///   - values: Takes the values of the cookies with this name, in order.
    static func add(from field: String, to values: inout [String]) {
        CookieValues.add(of: name, from: field, to: &values)
    }
}

/// The values of the cookies of one name in a request.
///
/// A jar may hold several: of other paths, or of a server that was here before.
package enum CookieValues {
    /// How many values of one request are kept; further ones are ignored.
    static let most = 8

    /// Adds the values of a field, without quotation marks, at most ``most`` in all.
    ///
    /// - Parameters:
    ///   - name: The cookie's name.
    ///   - field: A header field `Cookie`.
    ///   - values: Takes the values of the cookies with this name, in order.
    package static func add(of name: String, from field: String, to values: inout [String]) {
        var (field, name) = (field, name)
        field.withUTF8 { field in name.withUTF8 { name in add(of: name, from: field, to: &values) } }
    }

    /// Texts lie in one piece here, so that each byte is looked at once and only a value that is kept is copied.
    private static func add(
        of name: UnsafeBufferPointer<UInt8>, from field: UnsafeBufferPointer<UInt8>, to values: inout [String]
    ) {
        var rest = field[...]
        while values.count < most, !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
            let pair = rest[..<end].drop { $0 == 0x20 || $0 == 0x09 }
            rest = rest[end...].dropFirst()
            let value = pair.dropFirst(name.count)
            guard value.first == UInt8(ascii: "="), pair.starts(with: name) else { continue }
            values.append(String(decoding: unquoted(value.dropFirst()), as: UTF8.self))
        }
    }

    private static func unquoted(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let mark = UInt8(ascii: "\"")
        return value.count >= 2 && value.first == mark && value.last == mark ? value.dropFirst().dropLast() : value
    }
}
