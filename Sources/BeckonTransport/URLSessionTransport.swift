public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The transport of apps: Foundation's URLSession with cookies of its own.
///
/// Each transport has its own connections and its own cookies, in memory only. It does not follow redirects: it returns the
/// redirecting answer as it is. Share one transport among the chats of a gateway; every open chat holds one
/// connection, so ``Configuration/maximumConnectionsPerHost`` must exceed the number of open chats.
public final class URLSessionTransport: HTTPTransport {
    /// How the transport behaves.
    public struct Configuration: Sendable {
        /// The most connections to one host at a time; URLSession queues further requests.
        public var maximumConnectionsPerHost: Int

        /// Makes a configuration.
        ///
        /// - Parameter maximumConnectionsPerHost: The most connections to one host, at least 2; 8 by default.
        public init(maximumConnectionsPerHost: Int = 8) {
            self.maximumConnectionsPerHost = max(2, maximumConnectionsPerHost)
        }
    }

    private let connections: URLSessionConnections

    /// Makes a transport with no cookies and no connections.
    ///
    /// - Parameter configuration: How it behaves.
    public init(configuration: Configuration = Configuration()) {
        connections = URLSessionConnections(perHost: configuration.maximumConnectionsPerHost, cookies: .kept(nil))
    }

    deinit {
        // A URLSession holds its delegate, and neither is freed until the session is invalidated.
        connections.session.invalidateAndCancel()
    }

    /// Sends one request and returns its whole answer; see ``HTTPTransport/send(_:)``.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer with its body.
    /// - Throws: ``TransportError`` when the request has no answer.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await perform(request) { $0.dataTask(with: $1) }
    }

    /// Sends a request whose body is the content of a file; see ``HTTPTransport/upload(_:with:progress:)``.
    ///
    /// The file is read as it is sent.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - request: The request, without a body.
    ///   - progress: Is told how many bytes were handed to the system's connection.
    /// - Returns: The answer with its body.
    /// - Throws: ``TransportError`` when the request has no answer.
    public func upload(
        _ file: URL, with request: TransportRequest, progress: @escaping @Sendable (_ sent: Int64) -> Void
    ) async throws -> TransportResponse {
        guard file.isFileURL, FileManager.default.isReadableFile(atPath: file.path) else {
            throw TransportError(code: .notStored, message: "The file cannot be read.")
        }
        return try await perform(request, FileTransfer(sent: progress)) { $0.uploadTask(with: $1, fromFile: file) }
    }

    /// Sends a request, and writes the body of its answer into a file; see ``HTTPTransport/download(_:to:progress:)``.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - file: The file.
    ///   - progress: Is told how many bytes have come, and of how many.
    /// - Returns: The answer, without its body.
    /// - Throws: ``TransportError`` when there is no answer.
    public func download(
        _ request: TransportRequest, to file: URL,
        progress: @escaping @Sendable (_ received: Int64, _ total: Int64?) -> Void
    ) async throws -> TransportResponse {
        try await perform(request, FileTransfer(target: file, received: progress)) { $0.dataTask(with: $1) }
    }

    private func perform(
        _ request: TransportRequest, _ transfer: FileTransfer? = nil,
        make: @escaping @Sendable (URLSession, URLRequest) -> URLSessionDataTask
    ) async throws -> TransportResponse {
        let urlRequest = try urlRequest(for: request)
        let own = ownConnection(for: request)
        // Lets the request end, then frees the session and its delegate.
        defer { own?.session.finishTasksAndInvalidate() }
        let used = own ?? connections
        let limit = request.maximumBodyBytes
        // URLSession's time-out limits idle time on Apple systems and has no effect on Linux, so a task keeps the deadline.
        return try await withThrowingTaskGroup(of: TransportResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                let file = try transfer?.openedTarget()
                let answer = try await used.start(make(used.session, urlRequest), .whole(limit)) { transfer?.went($0) }
                guard let transfer else { return try await answer.whole() }
                return try await transfer.take(answer, into: file)
            }
            group.addTask { try await Self.end(after: request.timeout, transfer) }
            guard let response = try await group.next() else {
                throw TransportError(code: .invalidResponse, message: "The request ended without an answer.")
            }
            return response
        }
    }

    /// Throws when the time is over; while a file moves, when nothing has moved for that time.
    private static func end(after span: Duration, _ transfer: FileTransfer?) async throws -> TransportResponse {
        var seen: UInt64?
        repeat {
            seen = transfer?.moves
            do {
                try await Task.sleep(for: span)
            } catch {
                throw TransportError.cancellation
            }
        } while seen != transfer?.moves
        throw TransportError(code: .timeout, message: "The answer was not complete in time.")
    }

    /// A connection for one request alone, where a kept one would be wrong; nil elsewhere.
    ///
    /// When a kept connection has ended, URLSession on Linux sends the request again on another one, but without its body, for which
    /// the server then waits.
    private func ownConnection(for request: TransportRequest) -> URLSessionConnections? {
        #if canImport(FoundationNetworking)
        guard !request.body.isEmpty || !["GET", "HEAD"].contains(request.method) else { return nil }
        return URLSessionConnections(
            perHost: 1, cookies: .kept(connections.session.configuration.httpCookieStorage))
        #else
        return nil
        #endif
    }

    private func urlRequest(for request: TransportRequest) throws -> URLRequest {
        guard let scheme = request.url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw TransportError(code: .invalidRequest, message: "The URL is neither http nor https.")
        }
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        for (name, value) in request.headers.all {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        if !request.body.isEmpty { urlRequest.httpBody = Data(request.body) }
        let slack: Duration = .seconds(5)
        urlRequest.timeoutInterval = TimeInterval((request.timeout + slack).components.seconds)
        return urlRequest
    }
}
