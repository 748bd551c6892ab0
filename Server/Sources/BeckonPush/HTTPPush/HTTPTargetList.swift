/// The hosts that HTTP push may call.
///
/// An entry is `*` (every host with a public address), a host, or `*.` and a domain (every host below it), each with or
/// without a port. A host that an entry names may have any address, also a loopback or private one; `*` allows public
/// addresses only, and only over TLS. An empty list allows nothing.
package struct HTTPTargetList: Sendable, Hashable {
    /// The list's decision about a host, made before its address is known.
    enum Verdict: Sendable, Hashable {
        /// It may have any address.
        case anyAddress
        /// It may have a public address.
        case publicAddress
        case refused
    }

    private struct Entry: Sendable, Hashable {
        var host: String
        var port: Int?

        func matches(_ address: WebAddress) -> Bool {
            if let port, port != address.port { return false }
            return host.hasPrefix("*.") ? address.host.hasSuffix(host.dropFirst()) : host == address.host
        }
    }

    private let entries: [Entry]
    private let takesAnyPublicHost: Bool

    /// Makes a list.
    ///
    /// - Parameter entries: For example `push.example.com`, `127.0.0.1:8090`, `*.example.com`, `*`.
    package init(_ entries: [String]) {
        takesAnyPublicHost = entries.contains("*")
        self.entries = entries.filter { $0 != "*" }.map(Self.entry)
    }

    func verdict(on address: WebAddress) -> Verdict {
        if entries.contains(where: { $0.matches(address) }) { return .anyAddress }
        return takesAnyPublicHost && address.isSecure ? .publicAddress : .refused
    }

    private static func entry(_ text: String) -> Entry {
        let lower = text.lowercased()
        if lower.hasPrefix("["), let close = lower.firstIndex(of: "]") {
            let host = lower[lower.index(after: lower.startIndex)..<close]
            return Entry(host: String(host), port: Int(lower[close...].dropFirst(2)))
        }
        let parts = lower.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let port = Int(parts[1]) else { return Entry(host: lower, port: nil) }
        return Entry(host: String(parts[0]), port: port)
    }
}
