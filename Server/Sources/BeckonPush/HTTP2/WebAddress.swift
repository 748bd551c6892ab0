/// An `http` or `https` address, read strictly: text that a lenient reader would repair is refused.
package struct WebAddress: Sendable, Hashable {
    /// Whether the scheme is `https`.
    package let isSecure: Bool
    /// A name or an IP address, in lower case, without the brackets of an IPv6 address.
    package let host: String
    /// 1 to 65535.
    package let port: Int
    /// Path and query, beginning with a slash; visible ASCII only.
    package let target: String

    /// Reads an address of the form `http://host[:port][/path][?query]`; nil when the text is not one.
    ///
    /// - Parameter text: At most 2,048 bytes. User names, fragments and characters outside visible ASCII are refused.
    package init?(_ text: String) {
        guard text.utf8.count <= 2_048, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let afterScheme = text.dropFirst(scheme.count)
        guard afterScheme.hasPrefix("://") else { return nil }
        let rest = afterScheme.dropFirst(3)
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let target = rest.dropFirst(authority.count)
        guard !authority.contains("@"), !target.contains("#"), !target.contains("\\") else { return nil }
        guard let (host, port) = Self.hostAndPort(authority, defaultPort: scheme == "https" ? 443 : 80) else {
            return nil
        }
        isSecure = scheme == "https"
        self.host = host
        self.port = port
        self.target = target.hasPrefix("/") ? String(target) : "/" + target
    }

    /// Whether the host is written as an IP address.
    package var isIPAddress: Bool {
        host.contains(":") || host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isOctet)
    }

    /// The name for TLS; an IP address has none.
    var serverName: String? { isIPAddress ? nil : host }

    /// The `Host` header or `:authority`: the port only if it is not the scheme's default.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }

    private static func hostAndPort(_ authority: Substring, defaultPort: Int) -> (String, Int)? {
        let hostEnd: Substring.Index
        let host: Substring
        if authority.hasPrefix("[") {
            guard let close = authority.firstIndex(of: "]") else { return nil }
            host = authority[authority.index(after: authority.startIndex)..<close]
            guard host.contains(":"), host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return nil }
            hostEnd = authority.index(after: close)
        } else {
            host = authority.prefix { $0 != ":" }
            guard (1...253).contains(host.utf8.count), host.utf8.allSatisfy(isNameByte) else { return nil }
            hostEnd = host.endIndex
        }
        let portText = authority[hostEnd...]
        guard !portText.isEmpty else { return (host.lowercased(), defaultPort) }
        guard portText.hasPrefix(":"), portText.dropFirst().allSatisfy(\.isNumber),
            let port = Int(portText.dropFirst()),
            (1...65_535).contains(port)
        else { return nil }
        return (host.lowercased(), port)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isOctet(_ text: Substring) -> Bool {
        (1...3).contains(text.count) && UInt8(text) != nil
    }
}
