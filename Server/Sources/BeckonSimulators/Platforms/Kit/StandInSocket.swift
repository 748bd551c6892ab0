import NIOCore
import NIOWebSocket

/// What a stand-in does with one WebSocket.
package protocol StandInSocketReader: Sendable {
    /// The WebSocket is open.
    func opened(_ socket: StandInSocket)
    /// A text arrived.
    func received(_ text: String, on socket: StandInSocket)
    /// The WebSocket is closed.
    func closed(_ socket: StandInSocket)
}

/// One WebSocket of a stand-in.
package final class StandInSocket: Sendable {
    private let channel: any Channel

    init(_ channel: any Channel) { self.channel = channel }

    /// Sends a text; one on a closed WebSocket is lost.
    package func send(_ text: String) {
        let frame = WebSocketFrame(fin: true, opcode: .text, data: channel.allocator.buffer(string: text))
        channel.writeAndFlush(frame, promise: nil)
    }

    /// Closes the connection without a word.
    package func drop() { channel.close(promise: nil) }
}

/// The frames of one WebSocket.
final class StandInSocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let reader: any StandInSocketReader
    private var socket: StandInSocket?

    init(_ reader: any StandInSocketReader) { self.reader = reader }

    func handlerAdded(context: ChannelHandlerContext) {
        let socket = StandInSocket(context.channel)
        self.socket = socket
        reader.opened(socket)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            if let socket { reader.received(String(buffer: frame.unmaskedData), on: socket) }
        case .ping:
            context.writeAndFlush(
                wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose: context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if let socket { reader.closed(socket) }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
