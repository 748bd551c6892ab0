import AsyncHTTPClient
import BeckonTLS
import BeckonTime
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// The HTTPS client that all adapters share.
///
/// It reads at most ``longestAnswer``.
package final class HTTPSTransport: PlatformTransport {
    /// The most bytes of an answer that are read; a longer one is a fault.
    package static let longestAnswer = 4_194_304

    private let client: HTTPSClient

    /// - Parameter trustRootsFile: PEM file of the roots to trust instead of the system's.
    package init(trustRootsFile: String? = nil) {
        client = HTTPSClient(
            .init(connect: .seconds(5), read: .seconds(30), write: .seconds(30), idle: .seconds(30)),
            trustRootsFile: trustRootsFile)
    }

    package func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
        var request = HTTPClientRequest(url: call.url)
        request.method = HTTPMethod(rawValue: call.method)
        request.headers = HTTPHeaders(call.headers.fields.map { ($0.name, $0.value) })
        if let body = call.body { request.body = .bytes(body) }
        do {
            return try await client.exchange(within: call.timeout, mayRepeat: call.isSafeToRepeat, { request }) {
                response, _ in try await Self.reply(response)
            }
        } catch {
            throw Self.failure(error)
        }
    }

    private static func reply(_ response: HTTPClientResponse) async throws -> PlatformReply {
        let body: ByteBuffer
        do {
            body = try await response.body.collect(upTo: longestAnswer)
        } catch is NIOTooManyBytesError {
            throw PlatformFailure(.tooLarge)
        }
        return PlatformReply(
            status: Int(response.status.code),
            headers: PlatformHeaders(response.headers.map { PlatformHeaders.Field($0.name, $0.value) }),
            body: Array(body.readableBytesView))
    }

    private static func failure(_ error: any Error) -> PlatformFailure {
        if let failure = error as? PlatformFailure { return failure }
        if Task.isCancelled || error is CancellationError { return PlatformFailure(.cancelled) }
        if error is NIOConnectionError || error is NIOSSLError { return PlatformFailure(.notReached) }
        switch error as? HTTPClientError {
        case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout, .invalidURL, .emptyHost,
            .emptyScheme, .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
            return PlatformFailure(.notReached)
        default: return PlatformFailure(.noAnswer)
        }
    }
}
