import NIOCore
import NIOHTTP2

/// One HTTP/2 connection of a stand-in, at the level of frames, so that every fault can be simulated.
///
/// It follows an `NIOHTTP2Handler` in the pipeline, collects whole requests, asks the service, and writes the service's
/// reaction. It is used on the connection's event loop.
final class HTTP2ServerHandler: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    private struct Stream {
        /// The request so far; nil after the service was asked.
        var request: SimulatedRequest?
        var isTooLarge = false
    }

    private let service: any SimulatedService
    private let connection: Int
    private var answerHeaders = HTTP2AnswerHeaders()
    private var streams: [HTTP2StreamID: Stream] = [:]
    private var highestStream: HTTP2StreamID = .rootStream
    private var isGoingAway = false
    private var unacknowledgedBytes = 0
    /// Whether a flush is scheduled.
    private var flushesSoon = false
    /// Delayed reactions, by the millisecond of the loop's clock.
    private var later: [UInt64: [(reaction: SimulatedReaction, stream: HTTP2StreamID)]] = [:]
    private var context: ChannelHandlerContext?

    init(service: any SimulatedService, connection: Int) {
        self.service = service
        self.connection = connection
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        streams.removeAll()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        flushesSoon = true
        let frame = unwrapInboundIn(data)
        switch frame.payload {
        case .headers(let headers):
            receive(headers, on: frame.streamID)
        case .data(let data):
            receive(data, on: frame.streamID)
        case .rstStream:
            streams[frame.streamID] = nil
            closeWhenDrained()
        default: break
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        flushesSoon = false
        context.flush()
        context.fireChannelReadComplete()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // Each request brings several of these; comparing types costs less than casts.
        let kind = type(of: event)
        if kind == NIOHTTP2WindowUpdatedEvent.self || kind == NIOHTTP2StreamCreatedEvent.self { return }
        switch event {
        case is ChannelShouldQuiesceEvent:
            goAway(last: highestStream)
            flushUnlessReading()
        case let closed as StreamClosedEvent:
            if streams.removeValue(forKey: closed.streamID) != nil { closeWhenDrained() }
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let stream = (error as? NIOHTTP2Errors.StreamError)?.streamID else {
            context.close(promise: nil)
            return
        }
        streams[stream] = nil
    }

    // MARK: Requests in

    private func receive(_ headers: HTTP2Frame.FramePayload.Headers, on id: HTTP2StreamID) {
        if streams[id] != nil {
            guard SimulatedRequest.areTrailers(headers.headers) else { return reset(id, with: .protocolError) }
        } else {
            guard let request = SimulatedRequest(headers.headers, connection: connection) else {
                return write(.rstStream(.protocolError), on: id)
            }
            streams[id] = Stream(request: request)
            highestStream = max(highestStream, id)
        }
        if headers.endStream { ask(id) }
    }

    private func receive(_ data: HTTP2Frame.FramePayload.Data, on id: HTTP2StreamID) {
        guard case .byteBuffer(let buffer) = data.data else { return }
        acknowledge(bytes: buffer.readableBytes + (data.paddingBytes.map { $0 + 1 } ?? 0))
        guard let place = streams.index(forKey: id) else { return }
        let size = (streams.values[place].request?.body.count ?? 0) + buffer.readableBytes
        if size > SimulatedRequest.maximumBodyBytes {
            streams.values[place].isTooLarge = true
        } else {
            streams.values[place].request?.body.append(contentsOf: buffer.readableBytesView)
        }
        if data.endStream { ask(id) }
    }

    /// Restores the peer's connection window, with few frames.
    private func acknowledge(bytes: Int) {
        unacknowledgedBytes += bytes
        guard unacknowledgedBytes >= 32_768 else { return }
        write(.windowUpdate(windowSizeIncrement: unacknowledgedBytes), on: .rootStream)
        unacknowledgedBytes = 0
    }

    private func ask(_ id: HTTP2StreamID) {
        guard let place = streams.index(forKey: id), let request = streams.values[place].request else { return }
        streams.values[place].request = nil
        let isTooLarge = streams.values[place].isTooLarge
        perform(isTooLarge ? .answer(SimulatedAnswer(413)) : service.react(to: request), on: id)
    }

    // MARK: Reactions out

    private func perform(_ reaction: SimulatedReaction, on id: HTTP2StreamID) {
        guard reaction.delay > .zero, let context else {
            carryOut(reaction, on: id)
            return
        }
        let deadline = NIODeadline.now() + TimeAmount(reaction.delay)
        let millisecond = deadline.uptimeNanoseconds / 1_000_000 + 1
        later[millisecond, default: []].append((reaction, id))
        guard later[millisecond]?.count == 1 else { return }
        context.eventLoop.assumeIsolated().scheduleTask(deadline: .uptimeNanoseconds(millisecond * 1_000_000)) {
            self.carryOutLater(of: millisecond)
        }
    }

    /// Carries out the reactions that are due in one millisecond, with one flush.
    private func carryOutLater(of millisecond: UInt64) {
        let wasReading = flushesSoon
        flushesSoon = true
        for (reaction, id) in later.removeValue(forKey: millisecond) ?? [] {
            // Answers before a cut are sent before it.
            if case .cut = reaction.act { context?.flush() }
            carryOut(reaction, on: id)
        }
        flushesSoon = wasReading
        flushUnlessReading()
    }

    private func carryOut(_ reaction: SimulatedReaction, on id: HTTP2StreamID) {
        if let limit = reaction.maximumConcurrentStreams {
            write(.settings(.settings([HTTP2Setting(parameter: .maxConcurrentStreams, value: limit)])), on: .rootStream)
        }
        switch reaction.act {
        case .answer(let answer): write(answer, on: id)
        case .silence: break
        case .refuseStream: reset(id, with: .refusedStream)
        case .resetStream: reset(id, with: .internalError)
        case .refuseByGoAway: goAway(last: HTTP2StreamID(max(0, Int(id) - 2)))
        case .cut: cut()
        }
        if reaction.goAway { goAway(last: highestStream) }
        flushUnlessReading()
    }

    private func write(_ answer: SimulatedAnswer, on id: HTTP2StreamID) {
        guard streams.removeValue(forKey: id) != nil, let context else { return }
        let headers = answerHeaders.block(of: answer)
        let isBodyless = answer.body.isEmpty
        write(.headers(.init(headers: headers, endStream: isBodyless)), on: id)
        if !isBodyless {
            let buffer = context.channel.allocator.buffer(bytes: answer.body)
            write(.data(.init(data: .byteBuffer(buffer), endStream: true)), on: id)
        }
        closeWhenDrained()
    }

    private func reset(_ id: HTTP2StreamID, with code: HTTP2ErrorCode) {
        guard streams.removeValue(forKey: id) != nil else { return }
        write(.rstStream(code), on: id)
        closeWhenDrained()
    }

    private func goAway(last: HTTP2StreamID) {
        guard let context, context.channel.isActive else { return }
        isGoingAway = true
        let reason = context.channel.allocator.buffer(string: #"{"reason":"Shutdown"}"#)
        write(.goAway(lastStreamID: last, errorCode: .noError, opaqueData: reason), on: .rootStream)
        for id in streams.keys where id > last { streams[id] = nil }
        closeWhenDrained()
    }

    /// Ends the connection without GOAWAY and without a TLS close alert.
    private func cut() {
        guard let context else { return }
        streams.removeAll()
        context.channel.closeWithoutGoodbye()
    }

    private func closeWhenDrained() {
        guard isGoingAway, streams.isEmpty, let context else { return }
        // The last frames are sent first; the flush's write promise says when.
        context.flush()
        context.close(promise: nil)
    }

    private func write(_ payload: HTTP2Frame.FramePayload, on id: HTTP2StreamID) {
        guard let context else { return }
        context.write(wrapOutboundOut(HTTP2Frame(streamID: id, payload: payload)), promise: nil)
    }

    private func flushUnlessReading() {
        if !flushesSoon { context?.flush() }
    }
}

extension TimeAmount {
    /// Converts a duration, clamped to the range of this type.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let rest = attoseconds / 1_000_000_000
        self = .nanoseconds(overflow ? .max : nanoseconds.addingReportingOverflow(rest).partialValue)
    }
}
