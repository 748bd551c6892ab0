import BayeuxServer
import NIOCore

/// Ends connections that take too long or send too much; stands between the socket and the decoder.
///
/// It keeps the connection's deadlines and closes it. ``RequestGate`` reports where requests begin and end; a user event,
/// an ``HTTPFault``, tells the gate what to answer before the close.
final class ConnectionGuard: ChannelDuplexHandler, NIOScheduledCallbackHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private var deadlines: ConnectionDeadlines
    private var progress: WriteProgress
    private var chunks: ChunkOverhead
    private var context: ChannelHandlerContext?
    private var timer: (callback: NIOScheduledCallback, deadline: NIODeadline)?
    private var recorder = HeadRecorder()
    private var repeated: RepeatedHead?
    /// The caller that the PROXY header named.
    var proxied: IPAddress?
    /// Takes the requests whose heads are repeated; nil while the handlers are not complete.
    var gate: RequestGate?
    /// How many pieces given to ``send(_:ended:)`` the socket has not taken yet.
    private var unwritten = 0
    private var isInputClosed = false
    private var isDiscarding = false
    private var turn = PipelineTurn()
    private var held = HeldInput()
    /// Whether the connection is in its event loop's queue of turns.
    private var isQueued = false
    private let share: LoopShare
    private var isLingering = false
    /// Whether the peer has finished, and only a reset can still tell that it did not read the last answer.
    private var isUndecided = false
    /// Whether bytes reach the socket as they are written, without TLS.
    private let isPlain: Bool
    /// The head that the decoder is reading; nil if no refusal needs it.
    private var unreadHead: UnreadHead?
    /// The socket, if there is one.
    private(set) var socket: DirectSocket?
    /// How many bytes the peer's machine had yet to take when it was last found silent.
    private var untakenBytes = Int.max
    /// Whether the peer has time for a long answer.
    private var isPatient = false
    /// Whether the channel may hold bytes that are not written yet.
    private var mayWait = false
    /// Whether, since the last ``channelReadComplete(context:)``, bytes went through the handlers behind, or bypassed them.
    private var reads = (passedOn: false, repeated: false)

    init(limits: HTTPLimits, now: NIODeadline, isEncrypted: Bool, share: LoopShare, keepsUnreadHeads: Bool = false) {
        isPlain = !isEncrypted
        unreadHead = keepsUnreadHeads ? UnreadHead() : nil
        self.share = share
        deadlines = ConnectionDeadlines(limits: limits, now: now)
        progress = WriteProgress(timeout: limits.writeStallTimeout)
        chunks = ChunkOverhead(limits: limits)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        socket = DirectSocket(context.pipeline.syncOperations)
        arm(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        disarm()
        held.drop()
        self.context = nil
        gate = nil
    }

    /// The caller that the PROXY header named, else the connection's peer.
    func peer(_ context: ChannelHandlerContext) -> IPAddress? { proxied ?? IPAddress(context.remoteAddress) }

    func channelInactive(context: ChannelHandlerContext) {
        disarm()
        // The channel closed by itself: the peer reset it after it had finished.
        if isUndecided { decide(isUnread: true) }
        context.fireChannelInactive()
    }
}

// MARK: - What the peer sends

