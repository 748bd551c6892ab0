import Beckon
import NIOCore
import NIOHTTP2
import NIOTLS

/// Waits for the TLS handshake, requires HTTP/2, and then replaces itself with the HTTP/2 handlers.
final class HTTP2NegotiationHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let connection: Int
    private let limits: HTTP2ConnectionState.Limits
    private let patience: Milliseconds
    private let sender: HTTP2SenderLoop
    private var isDone = false
    private var timeout: Scheduled<Void>?

    /// - Parameters:
    ///   - connection: The number of the connection.
    ///   - limits: The bounds of the connection.
    ///   - patience: The time-out from the TCP connection to the end of the handshake.
    ///   - sender: Gets the connection, or its failure.
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

    /// Returns the codec, with high limits for resets, control frames and stream errors.
    ///
    /// A push service may reset hundreds of streams at once when it lowers its limit, and measures the line with PINGs
    /// and SETTINGS; neither is an attack.
    private static func http2() -> NIOHTTP2Handler {
        var configuration = NIOHTTP2Handler.ConnectionConfiguration()
        configuration.initialSettings = [
            HTTP2Setting(parameter: .enablePush, value: 0),
            HTTP2Setting(parameter: .maxHeaderListSize, value: 16_384),
        ]
        // This module writes all outgoing headers. Of an answer it reads only the status, `Retry-After` and the body,
        // and checks each.
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
    /// The peer closed the connection during the handshake.
    case closed
    /// The handshake took too long.
    case late
}
