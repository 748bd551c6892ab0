public import Foundation

/// The base URL of ICWS, with a placeholder for the host.
public struct ServerAddress: Sendable, Hashable {
    /// The base URL before `/icws`, for example `https://{host}:8019` or `https://app.example/api/{host}`.
    public var template: String

    /// Makes an address.
    ///
    /// - Parameter template: The base URL; `{host}` is replaced by the host. Without `{host}`, all hosts have the same URL.
    public init(template: String) {
        self.template = template.hasSuffix("/") ? String(template.dropLast()) : template
    }

    /// The usual address of a server: `https://{host}:8019`.
    public static let https = ServerAddress(template: "https://{host}:8019")
    /// The address of a server without TLS: `http://{host}:8018`.
    public static let http = ServerAddress(template: "http://{host}:8018")

    /// The address and the hosts of a session that may use several servers.
    ///
    /// - Parameter servers: Their base URLs before `/icws`, for example `https://ic1.example:8019`.
    /// - Returns: An address in which `{host}` stands for each server, where they differ in nothing else; else that of the first
    ///   server alone.
    public static func of(_ servers: [String]) -> (address: ServerAddress, hosts: [String]) {
        let parts = servers.map { server -> (scheme: String, host: String, rest: String) in
            let scheme = server.range(of: "://").map { String(server[..<$0.upperBound]) } ?? ""
            let place = server.dropFirst(scheme.count)
            let host = place.first == "[" ? place.prefix { $0 != "]" } + "]" : place.prefix { $0 != ":" && $0 != "/" }
            return (scheme, String(host), String(place.dropFirst(host.count)))
        }
        guard let first = parts.first, parts.allSatisfy({ $0.scheme == first.scheme && $0.rest == first.rest }) else {
            return (ServerAddress(template: servers.first ?? ""), [parts.first?.host ?? ""])
        }
        return (ServerAddress(template: "\(first.scheme){host}\(first.rest)"), parts.map(\.host))
    }

    /// Makes the URL of a path.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - path: The encoded path, which begins with `/icws`, and its query.
    /// - Returns: Nil when template and host do not make a valid URL.
    public func url(host: String, path: String) -> URL? {
        let good = host.utf8.allSatisfy { byte in
            byte.isUnreserved || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        }
        guard good, host.utf8.count <= 255 else { return nil }
        return URL(string: template.replacingOccurrences(of: "{host}", with: host) + path)
    }
}

extension String {
    /// The text with every byte percent-encoded but letters, digits and `-._~`.
    package var percentEncoded: String {
        var text = ""
        for byte in utf8 {
            if byte.isUnreserved {
                text.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
        return text
    }
}

extension UInt8 {
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
