/// Where clamd listens.
package enum ClamdAddress: Hashable, Sendable, CustomStringConvertible {
    /// Its socket in the file system.
    case path(String)
    case host(String, port: Int)

    /// Reads `/path/of/socket` or `host:port`; nil for anything else.
    package init?(_ text: String) {
        if text.hasPrefix("/") {
            // The longest path that an address of a socket holds.
            guard text.utf8.count <= 104, !text.utf8.contains(0) else { return nil }
            self = .path(text)
            return
        }
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]), port > 0 else {
            return nil
        }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || "/@[]".contains($0) }) else { return nil }
        self = .host(String(host), port: Int(port))
    }

    package var description: String {
        switch self {
        case .path(let path): path
        case .host(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        }
    }
}
