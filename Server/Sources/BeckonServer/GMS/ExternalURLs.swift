import Synchronization

/// The port that is listened on, known once the server runs.
final class ListeningPort: Sendable {
    private let port = Mutex<Int?>(nil)

    var value: Int? { port.withLock { $0 } }

    func set(_ value: Int) {
        port.withLock { $0 = value }
    }
}

/// The addresses under which phones reach this server (`http.externalURLs`).
///
/// Absolute URLs are built from the entry whose host equals the request's, else from the first: what a request says of
/// its host is never echoed.
struct ExternalURLs: Sendable {
    private let configured: [String]
    private let listening: ListeningPort?

    /// Takes the configured list.
    ///
    /// - Parameters:
    ///   - urls: `https://host[:port]` without a path or a trailing slash; at least one.
    ///   - listening: What port 0 in an address stands for.
    init(_ urls: [String], listening: ListeningPort? = nil) {
        configured = urls
        self.listening = listening
    }

    /// The first address: what pushes and everything without a request use.
    var first: String { origins.first ?? "" }

    /// The address for a request.
    ///
    /// - Parameter host: The header `Host`.
    /// - Returns: A configured address, never the header itself.
    func url(host: String?) -> String {
        guard let host = host?.lowercased() else { return first }
        return origins.first { Self.authority(of: $0) == host } ?? first
    }

    /// The origins that count as this server itself.
    var origins: [String] {
        guard let port = listening?.value else { return configured }
        return configured.map { $0.hasSuffix(":0") ? "\($0.dropLast(2)):\(port)" : $0 }
    }

    private static func authority(of url: String) -> String {
        guard let range = url.firstRange(of: "://") else { return url.lowercased() }
        return url[range.upperBound...].prefix { $0 != "/" }.lowercased()
    }
}
