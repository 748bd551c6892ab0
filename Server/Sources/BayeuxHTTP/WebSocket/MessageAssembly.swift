import NIOCore
import NIOWebSocket

/// Assembles the frames of a WebSocket into messages and applies the rules for frames, RFC 6455 section 5.
struct MessageAssembly {
    /// What to do with a frame.
    enum Step: Equatable {
        /// A text is complete.
        case text(ByteBuffer)
        /// The peer sent a ping, to be answered with the same bytes.
        case ping(ByteBuffer)
        /// The peer ends the WebSocket.
        case close
        /// Do nothing: the message is incomplete.
        case nothing
        /// The peer broke a rule: end the WebSocket with this code.
        case fail(WebSocketErrorCode)
    }

    private let maxBytes: Int
    private var partial: ByteBuffer?

    /// Begins without a message.
    ///
    /// - Parameter maxBytes: The longest message.
    init(maxBytes: Int) {
        self.maxBytes = maxBytes
    }

    /// Takes a frame.
    mutating func receive(_ frame: WebSocketFrame) -> Step {
        // A client masks its frames; reserved bits belong to extensions, which are never negotiated.
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .fail(.protocolError) }
        switch frame.opcode {
        case .text:
            guard partial == nil else { return .fail(.protocolError) }
            return add(frame, to: ByteBuffer())
        case .continuation:
            guard let partial else { return .fail(.protocolError) }
            self.partial = nil
            return add(frame, to: partial)
        case .ping: return .ping(frame.unmaskedData)
        case .pong: return .nothing
        case .connectionClose: return .close
        case .binary: return .fail(.unacceptableData)
        default: return .fail(.protocolError)
        }
    }

    private mutating func add(_ frame: WebSocketFrame, to message: ByteBuffer) -> Step {
        var (message, data) = (message, frame.unmaskedData)
        guard message.readableBytes + data.readableBytes <= maxBytes else { return .fail(.messageTooLarge) }
        if message.readableBytes == 0 { message = data } else { message.writeBuffer(&data) }
        if frame.fin { return .text(message) }
        partial = message
        return .nothing
    }
}
