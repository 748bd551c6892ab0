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

/// Leads one connection of each kind through the handlers before the port opens.
///
/// The runtime makes a generic type, and finds out what a type conforms to, when that is first asked for. The first
/// connections of a server that phones wait for come on all of its threads at once, and threads that make the same types
/// in the same moment have been seen to crash the process. So everything is made here first, on one thread.
struct PipelineRehearsal: Sendable {
    private let pipeline: HTTPPipeline
    private let logger: Logger
    private let eventLoop: any EventLoop
    private let patience: TimeAmount

    /// - Parameters:
    ///   - pipeline: That of the server; only its receiver is another one here.
    ///   - logger: The server's logger.
    ///   - eventLoop: The thread on which everything is made.
    ///   - patience: How long one connection may take; the server opens its port all the same then.
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

    /// Leads the connections through, one after the other.
    ///
    /// - Returns: What each was answered, in the order Bayeux, router, WebSocket; empty where no answer came.
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

/// Answers every request with nothing, and takes WebSockets that never say anything.
private struct RehearsalReceiver: BayeuxReceiver {
    func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange) {
        exchange.answer(BayeuxResponse(body: Array("[]".utf8))) { _ in }
    }

    func abandoned(_ exchange: any BayeuxExchange) {}

    func unread(_ exchange: any BayeuxExchange) {}

    func open(_ line: any BayeuxLine) -> OpenLine { OpenLine(line: line, token: LineToken(number: 1)) }

    func closed(_ line: OpenLine) {}

    func makeBrowserID() -> String { "rehearsal" }
}

/// Tells the first line that comes.
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
