import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Connects a connection to the router when the first request for it arrives.
///
/// Most connections only carry polls. The task and the buffers that the router needs would double the cost of such a
/// connection, so they are made on demand: a ``RouterRunner`` starts a task that opens the router's side and runs it. Only
/// that task makes the router's side, which must not exist without a task that runs it.
final class RouterEntry: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The router's side of a connection.
    typealias RouterChannel = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    /// Starts a task that opens the router's side of a connection; false if no task can be started.
    typealias Starting = @Sendable (NIOLoopBound<RouterEntry>, any Channel) -> Bool

    private enum Event {
        case part(HTTPServerRequestPart)
        case error(any Error)
        case inputClosed
    }

    /// How many parts of requests wait for the router before no more is read: a short request whole, a long body in pieces of
    /// at most 8 KiB.
    private static let readAhead = NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark(
        lowWatermark: 1, highWatermark: 4)

    private let start: Starting
    private let isSecure: Bool
    private let proxies: TrustedProxies
    /// Knows the peer.
    weak var connection: ConnectionGuard?
    private var isStarted = false
    private var isOpen = false
    /// What arrived before the router's side was open: what was read at once, since nothing is read meanwhile.
    private var early: [Event] = []
    /// Whether a read waits for the router's side.
    private var holdsRead = false

    init(isSecure: Bool, proxies: TrustedProxies = .none, start: @escaping Starting) {
        self.isSecure = isSecure
        self.proxies = proxies
        self.start = start
    }

    /// Adds the router's side to the end of the pipeline and gives it everything that has arrived.
    ///
    /// - Parameter channel: The connection.
    /// - Returns: The router's side, to be run by the caller.
    /// - Throws: `ChannelError` if the connection is closed.
    func open(_ channel: any Channel) throws -> RouterChannel {
        guard channel.isActive else { throw ChannelError.ioOnClosedChannel }
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: isSecure))
        let router = try RouterChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(backPressureStrategy: Self.readAhead, isOutboundHalfClosureEnabled: true))
        isOpen = true
        let context = try pipeline.context(handler: self)
        for event in early { fire(event, context: context) }
        early = []
        context.fireChannelReadComplete()
        if holdsRead {
            holdsRead = false
            channel.read()
        }
        return router
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = stamped(unwrapInboundIn(data), context)
        if isOpen { return context.fireChannelRead(wrapInboundOut(part)) }
        early.append(.part(part))
        if isStarted { return }
        isStarted = true
        if !start(NIOLoopBound(self, eventLoop: context.eventLoop), context.channel) { context.close(promise: nil) }
    }

    func read(context: ChannelHandlerContext) {
        if isStarted, !isOpen { holdsRead = true } else { context.read() }
    }

    /// Writes the caller's address into a request, in place of such a field from the client.
    private func stamped(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) -> HTTPServerRequestPart {
        guard case .head(var head) = part else { return part }
        let peer = connection?.peer(context)
        let caller = peer.flatMap { proxies.caller(of: head.headers, from: $0) } ?? peer
        head.headers.replaceOrAdd(name: PeerField.name, value: caller?.countingKey ?? "")
        head.headers.remove(name: PeerField.proxyName)
        if let peer, proxies.sends(from: peer) { head.headers.add(name: PeerField.proxyName, value: "true") }
        return .head(head)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        keepOrFire(.error(error), context: context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { return keepOrFire(.inputClosed, context: context) }
        context.fireUserInboundEventTriggered(event)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        early = []
    }

    private func keepOrFire(_ event: Event, context: ChannelHandlerContext) {
        if isOpen {
            fire(event, context: context)
        } else if !early.isEmpty {
            early.append(event)
        }
    }

    private func fire(_ event: Event, context: ChannelHandlerContext) {
        switch event {
        case .part(let part): context.fireChannelRead(wrapInboundOut(part))
        case .error(let error): context.fireErrorCaught(error)
        case .inputClosed: context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }
    }
}
