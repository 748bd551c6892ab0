import BayeuxHTTP
package import HTTPTypes
import Synchronization

/// The port listened on, known once the server runs.
package final class ListeningPort: Sendable {
    private let port = Mutex<Int?>(nil)

    package init() {}

    var value: Int? { port.withLock { $0 } }

    package func set(_ value: Int) {
        port.withLock { $0 = value }
    }
}

/// The addresses under which phones reach this server (`http.externalURLs`).
///
/// Absolute URLs are built from the entry whose host equals the request's, else from the first: the request's own host is
/// never echoed.
package struct ExternalURLs: Sendable {
    /// The field in which ``PublicPathResponder`` notes a request's proxy prefix.
    package static let prefixField = HTTPField.Name("Beckon-Public-Path")

    private let configured: [ExternalURL]
    private let paths: PublicPaths
    private let listening: ListeningPort?

    /// Takes the configured list.
    ///
    /// - Parameters:
    ///   - urls: `https://host[:port][/path]`; at least one.
    ///   - listening: The port that replaces port 0 in an address.
    package init(_ urls: [String], listening: ListeningPort? = nil) {
        configured = urls.compactMap(ExternalURL.init)
        paths = PublicPaths(configured.map(\.text))
        self.listening = listening
    }

    /// The first address, for pushes and other uses without a request.
    package var first: String { configured.first.map { withPort($0.origin) + $0.path } ?? "" }

    /// The address for a request.
    ///
    /// - Parameter head: The request.
    /// - Returns: A configured address; never text from the request.
    package func url(for head: HTTPRequest) -> String { url(host: head.authority, prefix: Self.prefix(of: head)) }

    /// The address for a host and a proxy's prefix.
    func url(host: String?, prefix: String = "") -> String {
        guard let url = chosen(host, prefix) else { return first }
        return withPort(url.origin) + url.path
    }

    /// The proxy's prefix for a request, for the paths of cookies.
    ///
    /// - Parameter head: The request.
    /// - Returns: The prefix, beginning with a slash; empty for none.
    package func path(for head: HTTPRequest) -> String { chosen(head.authority, Self.prefix(of: head))?.path ?? "" }

    /// Whether an origin counts as this server itself; upper and lower case are equal.
    package func isOwn(_ origin: String) -> Bool {
        configured.contains { url in
            let own = withPort(url.origin)
            // Browsers spell it like this.
            return own == origin || own.lowercased() == origin.lowercased()
        }
    }

    private static func prefix(of head: HTTPRequest) -> String {
        prefixField.flatMap { head.headerFields[$0] } ?? ""
    }

    private func chosen(_ host: String?, _ prefix: String) -> ExternalURL? {
        guard configured.count > 1 else { return configured.first }
        // With port 0 the host of a request names the port that the system chose.
        let port = listening?.value.map { ":\($0)" }
        var name = host?.lowercased()
        if let text = name, let port, text.hasSuffix(port), configured.contains(where: { $0.authority.hasSuffix(":0") })
        {
            name = text.dropLast(port.count) + ":0"
        }
        return paths.choice(host: name, prefix: prefix).map { configured[$0] }
    }

    private func withPort(_ origin: String) -> String {
        guard let port = listening?.value, origin.hasSuffix(":0") else { return origin }
        return "\(origin.dropLast(2)):\(port)"
    }
}
