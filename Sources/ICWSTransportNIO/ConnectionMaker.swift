#if ICWSOverNIO
import BeckonTransport
import Foundation
import ICWSClient
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOTLS

/// Where a connection leads.
struct Origin: Sendable, Hashable {
    let isSecure: Bool
    let host: String
    let port: Int

    /// Reads the origin of an address.
    ///
    /// - Throws: `TransportError` with `invalidRequest` when it is not an `http` or `https` address.
    init(_ url: URL) throws(TransportError) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https", let host = url.host,
            !host.isEmpty
        else { throw TransportError(code: .invalidRequest, message: "The address is not an HTTP address.") }
        isSecure = scheme == "https"
        // Foundation leaves the brackets of IPv6 addresses in some versions.
        self.host = host.trimmingCharacters(in: ["[", "]"])
        port = url.port ?? (isSecure ? 443 : 80)
    }
}

/// Makes connections, by TLS where the address asks for it.
struct ConnectionMaker: Sendable {
    private let context: NIOSSLContext
    private let pinned: [NIOSSLCertificate]?

    init(trust: ServerTrust, identity: ClientIdentity?) throws(CertificateError) {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        switch trust.rule {
        case .system: pinned = nil
        case .authorities(let certificates):
            configuration.trustRoots = .certificates(try Self.read(certificates))
            pinned = nil
        case .pinned(let certificates): pinned = try Self.read(certificates)
        }
        if let identity {
            guard let chain = try? NIOSSLCertificate.fromPEMBytes(identity.chain), !chain.isEmpty else { throw .chain }
            guard let key = try? NIOSSLPrivateKey(bytes: identity.key, format: .pem) else { throw .key }
            configuration.certificateChain = chain.map { .certificate($0) }
            configuration.privateKey = .privateKey(key)
        }
        guard let context = try? NIOSSLContext(configuration: configuration) else {
            throw identity == nil ? .trust : .key
        }
        self.context = context
    }

    private static func read(_ certificates: [Data]) throws(CertificateError) -> [NIOSSLCertificate] {
        let read = certificates.compactMap { try? NIOSSLCertificate(bytes: [UInt8]($0), format: .der) }
        guard read.count == certificates.count else { throw .trust }
        return read
    }

    /// Connects; a TLS handshake is over when this returns.
    func connect(to origin: Origin, within limit: Duration, _ kept: KeptConnections) async throws -> NIOConnection {
        let group = MultiThreadedEventLoopGroup.singleton
        let attempt = Attempt(on: group.next(), within: TimeAmount(limit))
        ClientBootstrap(group: group)
            // The attempt has a limit of its own, for all of it.
            .connectTimeout(.hours(24))
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    // Made first, because it refuses names that cannot be asked for.
                    let tls = origin.isSecure ? try tls(for: origin) : nil
                    let connection = NIOConnection(channel)
                    let ready = channel.eventLoop.makePromise(of: NIOConnection.self)
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(HandshakeHandler(ready, connection, isSecure: origin.isSecure))
                    if let tls { try pipeline.addHandler(tls, position: .first) }
                    try pipeline.addHTTPClientHandlers(leftOverBytesStrategy: .dropBytes)
                    try pipeline.addHandler(ExchangeHandler(connection, origin: origin, kept: kept))
                    try attempt.take(Handshake(ready: ready.futureResult, connection: connection))
                }
            }
            .connect(host: origin.host, port: origin.port)
            .whenComplete { attempt.connected($0) }
        do {
            return try await withTaskCancellationHandler {
                try await attempt.outcome.get()
            } onCancel: {
                attempt.giveUp(TransportError.cancellation)
            }
        } catch {
            throw TransportError(nioError: error, isConnecting: true)
        }
    }

    private func tls(for origin: Origin) throws -> NIOSSLClientHandler {
        // A name is asked for by SNI and compared with the certificate; an address is compared by NIOSSL itself.
        let name = (try? SocketAddress(ipAddress: origin.host, port: origin.port)) == nil ? origin.host : nil
        guard let pinned else { return try NIOSSLClientHandler(context: context, serverHostname: name) }
        return try NIOSSLClientHandler(
            context: context, serverHostname: name,
            customVerificationCallback: { chain, promise in
                let isPinned = chain.first.map { leaf in pinned.contains { $0 == leaf } } ?? false
                promise.succeed(isPinned ? .certificateVerified : .failed)
            })
    }
}