extension ConnectionGuard {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let buffer = unwrapInboundIn(data)
        if let repeated, held.isEmpty, isBetweenRequests, recorder.isClean, let body = repeated.body(of: buffer) {
            reads.repeated = true
            gate?.receive(repeated, body: body)
            return
        }
        reads.passedOn = true
        recorder.received(buffer, isIdle: held.isEmpty && isBetweenRequests)
        held.append(buffer)
        guard !isQueued else { return }
        turn.begin(isCrowded: share.isCrowded)
        decode(context)
    }

    /// Gives the decoder the bytes that were read, until other connections have their turn.
    private func decode(_ context: ChannelHandlerContext) {
        while isDiscarding || mayGoOn(context), let piece = held.next(body: gate?.missingBodyBytes) {
            switch deadlines.received(bytes: piece.readableBytes, now: context.eventLoop.now) {
            case .header:
                held.drop()
                return refuse(.headerTooLarge, context: context)
            case .linger:
                held.drop()
                return context.close(promise: nil)
            case nil: break
            }
            guard !isDiscarding else { continue }
            if deadlines.isReadingHeader { unreadHead?.received(piece) }
            chunks.beginRead(bytes: piece.readableBytes)
            context.fireChannelRead(wrapInboundOut(piece))
            if chunks.endRead() { refuse(.chunkOverhead, context: context) }
        }
        if !held.isEmpty { giveWay(context) }
    }

    private func mayGoOn(_ context: ChannelHandlerContext) -> Bool { !turn.isOver && !waitsForPeer(context) }

    /// Whether the peer still has to take what was written, so that further answers would only pile up.
    ///
    /// A request that has begun is read to its end, because its deadline runs.
    private func waitsForPeer(_ context: ChannelHandlerContext) -> Bool {
        !isDiscarding && deadlines.isBetweenRequests && !context.channel.isWritable
    }

    /// Queues for the next turn, unless the peer has to take what was written first.
    private func giveWay(_ context: ChannelHandlerContext) {
        guard !isQueued, !waitsForPeer(context) else { return }
        isQueued = true
        share.giveWay(self)
    }

    /// Handles further requests: this connection has its turn again.
    ///
    /// - Returns: How many requests were handled.
    func goOn() -> Int {
        isQueued = false
        guard let context else { return 0 }
        turn.begin()
        decode(context)
        let taken = turn.taken
        context.fireChannelReadComplete()
        arm(context)
        catchUp(context)
        return taken
    }

    /// Passes on the read and the close that waited for the held bytes.
    private func catchUp(_ context: ChannelHandlerContext) {
        guard held.isEmpty, !waitsForPeer(context) else { return }
        let (wantsRead, isFinished) = (held.wantsRead, held.isFinished)
        held.drop()
        if isFinished { context.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
        if wantsRead { context.read() }
    }

    func read(context: ChannelHandlerContext) {
        if held.isEmpty, !waitsForPeer(context) { context.read() } else { held.wantsRead = true }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable, !held.isEmpty || held.wantsRead { giveWay(context) }
        context.fireChannelWritabilityChanged()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if reads.passedOn || !reads.repeated { context.fireChannelReadComplete() }
        reads = (false, false)
        arm(context)
        // The handlers behind may have stopped reading, but the bytes to drop have to be read.
        if isDiscarding { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            isInputClosed = true
            // The peer closed before it received what was written, so that answer was not read.
            if socket?.hasUnacknowledgedBytes == true { gate?.answerUnread() }
            if isUndecided { return }
            if deadlines.isLingering { return context.close(promise: nil) }
            if !held.isEmpty {
                held.isFinished = true
                return
            }
        case is ChannelShouldQuiesceEvent:
            if isUndecided { return end(context) }
            deadlines.drain(now: context.eventLoop.now)
            arm(context)
        default:
            break
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A reset: the peer discarded what it had not read.
        if error is IOError { decide(isUnread: true) }
        context.fireErrorCaught(error)
    }

    /// Ends the doubt about the last answer.
    private func decide(isUnread: Bool) {
        isUndecided = false
        if isUnread { gate?.answerUnread() }
    }

    /// Closes a connection that was not reset: its peer has read what it wanted.
    private func end(_ context: ChannelHandlerContext) {
        decide(isUnread: false)
        context.close(promise: nil)
    }

    /// Whether no request is in hand and none has begun.
    private var isBetweenRequests: Bool { !isDiscarding && deadlines.isBetweenRequests && gate?.isIdle == true }

    private func refuse(_ fault: HTTPFault, context: ChannelHandlerContext) {
        guard !isDiscarding else { return }
        context.fireUserInboundEventTriggered(fault)
    }
}

// MARK: - What is written

extension ConnectionGuard {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let bytes = unwrapOutboundIn(data).readableBytes
        progress.wrote(bytes: bytes)
        makeTime(forAnswerOf: bytes)
        mayWait = true
        context.write(data, promise: promise)
    }

    /// Writes bytes that are completely spelled, bypassing the handlers behind.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - ended: Called once with the result of the write.
    func send(_ bytes: ByteBuffer, ended: @escaping @Sendable (WriteEnd) -> Void) {
        guard let context else { return ended(.failed) }
        var bytes = bytes
        makeTime(forAnswerOf: bytes.readableBytes)
        if !mayWait, isPlain, let socket, context.channel.isActive {
            socket.send(&bytes)
            guard bytes.readableBytes > 0 else { return ended(.whole) }
        }
        mayWait = true
        // The shared buffer is as large as the longest answer: bytes that wait get a buffer of their own size.
        if bytes.capacity > 2 * bytes.readableBytes { bytes = ByteBuffer(bytes: bytes.readableBytesView) }
        progress.wrote(bytes: bytes.readableBytes)
        unwritten += 1
        let promise = context.eventLoop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenComplete { [self] result in
            unwritten -= 1
            ended(WriteEnd(result))
        }
        context.write(wrapOutboundOut(.byteBuffer(bytes)), promise: promise)
        context.flush()
        // Bytes that the socket took at once need no deadline.
        if unwritten > 0 || progress.deadline != nil { return watch(context) }
        progress.nothingWaits()
        mayWait = false
    }

    func flush(context: ChannelHandlerContext) {
        context.flush()
        watch(context)
    }

    /// Gives the peer time for a long answer: over a slow line it takes that in small pieces.
    private func makeTime(forAnswerOf bytes: Int) {
        guard bytes >= BayeuxEndpoint.longAnswer else { return endLongAnswer() }
        guard !isPatient else { return }
        isPatient = true
        socket?.endAfter(silence: DirectSocket.silence.longAnswer)
    }

    /// Once the peer has taken a long answer, its silence may be as short as usual.
    private func endLongAnswer() {
        guard isPatient, socket?.hasUnacknowledgedBytes != true else { return }
        isPatient = false
        socket?.endAfter(silence: DirectSocket.silence.usual)
    }

    private func watch(_ context: ChannelHandlerContext) {
        if isStalled(context) { return context.close(promise: nil) }
        if progress.deadline != nil { arm(context) }
    }

    private func isStalled(_ context: ChannelHandlerContext) -> Bool {
        let waiting = try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)
        mayWait = waiting != 0
        return progress.isStalled(waiting: waiting ?? 0, at: context.eventLoop.now)
    }
}

