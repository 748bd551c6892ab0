import BayeuxServer
import NIOCore
import NIOHTTP1

/// Reports at once that the peer closed its sending side, while answers may still be on their way.
///
/// The channel's own event for this comes later if requests wait, because it ends the router's input.
struct PeerFinished: Sendable {}

/// Tells the handler of the request in hand that the request will not be complete.
struct RequestInterrupted: Error, Sendable {
    /// The answer to the peer.
    let fault: HTTPFault
}

/// Hands requests on one at a time, refuses those with ambiguous framing, and sets the fields about the connection.
///
/// ``RequestSequence`` decides; this type carries its decisions out.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let connection: ConnectionGuard
    private let service: BayeuxHandler.Service
    private let share: LoopShare
    private var sequence: RequestSequence
    private var isAdvancing = false
    private var holdsRead = false
    private var holdsInputClosed = false
    private var context: ChannelHandlerContext?
    /// Takes Bayeux requests; nil while the handlers are not complete.
    var bayeux: BayeuxHandler?

    init(
        connection: ConnectionGuard, sequence: RequestSequence, service: BayeuxHandler.Service, share: LoopShare
    ) {
        self.connection = connection
        self.service = service
        self.share = share
        self.sequence = sequence
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }
}

// MARK: - Requests

extension RequestGate {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        switch part {
        case .head(let head):
            connection.decoded(headerOfChunked: head.headers.contains(name: "transfer-encoding"))
        case .body(let bytes): connection.decoded(bodyBytes: bytes.readableBytes)
        case .end: connection.decodedEnd()
        }
        perform(sequence.receive(part), context: context)
    }

    func read(context: ChannelHandlerContext) {
        if sequence.hasWaiting {
            holdsRead = true
        } else {
            context.read()
        }
    }

    /// The caller that the PROXY header named, else the connection's peer.
    var peer: IPAddress? { context.flatMap { connection.peer($0) } }

    /// The connection's socket, if it can be asked about unacknowledged bytes.
    var socket: DirectSocket? { connection.socket }

    /// Whether a request would be handed on at once.
    var isIdle: Bool { sequence.isIdle && bayeux != nil }

    /// How many bytes of the body in hand are missing.
    var missingBodyBytes: Int { sequence.missingBodyBytes }

    /// Takes a whole request whose head equals the last one's, while ``isIdle``.
    func receive(_ repeated: RepeatedHead, body: ByteBuffer) {
        guard let context, let bayeux else { return }
        sequence.receiveWhole(repeated.framing)
        connection.requestTaken()
        connection.requestComplete()
        bayeux.receive(repeated.request, body: body)
        follow(sequence.settle(), context: context)
    }

    /// Reports that the connection broke before the peer had read the last answer.
    func answerUnread() { bayeux?.answerUnread() }

    /// Whether the peer may not have the last answer, and whoever answered wants to know.
    var isLastAnswerInDoubt: Bool { bayeux?.isLastAnswerInDoubt ?? false }

    /// Reports that a Bayeux request was read to its end.
    ///
    /// - Parameters:
    ///   - request: The head's values for Bayeux.
    ///   - limit: The longest body of such a request.
    func requestEnded(_ request: BayeuxRequestHead, limit: Int) {
        if let framing = sequence.framing { connection.requestEnded(framing, request, limit: limit) }
    }

    private func perform(_ step: RequestSequence.Step, context: ChannelHandlerContext) {
        switch step {
        case .nothing:
            break
        case .begin(let head, let sendsContinue):
            connection.requestTaken()
            if sendsContinue {
                context.writeAndFlush(wrapOutboundOut(.head(.init(version: .http1_1, status: .continue))), promise: nil)
            }
            context.fireChannelRead(wrapInboundOut(.head(head)))
        case .deliver(let part):
            if case .end = part { connection.requestComplete() }
            context.fireChannelRead(wrapInboundOut(part))
            if case .end = part { follow(sequence.settle(), context: context) }
        case .refuse(let fault, let interruption):
            refuse(fault, interrupting: interruption, context: context)
        }
    }

    /// Hands on waiting requests until one has to wait again.
    ///
    /// An answer given at once calls this function again from inside; then the running loop continues.
    private func advance(context: ChannelHandlerContext) {
        guard !isAdvancing else { return }
        isAdvancing = true
        while let step = sequence.takeNext() { perform(step, context: context) }
        isAdvancing = false
        context.fireChannelReadComplete()
        guard !sequence.hasWaiting else { return }
        if holdsInputClosed {
            holdsInputClosed = false
            context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }
        if holdsRead {
            holdsRead = false
            context.read()
        }
    }

    private func follow(_ next: RequestSequence.Next?, context: ChannelHandlerContext) {
        switch next {
        case nil: break
        case .idle: connection.answered()
        case .takeNext: advance(context: context)
        case .close: connection.finish()
        }
    }
}

