import Beckon
import NIOCore
import NIOHTTP2

/// One HTTP/2 connection of the sender, at the level of frames.
///
/// It tells ``HTTP2ConnectionState`` what came in and writes what has to go out. There are no channels per stream.
final class HTTP2ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    /// The peer's window for answers; they are small, so it seldom has to be given back.
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

    // MARK: What the sender asks for

    var freeStreams: Int { context == nil ? 0 : state.freeStreams }
    var openStreams: Int { state.openStreams }
    var streamLimit: Int { state.streamLimit }

    func send(_ request: HTTP2Request, id: HTTP2ConnectionState.RequestID) {
        guard let stream = state.open(id, now: sender.uptime), let context else { return }
        let streamID = HTTP2StreamID(Int(stream))
        let headers = hasSent ? request.headers : request.headers.introducingNames
        hasSent = true
        write(.headers(.init(headers: headers, endStream: request.body.isEmpty)), on: streamID)
        if !request.body.isEmpty {
            let buffer = context.channel.allocator.buffer(bytes: request.body)
            write(.data(.init(data: .byteBuffer(buffer), endStream: true)), on: streamID)
            // The codec sends bodies of one flush in any order. In order, the answers come in order too, and with them
            // the ends of the streams: each that ends before an older one costs the codec a move of all that are open.
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

    func tick(now: Int64) {
        let due = state.due(now: now)
        for (stream, completion) in due.timedOut {
            write(.rstStream(.cancel), on: HTTP2StreamID(Int(stream)))
            completions.append(completion)
        }
        if due.sendPing { write(.ping(HTTP2PingData(withInteger: 1), ack: false), on: .rootStream) }
        if due.close { completions.append(contentsOf: state.closed()) }
        report()
        flush()
        if due.close { giveUp() } else { closeWhenDrained() }
    }

    /// The peer is not there: others take its place at once, though TLS may wait for its good-bye.
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
            // The codec's own count: what it drops with a stream that ends never went out.
            if changed.streamID == .rootStream, let size = changed.outboundWindowSize { state.windowChanged(to: size) }
        } else if kind == StreamClosedEvent.self, let closed = event as? StreamClosedEvent, closed.reason != nil {
            // A stream that ended on this side: reset by tick(now:), its frame was wrong, or GOAWAY closed it.
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
        completions.append(contentsOf: state.closed())
        report()
        self.context = nil
        sender.ended(connection, hasAnswered: state.hasAnswered)
        context.fireChannelInactive()
    }

    // MARK: Work

    private func receivedGoAway(last: HTTP2StreamID, debugData: ByteBuffer?, now: Int64) {
        completions.append(
            contentsOf: state.receivedGoAway(lastStream: Int32(truncatingIfNeeded: Int(last)), now: now))
        guard !hasLeft else { return }
        hasLeft = true
        // The reason is at most a line of the peer's own words; it is cut so that it cannot flood a log.
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

    /// Gives the peer its connection window back, in few frames.
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
