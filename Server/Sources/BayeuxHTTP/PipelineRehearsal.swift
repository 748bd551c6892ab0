import BayeuxServer
import BeckonTime
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Sends one connection of each kind through the handlers before the port opens.
///
/// The runtime makes a generic type, and looks up what a type conforms to, at its first use. The first connections of a
/// busy server arrive on all its threads at once, and threads that make the same types at the same moment have crashed the
/// process. So this makes them first, on one thread.
struct PipelineRehearsal: Sendable {
    private let pipeline: HTTPPipeline
    private let logger: Logger
    private let eventLoop: any EventLoop
    private let patience: TimeAmount

    /// - Parameters:
    ///   - pipeline: The server's pipeline; only its receiver is replaced.
    ///   - logger: The server's logger.
    ///   - eventLoop: The thread on which the types are made.
    ///   - patience: How long one connection may take; after that the server opens its port anyway.
    init(
        of pipeline: HTTPPipeline, logger: Logger,
        on eventLoop: any EventLoop = MultiThreadedEventLoopGroup.singleton.any(),
        patience: TimeAmount = .seconds(2)
    ) {
        var pipeline = pipeline
        pipeline.receiver = RehearsalReceiver()
        self.pipeline = pipeline
        self.logger = logger
        self.eventLoop = eventLoop
        self.patience = patience
    }

    /// Sends the connections through, one after the other.
    ///
    /// - Returns: The first line of each answer, in the order Bayeux, router, WebSocket; empty without an answer.
    @discardableResult
    func run() async -> [String] {
        let runner = RouterRunner()
        let setup = HTTPPipelineChannel(pipeline: pipeline, runner: runner) { _, writer, _ in
            try await writer.writeResponse(.init(status: .notFound, headerFields: [.contentLength: "0"]))
        }
        return await withTaskGroup { group in
            group.addTask { await runner.run() }
            var answers: [String] = []
            for request in requests { answers.append(await lead(request, through: setup) ?? "") }
            group.cancelAll()
            return answers
        }
    }

    private var requests: [String] {
        let path = pipeline.endpoint.path.isEmpty ? "/" : pipeline.endpoint.path
        return [
            "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: 2\r\nConnection: close\r\n\r\n[]",
            "GET /-/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        ]
    }

    /// Sends a request over a connection that never leaves the process.
    private func lead(_ request: String, through setup: HTTPPipelineChannel) async -> String? {
        guard let (near, far) = Self.socketPair() else { return nil }
        let bootstrap = ClientBootstrap(group: eventLoop)
        let answered = eventLoop.makePromise(of: String.self)
        let timer = eventLoop.scheduleTask(in: patience) {
            answered.fail(ChannelError.connectTimeout(patience))
        }
        defer { timer.cancel() }
        do {
            let server = try await bootstrap.channelInitializer {
                setup.setup(channel: $0, logger: logger).map { _ in }
            }
            .withConnectedSocket(near).get()
            let client = try await bootstrap.channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(FirstAnswer(answered))
                }
            }.withConnectedSocket(far).get()
            try await client.writeAndFlush(ByteBuffer(string: request))
            let answer = try? await answered.futureResult.get()
            try? await client.close()
            try? await server.closeFuture.get()
            return answer
        } catch {
            answered.fail(error)
            return nil
        }
    }

    private static func socketPair() -> (near: CInt, far: CInt)? {
        #if canImport(Glibc)
        let stream = CInt(SOCK_STREAM.rawValue)
        #else
        let stream = CInt(SOCK_STREAM)
        #endif
        var sockets: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, stream, 0, &sockets) == 0 else { return nil }
        return (sockets[0], sockets[1])
    }
}

/// Answers every request with an empty list, and accepts WebSockets on which no messages follow.
private struct RehearsalReceiver: BayeuxReceiver, BayeuxConnections {
    var sessions: Self { self }

    func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange) {
        exchange.answer(BayeuxResponse(body: Array("[]".utf8))) { _ in }
    }

    func abandoned(_ exchange: any BayeuxExchange) {}

    func unread(_ exchange: any BayeuxExchange) {}

    func open(_ socket: any BayeuxSocket) -> OpenSocket { OpenSocket(socket: socket, token: SocketToken(number: 1)) }

    func closed(_ socket: OpenSocket) {}

    func makeBrowserID() -> String { "rehearsal" }
}

/// Returns the first line received.
private final class FirstAnswer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let promise: EventLoopPromise<String>

    init(_ promise: EventLoopPromise<String>) { self.promise = promise }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let text = String(buffer: unwrapInboundIn(data))
        promise.succeed(String(text.prefix { !$0.isNewline }))
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.fail(ChannelError.eof)
        context.fireChannelInactive()
    }
}
