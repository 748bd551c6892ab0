/// What proxies put before this server's own paths (`/mobile_chat`), by host.
///
/// A proxy may pass its path on or take it off: a request target is understood with it and without it. Which addresses
/// there are is the operator's word alone; a request only chooses among them.
package struct PublicPaths: Sendable, Equatable {
    private struct Entry: Equatable {
        let authority: String
        let path: String
    }

    private let entries: [Entry]
    /// The paths there are, the longest first; empty where no address has one.
    private let paths: [String]

    /// Takes the server's addresses.
    ///
    /// - Parameter urls: `http(s)://host[:port][/path]`, the most usual first; what is no such address is left out.
    package init(_ urls: [String] = []) {
        entries = urls.compactMap(ExternalURL.init).map { Entry(authority: $0.authority, path: $0.path) }
        paths = Set(entries.map(\.path)).subtracting([""]).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    /// Whether no address has a path.
    var isPlain: Bool { paths.isEmpty }

    /// The proxy's path that a request target begins with.
    ///
    /// - Parameter target: The request target as received, in origin form or absolute.
    /// - Returns: The path, beginning with a slash; empty when there is none.
    package func prefix(of target: String) -> String {
        if paths.isEmpty { return "" }
        let target = (AbsoluteTarget(target)?.pathAndQuery ?? target[...]).utf8
        return paths.first { path in
            guard target.starts(with: path.utf8) else { return false }
            let next = target.dropFirst(path.utf8.count).first
            return next == nil || next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
        } ?? ""
    }

    /// A request target as it is without a proxy.
    ///
    /// - Parameter target: The request target as received, in origin form or absolute.
    /// - Returns: The target, in origin form if something was taken off.
    package func stripped(_ target: String) -> String {
        let prefix = prefix(of: target)
        if prefix.isEmpty { return target }
        let rest = (AbsoluteTarget(target)?.pathAndQuery ?? target[...]).utf8.dropFirst(prefix.utf8.count)
        let text = String(Substring(rest))
        return text.hasPrefix("/") ? text : "/" + text
    }

    /// The address that a request is meant for.
    ///
    /// - Parameters:
    ///   - host: The header `Host`.
    ///   - prefix: The proxy's path that the request came with; empty for none.
    /// - Returns: Of the addresses with this host, else of all, the first with this path, else the first; nil when there
    ///   are no addresses.
    package func choice(host: String?, prefix: String) -> Int? {
        let host = host?.lowercased()
        let named = entries.indices.filter { entries[$0].authority == host }
        let candidates = named.isEmpty ? Array(entries.indices) : named
        return prefix.isEmpty
            ? candidates.first : candidates.first { entries[$0].path == prefix } ?? candidates.first
    }

    /// The path for cookies of the answer to a request.
    ///
    /// - Parameters:
    ///   - target: The request target as received.
    ///   - host: The header `Host`.
    /// - Returns: The path of the address that the request is meant for; `/` when it has none.
    func cookiePath(target: String, host: String?) -> String {
        guard !paths.isEmpty, let index = choice(host: host, prefix: prefix(of: target)) else { return "/" }
        return entries[index].path.isEmpty ? "/" : entries[index].path
    }
}
