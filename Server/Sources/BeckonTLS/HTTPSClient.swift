package import AsyncHTTPClient
package import BeckonTime
import NIOCore
import NIOPosix

/// The HTTPS client of files and platforms.
///
/// It speaks HTTP/1.1, follows no redirects, and keeps at most 32 connections to a host.
package final class HTTPSClient: Sendable {
    /// How long it waits.
    package struct Patience: Sendable {
        /// For a connection.
        package var connect: Milliseconds
        /// For the next bytes of an answer.
        package var read: Milliseconds
        /// For room for the next bytes of a request.
        package var write: Milliseconds
        /// For another request, before it ends a connection.
        package var idle: Milliseconds

        package init(connect: Milliseconds, read: Milliseconds, write: Milliseconds, idle: Milliseconds) {
            self.connect = connect
            self.read = read
            self.write = write
            self.idle = idle
        }
    }

    private let client: HTTPClient

    /// Makes a client without connections.
    ///
    /// - Parameters:
    ///   - patience: How long it waits.
    ///   - trustRootsFile: PEM file of the roots to trust instead of the system's.
    package init(_ patience: Patience, trustRootsFile: String?) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(
            connect: .milliseconds(patience.connect.count), read: .milliseconds(patience.read.count),
            write: .milliseconds(patience.write.count))
        configuration.connectionPool.idleTimeout = .milliseconds(patience.idle.count)
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 32
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        configuration.tlsConfiguration = TrustRoots.clientConfiguration(rootsFile: trustRootsFile)
        client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    }

    deinit { client.shutdown { _ in } }

    /// Sends a request and reads its answer; twice at most.
    ///
    /// - Parameters:
    ///   - timeout: How long one attempt may last, to the end of the answer.
    ///   - mayRepeat: Whether the request is sent again when the server ended the connection, which may have waited for a request.
    ///   - request: Makes the request of an attempt.
    ///   - read: Reads the answer; nil, which the last attempt may not give, to send the request again.
    /// - Returns: What was read.
    /// - Throws: The client's errors, and those of `read`.
    package func exchange<Answer>(
        within timeout: Milliseconds, mayRepeat: Bool, _ request: () -> HTTPClientRequest,
        _ read: (_ response: HTTPClientResponse, _ isLast: Bool) async throws -> Answer?
    ) async throws -> Answer {
        for isLast in [false, true] {
            do {
                let response = try await client.execute(request(), timeout: .milliseconds(timeout.count))
                if let answer = try await read(response, isLast) { return answer }
            } catch let error as HTTPClientError where error == .remoteConnectionClosed && mayRepeat && !isLast {
                // The server ended a connection that had waited for a request.
            }
        }
        throw HTTPClientError.remoteConnectionClosed
    }
}
