/// One address under which phones reach this server: `http(s)://host[:port][/path]`.
package struct ExternalURL: Sendable, Hashable {
    /// The rule for an address, for messages.
    package static let rule = """
        http(s)://host[:port], optionally with a path that does not begin like one of this server's own (\(
            ownPaths.sorted().joined(separator: ", "))): letters, digits and - . _ ~ between slashes
        """
    /// The first segments of this server's own paths.
    ///
    /// A proxy's path with the same first segment could not be told apart from them.
    private static let ownPaths: Set<String> = ["genesys", "beckon", "desk", "phone", "sandbox", "health", "metrics"]

    /// The address without a slash at its end.
    package let text: String
    /// Scheme, host and port: what browsers send as `Origin`.
    package let origin: String
    /// The host, with the port where one is named.
    package let authority: String
    /// The prefix that a proxy puts before this server's own paths, beginning with a slash; empty for none.
    package let path: String

    /// Reads an address.
    ///
    /// - Parameter text: The address; a slash at its end does not matter.
    package init?(_ text: String) {
        guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" }
        guard !authority.isEmpty, !authority.contains(where: { "?#@* \\".contains($0) }) else { return nil }
        var path = rest.dropFirst(authority.count)
        if path.hasSuffix("/") { path = path.dropLast() }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard segments.allSatisfy(Self.isSegment), !segments.prefix(1).contains(where: Self.isOwn) else { return nil }
        origin = "\(scheme)\(authority)"
        self.authority = authority.lowercased()
        self.path = String(path)
        self.text = origin + path
    }

    private static func isSegment(_ text: Substring) -> Bool {
        guard !text.isEmpty, text != ".", text != ".." else { return false }
        return text.utf8.allSatisfy(\.isUnreserved)
    }

    private static func isOwn(_ segment: Substring) -> Bool { ownPaths.contains(segment.lowercased()) }
}