// MARK: - Errors and ends

extension RequestGate {
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case let error as HTTPParserError:
            perform(sequence.fail(Self.fault(for: error)), context: context)
        case is ByteToMessageDecoderError, is NIOHTTPDecoderError:
            perform(sequence.fail(.malformed), context: context)
        default:
            // The socket or TLS failed, and its own handler closes the channel. Only after an end of TLS without a good-bye
            // the connection continues; the end of its input is reported separately.
            break
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let fault as HTTPFault:
            perform(sequence.fail(fault), context: context)
        case ChannelEvent.inputClosed:
            inputClosed(context: context)
        case is ChannelShouldQuiesceEvent:
            follow(sequence.shutDown(), context: context)
            context.fireUserInboundEventTriggered(event)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    private func inputClosed(context: ChannelHandlerContext) {
        if sequence.isServing, !sequence.isRequestComplete { perform(sequence.fail(.cut), context: context) }
        context.fireUserInboundEventTriggered(PeerFinished())
        let next = sequence.inputClosed()
        if sequence.hasWaiting {
            holdsInputClosed = true
        } else {
            context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }
        follow(next, context: context)
    }

    private func refuse(
        _ fault: HTTPFault, interrupting interruption: RequestSequence.Interruption, context: ChannelHandlerContext
    ) {
        connection.discard()
        if interruption != .none { context.fireErrorCaught(RequestInterrupted(fault: fault)) }
        switch interruption {
        case .answer: connection.abort()
        case .afterAnswer: connection.finish()
        case .none, .request: answer(with: fault, context: context)
        }
    }

    private func answer(with fault: HTTPFault, context: ChannelHandlerContext) {
        let body = fault.body
        var headers: HTTPHeaders = [
            "Date": service.date.text, "Content-Type": "application/json;charset=UTF-8",
            "Content-Length": String(body.count), "Cache-Control": "no-store", "Connection": "close",
        ]
        let origin = fault.origin ?? connection.originOfUnreadHead
        let fields = service.common.fields + service.cors.headers(origin: origin)
        headers.add(contentsOf: fields.map { ($0.name, $0.value) })
        let head = HTTPResponseHead(version: .http1_1, status: fault.status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: closing(after: nil, context: context))
    }

    private static func fault(for error: HTTPParserError) -> HTTPFault {
        switch error {
        case .headerOverflow: .headerTooLarge
        case .invalidVersion: .unknownVersion
        case .invalidEOFState, .closedConnection: .cut
        case .unexpectedContentLength, .invalidContentLength: .badLength
        default: .malformed
        }
    }
}

// MARK: - Answers

extension RequestGate {
    /// Writes a whole answer to the request in hand at once.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - ended: Called once with the result of the write.
    func answer(_ answer: WholeAnswer, ended: @escaping @Sendable (WriteEnd) -> Void) {
        guard let context, let field = sequence.answerWhole(isLast: answer.isLast) else { return ended(.failed) }
        let bytes = share.spell(answer, connection: field)
        let next = sequence.settle()
        if next == .close {
            connection.discard()
            connection.send(bytes) { [connection = NIOLoopBound(connection, eventLoop: context.eventLoop)] end in
                ended(end)
                connection.value.finish()
            }
        } else {
            connection.send(bytes, ended: ended)
            follow(next, context: context)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard sequence.answer(&head) else { return drop(promise) }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body:
            guard sequence.mayWriteBody else { return drop(promise) }
            context.write(data, promise: promise)
        case .end:
            guard sequence.answerEnded() else { return drop(promise) }
            let next = sequence.settle()
            if next == .close {
                connection.discard()
                context.write(wrapOutboundOut(.end(nil)), promise: closing(after: promise, context: context))
            } else {
                context.write(wrapOutboundOut(.end(nil)), promise: promise)
                follow(next, context: context)
            }
        }
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if sequence.isClosing {
            // The last answer is being written; the connection then ends by itself in a bounded time.
            context.channel.closeFuture.cascade(to: promise)
            return
        }
        guard mode == .output else { return context.close(mode: mode, promise: promise) }
        // The router has ended, so requests that are not in hand yet cannot be answered.
        promise?.succeed()
        follow(sequence.stop(), context: context)
    }

    private func drop(_ promise: EventLoopPromise<Void>?) {
        promise?.fail(ChannelError.ioOnClosedChannel)
    }

    /// A promise for the last bytes; once they are written the connection is closed.
    private func closing(
        after promise: EventLoopPromise<Void>?, context: ChannelHandlerContext
    ) -> EventLoopPromise<Void> {
        let promise = promise ?? context.eventLoop.makePromise()
        promise.futureResult.assumeIsolated().whenComplete { [connection] _ in connection.finish() }
        return promise
    }
}
