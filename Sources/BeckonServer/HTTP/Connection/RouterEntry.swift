import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Opens the way to the router when the first request for it arrives.
///
/// Most connections only carry polls. The buffers and the sequences that the router needs would double what such a
/// connection costs, so they are made on demand: the connection's task waits for ``wanted`` and then opens. They are
/// made on behalf of that task alone, because they must not exist without somebody who runs them.
final class RouterEntry: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// The router's side of a connection.
    typealias RouterChannel = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    private enum Event {
        case part(HTTPServerRequestPart)
        case error(any Error)
        case inputClosed
    }

    /// Succeeds with the first request for the router, fails when the connection ends without one.
    let wanted: EventLoopFuture<Void>

    private let isSecure: Bool
    private var wantedPromise: EventLoopPromise<Void>?
    private var isOpen = false
    /// What came before the way was open: one request at most, which the gate keeps within its limits.
    private var early: [Event] = []

    init(eventLoop: any EventLoop, isSecure: Bool) {
        let promise = eventLoop.makePromise(of: Void.self)
        wantedPromise = promise
        wanted = promise.futureResult
        self.isSecure = isSecure
    }

    /// Adds the router's side to the end of the pipeline and hands it what has arrived.
    ///
    /// - Parameter channel: The connection.
    /// - Returns: The router's side, to be run by the caller.
    /// - Throws: `ChannelError` when the connection is gone.
    func open(_ channel: any Channel) throws -> RouterChannel {
        guard channel.isActive else { throw ChannelError.ioOnClosedChannel }
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: isSecure))
        let router = try RouterChannel(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        isOpen = true
        let context = try pipeline.context(handler: self)
        for event in early { fire(event, context: context) }
        early = []
        context.fireChannelReadComplete()
        return router
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOpen { return context.fireChannelRead(data) }
        early.append(.part(unwrapInboundIn(data)))
        wantedPromise?.succeed()
        wantedPromise = nil
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        keepOrFire(.error(error), context: context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { return keepOrFire(.inputClosed, context: context) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        giveUp()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        giveUp()
    }

    private func giveUp() {
        wantedPromise?.fail(ChannelError.ioOnClosedChannel)
        wantedPromise = nil
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
