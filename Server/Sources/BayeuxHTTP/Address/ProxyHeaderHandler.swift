import NIOCore

/// Removes the PROXY header from the start of a connection, before TLS and HTTP, and reports the caller that it names.
///
/// Passes nothing on before the header is complete, so that the time-out for the first byte covers the header, too.
final class ProxyHeaderHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let named: (IPAddress) -> Void
    private var bytes: ByteBuffer?
    private var isDone = false

    /// - Parameter named: Called with the caller, on the event loop.
    init(named: @escaping (IPAddress) -> Void) {
        self.named = named
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isDone { return context.fireChannelRead(data) }
        var new = unwrapInboundIn(data)
        if bytes == nil { bytes = new } else { bytes?.writeBuffer(&new) }
        guard var bytes else { return }
        switch ProxyHeader(Array(bytes.readableBytesView)) {
        case .partial: break
        case .malformed:
            isDone = true
            context.close(promise: nil)
        case .complete(let length, let caller):
            isDone = true
            if let caller { named(caller) }
            bytes.moveReaderIndex(forwardBy: length)
            self.bytes = nil
            if bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
            context.pipeline.syncOperations.removeHandler(self, promise: nil)
        }
    }
}
