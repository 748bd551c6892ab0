import Beckon
import NIOCore
import NIOHTTP2

/// One HTTP/2 connection of the sender, at the level of frames.
///
/// It passes frames to ``HTTP2ConnectionState`` and writes those that the state decides on. Streams have no channels.
final class HTTP2ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    /// How many bytes of answers are read before the peer's connection window is restored.
    private static let windowStep = 32_768

    private let connection: Int
    private let sender: HTTP2SenderLoop
    private let joiner: WriteJoiner
    private var state: HTTP2ConnectionState
    private var context: ChannelHandlerContext?
    private var unacknowledgedBytes = 0
    private var needsFlush = false
    private var isReading = false
    private var hasLeft = false
    private var hasSent = false
    private var completions: [HTTP2ConnectionState.Completion] = []

    init(connection: Int, limits: HTTP2ConnectionState.Limits, sender: HTTP2SenderLoop, joiner: WriteJoiner) {
        self.connection = connection
        self.sender = sender
        self.joiner = joiner
        state = HTTP2ConnectionState(number: connection, limits: limits, now: sender.uptime)
    }

    // MARK: Calls of the sender

    var freeStreams: Int { context == nil ? 0 : state.freeStreams }
    var openStreams: Int { state.openStreams }
    var use: HTTP2SenderState.Use { state.use }
    var streamLimit: Int { state.streamLimit }

    func send(_ request: HTTP2Request, id: HTTP2ConnectionState.RequestID) {
        guard let stream = state.open(id, isRepeat: request.isRepeat, now: sender.uptime), let context else { return }
        let streamID = HTTP2StreamID(Int(stream))
        let headers = hasSent ? request.headers : request.headers.introducingNames
        hasSent = true
        write(.headers(.init(headers: headers, endStream: request.body.isEmpty)), on: streamID)
        if !request.body.isEmpty {
            let buffer = context.channel.allocator.buffer(bytes: request.body)
            write(.data(.init(data: .byteBuffer(buffer), endStream: true)), on: streamID)
            // Sends bodies in order; the codec sends those of one flush in any order. Then streams mostly end in order,
            // and the codec need not move all open streams, as it does when one ends before an older one.
            joiner.holding { context.flush() }
        }
    }

    func flush() {
        guard needsFlush, !isReading else { return }
        needsFlush = false
        context?.flush()
        joiner.release()
    }

    func retire() {
        state.retire()
        closeWhenDrained()
    }

    func close() { context?.close(promise: nil) }

    func tick(now: Uptime) {
        let due = state.due(now: now)
        for (stream, completion) in due.timedOut {
            write(.rstStream(.cancel), on: HTTP2StreamID(Int(stream)))
            completions.append(completion)
        }
        if due.sendPing { write(.ping(HTTP2PingData(withInteger: 1), ack: false), on: .rootStream) }
        if due.close { endStreams() }
        report()
        flush()
        if due.close { giveUp() } else { closeWhenDrained() }
    }

    /// Closes a dead connection and reports it at once, though TLS may still wait for the peer's close_notify.
    private func giveUp() {
        sender.gaveUp(connection, hasAnswered: state.hasAnswered)
        close()
    }

    // MARK: The channel

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        sender.connected(connection, self)
    }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReading = true
        let frame = unwrapInboundIn(data)
        let stream = Int32(truncatingIfNeeded: Int(frame.streamID))
        let now = sender.uptime
        switch frame.payload {
        case .headers(let headers):
            note(state.receivedHeaders(headers.headers, on: stream, endStream: headers.endStream, now: now))
        case .data(let data):
            guard case .byteBuffer(let buffer) = data.data else { return }
            acknowledge(bytes: buffer.readableBytes + (data.paddingBytes.map { $0 + 1 } ?? 0))
            note(state.receivedData(buffer.readableBytesView, on: stream, endStream: data.endStream, now: now))
        case .rstStream(let code):
            note(state.receivedReset(on: stream, isRefusal: code == .refusedStream, now: now))
        case .settings(.settings(let settings)):
            let limit = settings.last { $0.parameter == .maxConcurrentStreams }?.value
            state.receivedSettings(maximumConcurrentStreams: limit, now: now)
        case .ping(_, ack: true): state.receivedPingAnswer(now: now)
        case .goAway(let last, _, let debugData):
            receivedGoAway(last: last, debugData: debugData, now: now)
        default: break
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        report()
        sender.streamsFree()
        isReading = false
        flush()
        closeWhenDrained()
        context.fireChannelReadComplete()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // A push brings several events; comparing types costs less than casts that fail.
        let kind = type(of: event)
        if kind == NIOHTTP2WindowUpdatedEvent.self, let changed = event as? NIOHTTP2WindowUpdatedEvent {
            // Uses the codec's own count, which excludes bytes that it dropped with an ended stream.
            if changed.streamID == .rootStream, let size = changed.outboundWindowSize { state.windowChanged(to: size) }
        } else if kind == StreamClosedEvent.self, let closed = event as? StreamClosedEvent, closed.reason != nil {
            // This side ended the stream: tick(now:) reset it, a frame was wrong, or GOAWAY closed it.
            let stream = Int32(truncatingIfNeeded: Int(closed.streamID))
            note(state.streamEnded(stream, isRefusal: closed.reason == .refusedStream))
            if !isReading { report() }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let stream = (error as? NIOHTTP2Errors.StreamError)?.streamID else {
            context.close(promise: nil)
            return
        }
        note(state.streamEnded(Int32(truncatingIfNeeded: Int(stream)), isRefusal: false))
        if !isReading { report() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        endStreams()
        report()
        self.context = nil
        sender.ended(connection, hasAnswered: state.hasAnswered)
        context.fireChannelInactive()
    }

    // MARK: Work

    /// Ends all streams, because the connection has ended.
    private func endStreams() {
        // Answers first: they came before the cut.
        report()
        let lost = state.closed()
        if !lost.isEmpty { sender.wasCut(after: state.answers) }
        completions.append(contentsOf: lost)
    }

    private func receivedGoAway(last: HTTP2StreamID, debugData: ByteBuffer?, now: Uptime) {
        completions.append(
            contentsOf: state.receivedGoAway(lastStream: Int32(truncatingIfNeeded: Int(last)), now: now))
        guard !hasLeft else { return }
        hasLeft = true
        // The reason is the peer's own text; it is cut to 200 bytes so that it cannot flood a log.
        let reason = debugData.map { String(decoding: $0.readableBytesView.prefix(200), as: UTF8.self) } ?? ""
        report()
        sender.drains(connection, hasAnswered: state.hasAnswered, reason: reason)
    }

    private func note(_ completion: HTTP2ConnectionState.Completion?) {
        if let completion { completions.append(completion) }
    }

    private func report() {
        guard !completions.isEmpty else { return }
        let ended = completions
        completions.removeAll(keepingCapacity: true)
        sender.completed(ended)
    }

    /// Restores the peer's connection window, with few frames.
    private func acknowledge(bytes: Int) {
        unacknowledgedBytes += bytes
        guard unacknowledgedBytes >= Self.windowStep else { return }
        write(.windowUpdate(windowSizeIncrement: unacknowledgedBytes), on: .rootStream)
        unacknowledgedBytes = 0
    }

    private func closeWhenDrained() {
        if state.isDrained { close() }
    }

    private func write(_ payload: HTTP2Frame.FramePayload, on stream: HTTP2StreamID) {
        guard let context else { return }
        needsFlush = true
        context.write(wrapOutboundOut(HTTP2Frame(streamID: stream, payload: payload)), promise: nil)
    }
}
