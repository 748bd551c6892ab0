/// The prefixes that proxies put before this server's own paths (`/mobile_chat`), by host.
///
/// A proxy may pass its prefix on or remove it: a request target is understood with and without it. Only the operator names
/// the addresses; a request only chooses among them.
package struct PublicPaths: Sendable, Equatable {
    private struct Entry: Equatable {
        let authority: String
        let path: String
    }

    private let entries: [Entry]
    /// The prefixes, longest first; empty if no address has one.
    private let paths: [String]

    /// Takes the server's addresses.
    ///
    /// - Parameter urls: `http(s)://host[:port][/path]`, the most usual first; other texts are left out.
    package init(_ urls: [String] = []) {
        entries = urls.compactMap(ExternalURL.init).map { Entry(authority: $0.authority, path: $0.path) }
        paths = Set(entries.map(\.path)).subtracting([""]).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    /// Whether no address has a path.
    var isPlain: Bool { paths.isEmpty }

    /// The proxy's prefix of a request target.
    ///
    /// - Parameter target: The request target as received, in origin form or absolute.
    /// - Returns: The prefix, beginning with a slash; empty if the target has none.
    package func prefix(of target: String) -> String {
        if paths.isEmpty { return "" }
        let target = (AbsoluteTarget(target)?.pathAndQuery ?? target[...]).utf8
        return paths.first { path in
            guard target.starts(with: path.utf8) else { return false }
            let next = target.dropFirst(path.utf8.count).first
            return next == nil || next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
        } ?? ""
    }

    /// A request target without a proxy's prefix.
    ///
    /// - Parameter target: The request target as received, in origin form or absolute.
    /// - Returns: The target, in origin form if a prefix was removed.
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
    ///   - prefix: The proxy's prefix of the request; empty for none.
    /// - Returns: Among the addresses with this host, or among all if none has it: the first with this prefix, else the
    ///   first. Nil if there are no addresses.
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
    /// - Returns: The path of the address that the request is meant for; `/` if it has none.
    func cookiePath(target: String, host: String?) -> String {
        guard !paths.isEmpty, let index = choice(host: host, prefix: prefix(of: target)) else { return "/" }
        return entries[index].path.isEmpty ? "/" : entries[index].path
    }
}
