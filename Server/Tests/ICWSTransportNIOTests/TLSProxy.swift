import BeckonSimulators
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import NIOSSL

/// Takes connections on a port of this machine, and never says a word.
final class SilentServer: Sendable {
    let port: Int
    private let listener: any Channel
    private let arrivals: AsyncStream<Void>

    init() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                arrived.yield()
                return channel.eventLoop.makeSucceededVoidFuture()
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = listener.localAddress?.port ?? 0
    }

    deinit { listener.close(promise: nil) }

    /// Waits until so many connections came.
    func accepted(_ count: Int) async {
        var left = count
        for await _ in arrivals {
            left -= 1
            if left == 0 { return }
        }
    }
}

/// Ends TLS in front of a server without TLS, on a port of this machine.
final class TLSProxy: Sendable {
    let port: Int
    private let listener: any Channel
    private let fronts: NIOLockedValueBox<[any Channel]>

    /// A server that takes connections and never answers.
    static func silent() async throws -> SilentServer { try await SilentServer() }

    /// Ends all connections, as a server does that restarts.
    func endConnections() {
        let all = fronts.withLockedValue { all in
            defer { all = [] }
            return all
        }
        for channel in all { channel.close(promise: nil) }
    }

    /// - Parameters:
    ///   - tls: The server's side of TLS.
    ///   - target: The port of the server behind it.
    ///   - client: The only client certificate that opens it; nil when it asks for none.
    ///   - arrived: Hears of each connection.
    init(
        _ tls: TLSConfiguration, to target: Int, for client: NIOSSLCertificate? = nil,
        arrived: @escaping @Sendable () -> Void = {}
    ) async throws {
        let context = try NIOSSLContext(configuration: tls)
        let fronts = NIOLockedValueBox<[any Channel]>([])
        self.fronts = fronts
        listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                fronts.withLockedValue { $0.append(channel) }
                arrived()
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Self.handler(context, client))
                    try channel.pipeline.syncOperations.addHandler(Front(target))
                }
            }
            .bind(host: "0.0.0.0", port: 0).get()
        port = listener.localAddress?.port ?? 0
    }

    deinit { listener.close(promise: nil) }

    private static func handler(_ context: NIOSSLContext, _ client: NIOSSLCertificate?) -> NIOSSLServerHandler {
        guard let client else { return NIOSSLServerHandler(context: context) }
        return NIOSSLServerHandler(
            context: context,
            customVerificationCallback: { chain, promise in
                promise.succeed(chain.first == client ? .certificateVerified : .failed)
            })
    }

    /// Connects to the server behind, and keeps what arrives until then.
    private final class Front: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let target: Int
        private var early: [ByteBuffer] = []
        private var back: (any Channel)?

        init(_ target: Int) { self.target = target }

        func channelActive(context: ChannelHandlerContext) {
            let front = context.channel
            let own = NIOLoopBound(self, eventLoop: context.eventLoop)
            ClientBootstrap(group: context.eventLoop)
                .channelInitializer { back in
                    back.eventLoop.makeCompletedFuture {
                        try back.pipeline.syncOperations.addHandler(Passing(to: front))
                    }
                }
                .connect(host: "127.0.0.1", port: target)
                .whenComplete { result in
                    guard case .success(let back) = result else { return front.close(promise: nil) }
                    own.value.back = back
                    for buffer in own.value.early { back.write(buffer, promise: nil) }
                    own.value.early = []
                    back.flush()
                }
            context.fireChannelActive()
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let buffer = unwrapInboundIn(data)
            if let back { back.writeAndFlush(buffer, promise: nil) } else { early.append(buffer) }
        }

        func channelInactive(context: ChannelHandlerContext) { back?.close(promise: nil) }

        // NIOSSL ends the connection itself, after it has told the client why.
        func errorCaught(context: ChannelHandlerContext, error: any Error) {}
    }

    /// Passes what arrives to another channel, and the end, too.
    private final class Passing: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let other: any Channel

        init(to other: any Channel) { self.other = other }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            other.writeAndFlush(unwrapInboundIn(data), promise: nil)
        }

        func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
