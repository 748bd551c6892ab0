/// The addresses under which phones reach this server (`http.externalURLs`).
///
/// Absolute URLs are built from the entry whose host equals the request's, else from the first: what a request says of
/// its host is never echoed.
package struct ExternalURLs: Hashable, Sendable {
    private let urls: [String]
    private let byAuthority: [String: String]

    /// Takes the configured list.
    ///
    /// - Parameter urls: `https://host[:port]` without a path or a trailing slash; at least one.
    package init(_ urls: [String]) {
        self.urls = urls
        byAuthority = Dictionary(
            urls.map { (Self.authority(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The first address: what pushes and everything without a request use.
    package var first: String { urls.first ?? "" }

    /// The address for a request.
    ///
    /// - Parameter host: The header `Host`.
    /// - Returns: A configured address, never the header itself.
    package func url(host: String?) -> String {
        host.flatMap { byAuthority[$0.lowercased()] } ?? first
    }

    /// The origins that count as this server itself.
    package var origins: [String] { urls }

    private static func authority(of url: String) -> String {
        guard let range = url.firstRange(of: "://") else { return url.lowercased() }
        return url[range.upperBound...].prefix { $0 != "/" }.lowercased()
    }
}