// MARK: - Reports of the gate

extension ConnectionGuard {
    /// The decoder found the header of a request.
    func decoded(headerOfChunked isChunked: Bool) {
        unreadHead?.decoded()
        chunks.header(isChunked: isChunked)
    }

    /// The origin that a head names which was not decoded; nil if it names none, or if nobody asks.
    var originOfUnreadHead: String? { unreadHead?.origin }

    /// The decoder found bytes of a body.
    func decoded(bodyBytes count: Int) { chunks.body(bytes: count) }

    /// The decoder found the end of a request.
    func decodedEnd() { chunks.end() }

    /// A request's handling begins.
    func requestTaken() {
        guard let context else { return }
        endLongAnswer()
        turn.take()
        deadlines.requestTaken(now: context.eventLoop.now)
    }

    /// The request in hand was read to its end.
    func requestComplete() { deadlines.requestComplete() }

    /// A request for Bayeux was read to its end.
    ///
    /// - Parameters:
    ///   - framing: The head's framing.
    ///   - request: The head's values for Bayeux.
    ///   - limit: The longest body of such a request.
    func requestEnded(_ framing: RequestFraming, _ request: BayeuxRequestHead, limit: Int) {
        guard let head = recorder.ended(bodyLength: framing.contentLength) else { return }
        repeated = RepeatedHead(head, framing, request, limit: limit)
    }

