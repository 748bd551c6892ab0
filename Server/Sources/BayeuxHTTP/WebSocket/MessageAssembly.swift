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
    private let maxFrames: Int
    /// The frames so far of a message that is not complete; it alone refers to their bytes, so that they grow in place.
    private(set) var message = ByteBuffer()
    /// How many frames of the message have come; 0 between messages.
    private var frames = 0

    /// Begins without a message.
    ///
    /// - Parameter maxBytes: The longest message. It may have 1,024 frames, or more if they have 256 bytes each.
    init(maxBytes: Int) {
        self.maxBytes = maxBytes
        maxFrames = max(1_024, maxBytes / 256)
    }

    /// Takes a frame.
    mutating func receive(_ frame: WebSocketFrame) -> Step {
        // A client masks its frames; reserved bits belong to extensions, which are never negotiated.
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .fail(.protocolError) }
        switch frame.opcode {
        case .text:
            return frames == 0 ? add(frame) : .fail(.protocolError)
        case .continuation:
            return frames > 0 ? add(frame) : .fail(.protocolError)
        case .ping: return .ping(frame.unmaskedData)
        case .pong: return .nothing
        case .connectionClose: return .close
        case .binary: return .fail(.unacceptableData)
        default: return .fail(.protocolError)
        }
    }

    private mutating func add(_ frame: WebSocketFrame) -> Step {
        guard message.readableBytes + frame.length <= maxBytes else { return .fail(.messageTooLarge) }
        guard frames < maxFrames else { return .fail(.policyViolation) }
        frames += 1
        if frame.length > 0 {
            var data = frame.unmaskedData
            if message.readableBytes == 0 { message = data } else { message.writeBuffer(&data) }
        }
        guard frame.fin else { return .nothing }
        defer { (message, frames) = (ByteBuffer(), 0) }
        return .text(message)
    }
}
