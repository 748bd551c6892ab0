#if ICWSOverNIO
public import BeckonTransport
public import ICWSClient
import NIOCore

/// A transport over SwiftNIO, for Linux, where URLSession knows the system's trust alone: authorities of your own, pinned
/// certificates, and a certificate with which the client proves itself.
///
/// It speaks HTTP/1.1, follows no redirects and keeps no cookies. At most `maximumConnectionsPerHost` connections that wait for a
/// request are kept for each host, for 30 seconds. Requests that may not be repeated get a connection of their own.
public final class NIOStreaming: StreamingTransport {
    private let maker: ConnectionMaker
    private let kept: KeptConnections

    /// Makes a transport without connections.
    ///
    /// - Parameters:
    ///   - trust: Which server certificates are trusted.
    ///   - identity: The client's own certificate; nil for none.
    ///   - maximumConnectionsPerHost: The most connections to a host that wait for a request, at least 1.
    /// - Throws: ``CertificateError`` when a certificate or key cannot be read.
    public init(
        trust: ServerTrust = .system, identity: ClientIdentity? = nil, maximumConnectionsPerHost: Int = 8
    ) throws(CertificateError) {
        maker = try ConnectionMaker(trust: trust, identity: identity)
        kept = KeptConnections(limit: max(1, maximumConnectionsPerHost))
    }

    deinit { kept.closeAll() }

    /// Sends one request and returns its whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer with its body.
    /// - Throws: `TransportError` when the whole answer does not arrive in time.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        let answer = try await exchange(request, limitsBody: true)
        var body: [UInt8] = []
        for try await chunk in answer.chunks { body += chunk }
        if Task.isCancelled { throw TransportError.cancellation }
        return TransportResponse(status: answer.status, headers: answer.headers, body: body)
    }

    /// Sends a request and returns when the head of the answer arrives.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The head and the chunks.
    /// - Throws: `TransportError` when no head arrives in time.
    public func open(_ request: TransportRequest) async throws -> StreamedResponse {
        try await exchange(request, limitsBody: false)
    }

    private func exchange(_ request: TransportRequest, limitsBody: Bool) async throws -> StreamedResponse {
        let origin = try Origin(request.url)
        if request.mayBeRepeated, let connection = kept.take(origin) {
            do {
                return try await attempt(NIOExchange(request, origin: origin, limitsBody: limitsBody), connection)
            } catch let error as TransportError where error.code == .connectionLost && !Task.isCancelled {
                // The server ended a connection that had waited for a request; a new one takes it.
            }
        }
        let connection = try await maker.connect(to: origin, within: request.timeout, kept)
        return try await attempt(NIOExchange(request, origin: origin, limitsBody: limitsBody), connection)
    }

    /// Sends a request once; a cancelled task ends its connection.
    private func attempt(_ exchange: NIOExchange, _ connection: NIOConnection) async throws -> StreamedResponse {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard exchange.wait(continuation, connection) else { return }
                connection.channel.writeAndFlush(exchange).whenFailure { error in
                    exchange.fail(connection.failure ?? TransportError(nioError: error))
                    connection.close()
                }
            }
        } onCancel: {
            exchange.cancel()
        }
    }
}
#endif
