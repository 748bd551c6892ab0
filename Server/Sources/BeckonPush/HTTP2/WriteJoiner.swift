import NIOCore

/// Joins the pieces that the codec writes, so that TLS makes one record of many requests instead of three of each.
///
/// A piece waits for the flush, or until so much has come together as a record holds.
final class WriteJoiner: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The most that a TLS record holds.
    static let recordSize = 16_384

    private var joined = ByteBuffer()
    private var context: ChannelHandlerContext?
    private var isHolding = false
    /// Whether a flush was held back.
    private var hasHeld = false

    /// Lets a flush reach the codec above, while nothing goes out yet.
    ///
    /// Until ``release()`` what is written waits, but for what is more than a record.
    func holding(_ flush: () -> Void) {
        isHolding = true
        flush()
        isHolding = false
    }

    /// Sends what has come together.
    func release() {
        if let context, hasHeld { flush(context: context) }
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var piece = unwrapOutboundIn(data)
        if joined.readableBytes + piece.readableBytes > Self.recordSize { passOn(context, nil) }
        if joined.readableBytes == 0 { joined = context.channel.allocator.buffer(capacity: Self.recordSize) }
        joined.writeBuffer(&piece)
        // Whoever waits for a piece hears of all that came before it.
        if let promise { passOn(context, promise) }
    }

    func flush(context: ChannelHandlerContext) {
        hasHeld = isHolding
        guard !isHolding else { return }
        passOn(context, nil)
        context.flush()
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        passOn(context, nil)
        context.close(mode: mode, promise: promise)
    }

    private func passOn(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        guard joined.readableBytes > 0 || promise != nil else { return }
        let buffer = joined
        joined = ByteBuffer()
        context.write(wrapOutboundOut(buffer), promise: promise)
    }
}
