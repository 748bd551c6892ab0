import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import NIOSSL
import Synchronization

/// The listening socket of a stand-in and the connections that it accepted.
package final class SimulatedServer: Sendable {
    private let listener: any Channel
    private let connections: ConnectionRegistry
    private let grace: TimeAmount?

    /// The port that it listens on.
    package let port: Int

    /// How many connections it accepted since the start.
    var acceptedConnections: Int { connections.accepted }

    private init(listener: any Channel, connections: ConnectionRegistry, grace: TimeAmount?, port: Int) {
        self.listener = listener
        self.connections = connections
        self.grace = grace
        self.port = port
    }

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - host: The address to bind.
    ///   - port: The port, 0 for any free one.
    ///   - grace: How long open requests may take when the stand-in ends; nil to end them at once.
    ///   - configure: Adds the handlers of a connection, which has a number from 1.
    /// - Returns: The server.
    /// - Throws: When the port cannot be bound.
    static func listen(
        host: String, port: Int, grace: TimeAmount?,
        _ configure: @escaping @Sendable (_ channel: any Channel, _ number: Int) -> EventLoopFuture<Void>
    ) async throws -> SimulatedServer {
        let connections = ConnectionRegistry()
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in configure(channel, connections.add(channel)) }
            .bind(host: host, port: port).get()
        return SimulatedServer(
            listener: listener, connections: connections, grace: grace, port: listener.localAddress?.port ?? port)
    }

    /// Starts to listen and to serve connections.
    ///
    /// - Parameters:
    ///   - host: The address to bind.
    ///   - port: The port, 0 for any free one.
    ///   - certificate: With it the server speaks TLS and, by ALPN, HTTP/2 or HTTP/1.1; without, plain HTTP/1.1.
    ///   - service: Decides what happens to requests.
    /// - Returns: The server.
    /// - Throws: When the port cannot be bound.
    static func listen(
        host: String, port: Int, certificate: SimulatedCertificate?, service: any SimulatedService
    ) async throws -> SimulatedServer {
        let tls = try certificate.map { try NIOSSLContext(configuration: $0.serverConfiguration()) }
        return try await listen(host: host, port: port, grace: .seconds(1)) { channel, number in
            channel.closeFuture.whenComplete { _ in service.connectionClosed(number) }
            return channel.eventLoop.makeCompletedFuture {
                if let tls {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls))
                }
            }.flatMap {
                tls == nil
                    ? channel.configureSimulatedHTTP1(service: service, connection: number)
                    : channel.configureHTTP2SecureUpgrade(
                        h2ChannelConfigurator: { $0.configureSimulatedHTTP2(service: service, connection: number) },
                        http1ChannelConfigurator: { $0.configureSimulatedHTTP1(service: service, connection: number) })
            }
        }
    }

    /// Serves until the task is cancelled, then closes the listener at once, and connections when they are drained.
    package func run() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self, bufferingPolicy: .bufferingNewest(1))
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        guard let grace else { return await close() }
        try? await listener.close().get()
        for channel in connections.all {
            channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
            channel.eventLoop.scheduleTask(in: grace) { channel.close(promise: nil) }
            try? await channel.closeFuture.get()
        }
    }

    /// Closes the listener and all connections.
    package func close() async {
        try? await listener.close().get()
        for channel in connections.all { channel.close(promise: nil) }
    }
}

/// The open connections of a stand-in.
final class ConnectionRegistry: Sendable {
    private struct State {
        var accepted = 0
        var open: [Int: any Channel] = [:]
    }

    private let state = Mutex(State())

    var accepted: Int { state.withLock { $0.accepted } }

    var all: [any Channel] { state.withLock { Array($0.open.values) } }

    /// Keeps a connection until it closes, and returns its number, from 1.
    func add(_ channel: any Channel) -> Int {
        let number = state.withLock { state in
            state.accepted += 1
            state.open[state.accepted] = channel
            return state.accepted
        }
        channel.closeFuture.whenComplete { _ in
            self.state.withLock { $0.open[number] = nil }
        }
        return number
    }
}

extension Channel {
    /// Adds the handlers for plain HTTP/1.1.
    func configureSimulatedHTTP1(service: any SimulatedService, connection: Int) -> EventLoopFuture<Void> {
        eventLoop.makeCompletedFuture {
            try pipeline.syncOperations.configureHTTPServerPipeline()
            try pipeline.syncOperations.addHandler(
                HTTP1ServerHandler(connection: connection, longestBody: SimulatedRequest.maximumBodyBytes) {
                    request, react in react(service.react(to: request))
                })
        }
    }

    /// Adds the handlers for HTTP/2, frame by frame.
    func configureSimulatedHTTP2(service: any SimulatedService, connection: Int) -> EventLoopFuture<Void> {
        var settings = HTTP2Settings([HTTP2Setting(parameter: .maxHeaderListSize, value: 8_000)])
        if let limit = service.maximumConcurrentStreams {
            settings.append(HTTP2Setting(parameter: .maxConcurrentStreams, value: limit))
        }
        // A test may reset streams and change settings as often as it likes.
        var configuration = NIOHTTP2Handler.ConnectionConfiguration()
        configuration.initialSettings = settings
        // `SimulatedRequest` checks the header blocks of requests.
        configuration.headerBlockValidation = .disabled
        configuration.maximumConnectionGlitches = 1_000_000
        configuration.maximumRecentlyResetStreams = 4_096
        configuration.controlFrameRateLimit.maximumCount = 1_000_000
        var streams = NIOHTTP2Handler.StreamConfiguration()
        streams.streamResetFrameRateLimit.maximumCount = 1_000_000
        streams.streamErrorRateLimit.maximumCount = 1_000_000
        return eventLoop.makeCompletedFuture { [configuration, streams] in
            try pipeline.syncOperations.addHandlers(
                NIOHTTP2Handler(
                    mode: .server, connectionConfiguration: configuration, streamConfiguration: streams),
                HTTP2ServerHandler(service: service, connection: connection))
        }
    }

    /// Closes the socket at once; TLS sends no close alert and waits for none.
    func closeWithoutGoodbye() {
        let tls = try? pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self)
        if let tls { tls.close(promise: nil) } else { close(promise: nil) }
    }
}

/// A stand-in for any push service.
package protocol SimulatedPushService: Sendable {
    /// The configuration of a stand-in.
    associatedtype Configuration: Sendable

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    static func listen(_ configuration: Configuration) async throws -> Self

    /// The faults; none at first.
    var faults: SimulatedFaults { get }

    /// The server that it listens with.
    var server: SimulatedServer { get }
}

extension SimulatedPushService {
    /// The port that it listens on.
    package var port: Int { server.port }

    /// How many connections it accepted since the start.
    package var acceptedConnections: Int { server.acceptedConnections }

    /// Serves until the task is cancelled, then lets open requests end and closes every connection.
    package func run() async { await server.run() }
}
