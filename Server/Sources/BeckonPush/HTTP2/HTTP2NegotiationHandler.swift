import Beckon
import NIOCore
import NIOHTTP2
import NIOTLS

/// Waits for the TLS handshake, insists on HTTP/2, and then makes room for the handlers that speak it.
final class HTTP2NegotiationHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let connection: Int
    private let limits: HTTP2ConnectionState.Limits
    private let patience: Milliseconds
    private let sender: HTTP2SenderLoop
    private var isDone = false
    private var timeout: Scheduled<Void>?

    /// - Parameters:
    ///   - connection: Its number.
    ///   - limits: The bounds of the connection.
    ///   - patience: From the TCP connection to the end of the handshake.
    ///   - sender: Told of the connection, or that there is none.
    init(
        connection: Int, limits: HTTP2ConnectionState.Limits, patience: Milliseconds, sender: HTTP2SenderLoop
    ) {
        self.connection = connection
        self.limits = limits
        self.patience = patience
        self.sender = sender
    }

    func channelActive(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timeout = context.eventLoop.scheduleTask(in: .milliseconds(patience.count)) {
            let (handler, context) = bound.value
            handler.fail(context, HTTP2NegotiationError.late)
        }
        context.fireChannelActive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { timeout?.cancel() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case .handshakeCompleted(let negotiated)? = event as? TLSUserEvent else {
            context.fireUserInboundEventTriggered(event)
            return
        }
        guard negotiated == "h2" else { return fail(context, HTTP2NegotiationError.notHTTP2) }
        do {
            let joiner = WriteJoiner()
            let handler = HTTP2ConnectionHandler(connection: connection, limits: limits, sender: sender, joiner: joiner)
            try context.pipeline.syncOperations.addHandlers(
                [joiner, Self.http2(), handler], position: .after(self))
            isDone = true
            context.pipeline.syncOperations.removeHandler(self, promise: nil)
        } catch {
            fail(context, error)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(context, HTTP2NegotiationError.closed)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(context, error) }

    private func fail(_ context: ChannelHandlerContext, _ error: any Error) {
        guard !isDone else { return }
        isDone = true
        context.close(promise: nil)
        sender.connectFailed(connection, error)
    }

    /// The codec, patient with its peer.
    ///
    /// A push service may reset hundreds of streams at once when it lowers its limit, and measures the
    /// line with PINGs and SETTINGS: neither is an attack here.
    private static func http2() -> NIOHTTP2Handler {
        var configuration = NIOHTTP2Handler.ConnectionConfiguration()
        configuration.initialSettings = [
            HTTP2Setting(parameter: .enablePush, value: 0),
            HTTP2Setting(parameter: .maxHeaderListSize, value: 16_384),
        ]
        // What goes out is spelled by this module alone; of what comes in only the status, a wait and the body are read,
        // each with distrust.
        configuration.headerBlockValidation = .disabled
        configuration.contentLengthValidation = .disabled
        configuration.maximumRecentlyResetStreams = 4_096
        configuration.maximumConnectionGlitches = 4_096
        configuration.controlFrameRateLimit.maximumCount = 10_000
        var streams = NIOHTTP2Handler.StreamConfiguration()
        streams.streamResetFrameRateLimit.maximumCount = 100_000
        streams.streamErrorRateLimit.maximumCount = 10_000
        return NIOHTTP2Handler(
            mode: .client, connectionConfiguration: configuration, streamConfiguration: streams)
    }
}

/// Why a TLS connection did not become an HTTP/2 connection.
enum HTTP2NegotiationError: Error {
    /// The peer chose another protocol, or none.
    case notHTTP2
    /// The peer hung up during the handshake.
    case closed
    /// The handshake took too long.
    case late
}
