import AsyncHTTPClient
import BeckonTLS
import BeckonTime
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// The HTTPS client that all adapters share.
///
/// It follows no redirects, keeps at most 32 connections to a host, and reads at most ``longestAnswer``.
package final class HTTPSTransport: PlatformTransport {
    /// The most bytes of an answer that are read; a longer one is a fault.
    package static let longestAnswer = 4_194_304

    private let client: HTTPClient

    /// - Parameter trustRootsFile: PEM file of the roots to trust instead of the system's.
    package init(trustRootsFile: String? = nil) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: .seconds(5), read: .seconds(30), write: .seconds(30))
        configuration.connectionPool.idleTimeout = .seconds(30)
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 32
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        configuration.tlsConfiguration = TrustRoots.clientConfiguration(rootsFile: trustRootsFile)
        client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    }

    deinit { client.shutdown { _ in } }

    package func send(_ call: PlatformCall) async throws(PlatformFault) -> PlatformReply {
        var request = HTTPClientRequest(url: call.url)
        request.method = HTTPMethod(rawValue: call.method)
        request.headers = HTTPHeaders(call.headers.fields.map { ($0.name, $0.value) })
        if let body = call.body { request.body = .bytes(body) }
        for isLast in [false, true] {
            do {
                let response = try await client.execute(request, timeout: .milliseconds(call.timeout.count))
                return try await Self.reply(response)
            } catch let error as HTTPClientError
                where error == .remoteConnectionClosed && call.isSafeToRepeat && !isLast
            {
                // The server ended a connection that had waited for a request.
            } catch {
                throw Self.fault(error)
            }
        }
        throw PlatformFault(.noAnswer)
    }

    private static func reply(_ response: HTTPClientResponse) async throws -> PlatformReply {
        let body: ByteBuffer
        do {
            body = try await response.body.collect(upTo: longestAnswer)
        } catch is NIOTooManyBytesError {
            throw PlatformFault(.tooLarge)
        }
        return PlatformReply(
            status: Int(response.status.code),
            headers: PlatformHeaders(response.headers.map { PlatformHeaders.Field($0.name, $0.value) }),
            body: Array(body.readableBytesView))
    }

    private static func fault(_ error: any Error) -> PlatformFault {
        if let fault = error as? PlatformFault { return fault }
        if Task.isCancelled || error is CancellationError { return PlatformFault(.cancelled) }
        if error is NIOConnectionError || error is NIOSSLError { return PlatformFault(.notReached) }
        switch error as? HTTPClientError {
        case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout, .invalidURL, .emptyHost,
            .emptyScheme, .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
            return PlatformFault(.notReached)
        default: return PlatformFault(.noAnswer)
        }
    }
}