    /// All requests have been answered.
    func answered() {
        guard let context else { return }
        deadlines.answered(now: context.eventLoop.now)
        arm(context)
    }

    /// The connection became a WebSocket.
    func upgraded() {
        guard let context else { return }
        deadlines.upgraded(now: context.eventLoop.now)
        gate = nil
        repeated = nil
        arm(context)
    }

    /// A frame has come over the WebSocket, which may be a part of a message.
    func receivedFrame() { turn.take() }

    /// A message has come over the WebSocket.
    func received() {
        guard let context else { return }
        endLongAnswer()
        deadlines.upgraded(now: context.eventLoop.now)
    }

    /// Drops everything that the peer sends from here on.
    func discard() {
        guard !isDiscarding else { return }
        isDiscarding = true
        held.drop()
        deadlines.onlyWriting()
        context?.read()
    }

    /// Closes once all answers are written.
    ///
    /// The output is closed first and the input is read on for `lingerTimeout`, since closing a socket with unread bytes
    /// resets the connection and may destroy the answer on its way.
    func finish() {
        guard let context, !isLingering else { return }
        discard()
        isLingering = true
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenComplete { [weak self] _ in self?.linger() }
        context.writeAndFlush(wrapOutboundOut(.byteBuffer(ByteBuffer())), promise: written)
    }

    private func linger() {
        guard let context else { return }
        let isInDoubt = isInputClosed && gate?.isLastAnswerInDoubt == true
        if isInputClosed, !isInDoubt { return context.close(promise: nil) }
        deadlines.linger(now: context.eventLoop.now)
        arm(context)
        // A peer that finished and closes with the answer unread resets the connection after its last bytes. The output
        // stays open meanwhile: a socket that is closed on both sides looks like one that was reset.
        if isInDoubt { return isUndecided = true }
        let closed = context.eventLoop.makePromise(of: Void.self)
        closed.futureResult.assumeIsolated().whenFailure { [weak self] _ in self?.abort() }
        context.close(mode: .output, promise: closed)
        context.read()
    }

    /// Closes at once; what was not written is lost.
    func abort() {
        context?.close(promise: nil)
    }
}

// MARK: - The clock

extension ConnectionGuard {
    func handleScheduledCallback(eventLoop: some EventLoop) {
        timer = nil
        guard let context else { return }
        if isStalled(context) { return context.close(promise: nil) }
        switch deadlines.expired(now: context.eventLoop.now) {
        case nil: break
        case .silent where takesBytes(): deadlines.renewed(now: context.eventLoop.now)
        case .silent, .linger, .drain: return end(context)
        case .header: expire(with: .headerTooSlow, context: context)
        case .body: expire(with: .bodyTooSlow, context: context)
        }
        arm(context)
    }

    /// Whether a silent peer still takes the last answer: over a slow line that may take longer than it may be silent.
    private func takesBytes() -> Bool {
        let untaken = socket?.unacknowledgedBytes ?? 0
        defer { untakenBytes = untaken }
        return untaken > 0 && untaken < untakenBytes
    }

    private func expire(with fault: HTTPFault, context: ChannelHandlerContext) {
        refuse(fault, context: context)
        // A gate that no longer reads requests refuses nothing; then the connection can only be closed.
        if !isDiscarding { context.close(promise: nil) }
    }

    /// Sets the timer for the next deadline.
    ///
    /// An earlier timer stays: when it fires, it is set again if needed, so that a busy connection sets no timers.
    private func arm(_ context: ChannelHandlerContext) {
        guard var next = deadlines.deadline ?? progress.deadline else { return }
        if let stalled = progress.deadline, stalled < next { next = stalled }
        if let timer {
            guard next < timer.deadline else { return }
            timer.callback.cancel()
            self.timer = nil
        }
        let loop = context.eventLoop.assumeIsolated()
        guard let callback = try? loop.scheduleCallback(at: next, handler: self) else { return }
        timer = (callback, next)
    }

    private func disarm() {
        timer?.callback.cancel()
        timer = nil
    }
}
