import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One HTTP/1.1 connection of a stand-in; requests are answered one after the other.
final class HTTP1ServerHandler: ChannelInboundHandler, RemovableChannelHandler {
    /// Reacts to a whole request, on the event loop; the reaction may come later, from any thread.
    typealias Reactor =
        @Sendable (_ request: SimulatedRequest, _ react: @escaping @Sendable (SimulatedReaction) -> Void) -> Void

    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let connection: Int
    private let longestBody: Int
    private let reactor: Reactor
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var isTooLarge = false
    private var isAnswering = false
    private var isClosing = false
    private var context: ChannelHandlerContext?

    /// - Parameters:
    ///   - connection: Its number.
    ///   - longestBody: The most bytes of a body; more is answered with 413.
    ///   - reactor: Reacts to requests.
    init(connection: Int, longestBody: Int, _ reactor: @escaping Reactor) {
        self.connection = connection
        self.longestBody = longestBody
        self.reactor = reactor
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
            isTooLarge = false
        case .body(let buffer):
            if body.count + buffer.readableBytes > longestBody {
                isTooLarge = true
            } else {
                body.append(contentsOf: buffer.readableBytesView)
            }
        case .end:
            guard let head else { return }
            self.head = nil
            isAnswering = true
            if isTooLarge {
                perform(.answer(SimulatedAnswer(413)), keepAlive: head.isKeepAlive)
            } else {
                ask(head, context.eventLoop)
            }
        }
    }

    private func ask(_ head: HTTPRequestHead, _ loop: any EventLoop) {
        let (bound, keepAlive) = (NIOLoopBound(self, eventLoop: loop), head.isKeepAlive)
        reactor(request(head)) { reaction in
            if loop.inEventLoop {
                bound.value.perform(reaction, keepAlive: keepAlive)
            } else {
                loop.execute { bound.value.perform(reaction, keepAlive: keepAlive) }
            }
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else {
            context.fireUserInboundEventTriggered(event)
            return
        }
        isClosing = true
        if !isAnswering { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that nobody takes is a request like any other, which is answered.
        if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
    }

    private func request(_ head: HTTPRequestHead) -> SimulatedRequest {
        SimulatedRequest(
            connection: connection, method: head.method.rawValue, target: head.uri,
            headers: head.headers.map { SimulatedHeader(name: $0.name.lowercased(), value: $0.value) }, body: body)
    }

    private func perform(_ reaction: SimulatedReaction, keepAlive: Bool) {
        guard reaction.delay > .zero, let context else {
            carryOut(reaction, keepAlive: keepAlive)
            return
        }
        context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(reaction.delay)) {
            self.carryOut(reaction, keepAlive: keepAlive)
        }
    }

    private func carryOut(_ reaction: SimulatedReaction, keepAlive: Bool) {
        switch reaction.act {
        case .answer(let answer): write(answer, keepAlive: keepAlive && !reaction.goAway && !isClosing)
        case .silence: break
        case .refuseStream, .resetStream, .refuseByGoAway, .cut: context?.channel.closeWithoutGoodbye()
        }
    }

    private func write(_ answer: SimulatedAnswer, keepAlive: Bool) {
        guard let context else { return }
        isAnswering = false
        var head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status))
        for header in answer.headers { head.headers.add(name: header.name, value: header.value) }
        head.headers.replaceOrAdd(name: "content-length", value: String(answer.body.count))
        if !keepAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if !answer.body.isEmpty {
            let buffer = context.channel.allocator.buffer(bytes: answer.body)
            context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
        }
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated()
        if !keepAlive { written.whenComplete { _ in context.close(promise: nil) } }
    }
}
