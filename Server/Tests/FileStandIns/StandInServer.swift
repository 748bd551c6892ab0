import NIOCore
import NIOPosix
import Synchronization

/// A server on loopback that answers as a test says.
package final class StandInServer: Sendable {
    /// What it does when bytes have arrived on a connection.
    package enum Act: Sendable {
        case wait
        case send(String)
        case sendAndClose(String)
        case close
    }

    private struct State {
        var connections = 0
        var received: [UInt8] = []
    }

    private let channel: any Channel
    private let state: SharedState

    private final class SharedState: Sendable { let value = Mutex(State()) }

    package var port: Int { channel.localAddress?.port ?? 0 }
    /// How many connections there were.
    package var connections: Int { state.value.withLock { $0.connections } }
    /// What arrived on the last connection.
    package var received: [UInt8] { state.value.withLock { $0.received } }

    private init(_ channel: any Channel, _ state: SharedState) {
        self.channel = channel
        self.state = state
    }

    /// Listens while a body runs.
    ///
    /// - Parameters:
    ///   - path: A socket in the file system instead of a port.
    ///   - answer: What it does with all bytes that have arrived on a connection; asked with none when one begins.
    @discardableResult
    package static func run<Value>(
        path: String? = nil, answer: @escaping @Sendable (_ received: [UInt8]) -> Act,
        _ body: (StandInServer) async throws -> Value
    ) async throws -> Value {
        let state = SharedState()
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(state: state, answer: answer))
                }
            }
        let channel =
            if let path {
                try await bootstrap.bind(unixDomainSocketPath: path).get()
            } else {
                try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
            }
        let result: Result<Value, any Error>
        do { result = .success(try await body(StandInServer(channel, state))) } catch { result = .failure(error) }
        try await channel.close()
        return try result.get()
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let state: SharedState
        private let answer: @Sendable ([UInt8]) -> Act
        private var bytes: [UInt8] = []

        init(state: SharedState, answer: @escaping @Sendable ([UInt8]) -> Act) {
            self.state = state
            self.answer = answer
        }

        func channelActive(context: ChannelHandlerContext) {
            state.value.withLock { state in
                state.connections += 1
                state.received = []
            }
            act(context)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            bytes += unwrapInboundIn(data).readableBytesView
            state.value.withLock { $0.received = bytes }
            act(context)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

        private func act(_ context: ChannelHandlerContext) {
            switch answer(bytes) {
            case .wait: break
            case .send(let text): write(text, context, promise: nil)
            case .sendAndClose(let text):
                let sent = context.eventLoop.makePromise(of: Void.self)
                sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
                write(text, context, promise: sent)
            case .close: context.close(promise: nil)
            }
        }

        private func write(_ text: String, _ context: ChannelHandlerContext, promise: EventLoopPromise<Void>?) {
            context.writeAndFlush(NIOAny(context.channel.allocator.buffer(string: text)), promise: promise)
        }
    }
}