/// A connection whose TLS handshake may not have ended.
private struct Handshake: Sendable {
    let ready: EventLoopFuture<NIOConnection>
    let connection: NIOConnection
}

/// An attempt to connect, to all addresses of a host; it can be given up at any time.
private final class Attempt: Sendable {
    private struct State {
        /// One for each address that was tried.
        var handshakes: [Handshake] = []
        var isOver = false
    }

    private let state = NIOLockedValueBox(State())
    private let promise: EventLoopPromise<NIOConnection>

    init(on eventLoop: any EventLoop, within limit: TimeAmount) {
        promise = eventLoop.makePromise()
        let timer = eventLoop.scheduleTask(in: limit) { [weak self] in self?.giveUp(ConnectTimeout()) }
        promise.futureResult.whenComplete { _ in timer.cancel() }
    }

    var outcome: EventLoopFuture<NIOConnection> { promise.futureResult }

    /// Takes a connection before it is tried.
    ///
    /// - Throws: When the attempt was given up: then nothing is tried.
    func take(_ handshake: Handshake) throws {
        let isOver = state.withLockedValue { state in
            if !state.isOver { state.handshakes.append(handshake) }
            return state.isOver
        }
        if isOver { throw ChannelError.ioOnClosedChannel }
    }

    /// Waits for the TLS handshake of the address that answered first.
    func connected(_ result: Result<any Channel, any Error>) {
        switch result {
        // An attempt that was given up fails for that reason, not because nothing is tried any more.
        case .failure(let error): if !end() { promise.fail(error) }
        case .success(let channel):
            let first = state.withLockedValue { state in state.handshakes.first { $0.connection.channel === channel } }
            guard let first else { return channel.close(promise: nil) }
            first.ready.whenComplete { result in
                if !self.end() { self.promise.completeWith(result) }
            }
        }
    }

    /// Ends the attempt.
    ///
    /// - Returns: Whether it had ended before.
    private func end() -> Bool {
        state.withLockedValue { state in
            defer { (state.handshakes, state.isOver) = ([], true) }
            return state.isOver
        }
    }

    /// Ends the attempt; one that has ended keeps its outcome, and a connection that came about is handed out.
    func giveUp(_ error: any Error) {
        let open: [Handshake]? = state.withLockedValue { state in
            defer { (state.handshakes, state.isOver) = ([], true) }
            return state.isOver ? nil : state.handshakes
        }
        guard let open else { return }
        promise.fail(error)
        for handshake in open { handshake.connection.close() }
    }
}

/// A connection did not come about in time, or its TLS handshake did not end.
struct ConnectTimeout: Error {}

/// Notes the end of a connection's TLS handshake, good or bad.
final class HandshakeHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let ready: EventLoopPromise<NIOConnection>
    private let connection: NIOConnection
    private let isSecure: Bool

    init(_ ready: EventLoopPromise<NIOConnection>, _ connection: NIOConnection, isSecure: Bool) {
        self.ready = ready
        self.connection = connection
        self.isSecure = isSecure
    }

    func channelActive(context: ChannelHandlerContext) {
        if !isSecure { ready.succeed(connection) }
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { ready.succeed(connection) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        ready.fail(error)
        context.fireErrorCaught(error)
    }

    func channelInactive(context: ChannelHandlerContext) {
        ready.fail(ChannelError.eof)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { ready.fail(ChannelError.eof) }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .nanoseconds(min(seconds, 86_400) * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
#endif
