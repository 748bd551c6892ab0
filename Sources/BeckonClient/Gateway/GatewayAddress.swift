import Foundation

/// The addresses of a gateway, and the rule for addresses that its answers name.
struct GatewayAddress: Sendable, Hashable {
    /// The address of the context, without a slash at its end: `https://gms.example.com/genesys`.
    let base: URL
    /// The context path without slashes around it.
    private let context: String

    /// Makes the addresses from the server's address, with or without the context path at its end.
    ///
    /// - Parameters:
    ///   - url: An absolute `http` or `https` URL.
    ///   - contextPath: The path of the API, for example `genesys`.
    init(url: URL, contextPath: String) {
        var path = url.path
        while path.hasSuffix("/") { path.removeLast() }
        let context = contextPath.split(separator: "/").joined(separator: "/")
        self.context = context
        if !context.isEmpty, !path.hasSuffix("/" + context) { path += "/" + context }
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
        components.path = path
        components.query = nil
        components.fragment = nil
        base = components.url ?? url
    }

    /// The Bayeux address.
    var comet: URL { base.appendingPathComponent("cometd") }

    /// Makes an address below `/beckon/1`, which stands beside the context path.
    func native(_ parts: [String]) throws -> URL {
        var root = base.absoluteString
        if root.hasSuffix("/" + context) { root.removeLast(context.count + 1) }
        return try Self.join(root + "/beckon/1", parts)
    }

    /// Makes an address of chat version 2.
    func version2(_ parts: String...) throws -> URL { try Self.join(base.absoluteString + "/2/chat", parts) }

    /// Makes an address below `/1/service`; each part is one segment of the path.
    ///
    /// - Parameter parts: The segments after `/1/service/`.
    /// - Returns: The address.
    /// - Throws: ``BeckonClientError`` with the code `invalidInput` when a part is empty, `.` or `..`.
    func service(_ parts: String...) throws -> URL {
        try Self.join(base.absoluteString + "/1/service", parts)
    }

    private static func join(_ base: String, _ parts: [String]) throws -> URL {
        var path = base
        for part in parts {
            guard !part.isEmpty, part != ".", part != ".." else {
                throw BeckonClientError(
                    code: .invalidInput, message: "A part of the address is empty, \".\" or \"..\".")
            }
            path += "/" + part.utf8.map { $0.isUnreserved ? String(UnicodeScalar($0)) : escaped($0) }.joined()
        }
        guard let url = URL(string: path) else {
            throw BeckonClientError(code: .invalidInput, message: "The address cannot be built from its parts.")
        }
        return url
    }

    private static func escaped(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0" + digits : "%" + digits
    }

    /// Checks an address that the server named.
    ///
    /// - Parameter text: An absolute URL.
    /// - Returns: The URL.
    /// - Throws: ``BeckonClientError`` with the code `untrustedAddress` when it is not an absolute web
    ///   address, or is `http` while the gateway's address is `https`.
    func followed(_ text: String) throws -> URL {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false,
            scheme == "https" || (scheme == "http" && base.scheme?.lowercased() == "http")
        else {
            throw BeckonClientError(
                code: .untrustedAddress, message: "The server named an address that is not a secure web address.")
        }
        return url
    }

    /// Whether an address is on the gateway itself, so that requests to it may carry the app's credentials.
    func isOwn(_ url: URL) -> Bool {
        url.scheme?.lowercased() == base.scheme?.lowercased() && url.host?.lowercased() == base.host?.lowercased()
            && url.effectivePort == base.effectivePort
    }
}

extension URL {
    fileprivate var effectivePort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
