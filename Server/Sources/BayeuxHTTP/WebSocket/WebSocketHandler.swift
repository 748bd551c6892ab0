import BayeuxServer
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Carries Bayeux over a WebSocket: each text is a request, each answer and each push a text.
final class WebSocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// How many requests of one WebSocket may wait for their answers; a client needs two.
    private static let maxUnanswered = 64

    private let service: BayeuxHandler.Service
    private let connection: ConnectionGuard
    private let head: BayeuxRequestHead
    private let browserID: String?
    private var assembly: MessageAssembly
    private let loop: any EventLoop
    private var context: ChannelHandlerContext?
    private var socket: ServedWebSocket?
    private var open: OpenSocket?
    private var unanswered = 0
    private var isClosing = false

    /// Begins a WebSocket.
    ///
    /// - Parameters:
    ///   - loop: The connection's event loop.
    ///   - service: What all connections share.
    ///   - connection: Keeps the deadlines of the connection.
    ///   - head: The values of the upgrade request's header fields.
    ///   - browserID: The cookie of that request, or the one that its answer set.
    init(
        on loop: any EventLoop, service: BayeuxHandler.Service, connection: ConnectionGuard, head: BayeuxRequestHead,
        browserID: String
    ) {
        self.loop = loop
        self.service = service
        self.connection = connection
        self.head = head
        self.browserID = browserID
        assembly = MessageAssembly(maxBytes: service.endpoint.maxBodyBytes)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let socket = ServedWebSocket(handler: self, socket: connection.socket, eventLoop: context.eventLoop)
        self.socket = socket
        open = service.receiver.sessions.open(socket)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
        self.context = nil
    }
}

// MARK: - Input

extension WebSocketHandler {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isClosing else { return }
        connection.receivedFrame()
        switch assembly.receive(unwrapInboundIn(data)) {
        case .text(let message): receive(message, context: context)
        case .ping(let data):
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: data)), promise: nil)
        case .close: close(.normalClosure)
        case .nothing: break
        case .fail(let code): close(code)
        }
    }

    private func receive(_ message: ByteBuffer, context: ChannelHandlerContext) {
        connection.received()
        guard let socket, let open, unanswered < Self.maxUnanswered else { return close(.policyViolation) }
        unanswered += 1
        let request = BayeuxRequest(
            body: Array(message.readableBytesView), browserID: browserID, otherBrowserIDs: head.otherBrowserIDs,
            user: head.user, peer: peer(context), socket: open)
        service.receiver.receive(
            request, now: service.clock.uptime(), exchange: WebSocketExchange(socket: socket))
    }

    /// The address that the WebSocket's requests and messages count for.
    private func peer(_ context: ChannelHandlerContext) -> String {
        head.caller ?? connection.peer(context)?.countingKey ?? ""
    }

    /// Stops reading while the peer does not take what was sent to it.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        context.channel.setOption(.autoRead, value: context.channel.isWritable).whenFailure { _ in }
        context.fireChannelWritabilityChanged()
    }
}

// MARK: - Output

extension WebSocketHandler {
    /// Sends an answer; to be called on the event loop.
    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        unanswered -= 1
        send(response.body, ended: ended)
        switch response.status {
        case 400: close(.dataInconsistentWithMessage)
        case 413: close(.messageTooLarge)
        default: if response.closeConnection { close(.goingAway) }
        }
    }

    /// Sends messages; to be called on the event loop.
    ///
    /// A failure is reported in a turn of its own, since the one who hears of it may send again at once.
    func send(_ messages: [UInt8], ended: @escaping @Sendable (WriteEnd) -> Void) {
        guard let context, !isClosing else { return loop.execute { ended(.failed) } }
        if messages.count >= BayeuxEndpoint.longAnswer {
            service.receiver.answered(messages.count, to: peer(context))
        }
        let promise = context.eventLoop.makePromise(of: Void.self)
        promise.futureResult.whenComplete { [loop] result in
            let end = WriteEnd(result)
            if end == .failed { loop.execute { ended(end) } } else { ended(end) }
        }
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: messages))
        context.writeAndFlush(wrapOutboundOut(frame), promise: promise)
    }

    /// Ends the WebSocket with a code, once what was sent before is written; to be called on the event loop.
    func close(_ code: WebSocketErrorCode) {
        guard let context, !isClosing else { return }
        isClosing = true
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)), promise: nil)
        context.flush()
        end()
        connection.finish()
    }
}

// MARK: - Ends

extension WebSocketHandler {
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed: context.close(promise: nil)
        case is ChannelShouldQuiesceEvent where unanswered == 0: close(.goingAway)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: close(.messageTooLarge)
        case is NIOWebSocketError: close(.protocolError)
        default: context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    /// Tells the hub that the WebSocket has ended.
    private func end() {
        socket?.disconnect()
        socket = nil
        if let open { service.receiver.sessions.closed(open) }
        open = nil
    }
}
