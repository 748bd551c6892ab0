import BayeuxServer
import NIOCore
import NIOHTTP1
import Synchronization

/// Answers the Bayeux endpoint on the event loop and passes all other requests on to the router.
///
/// A held poll is only an unanswered exchange: no task waits for it, and the request's bytes were released when the hub got
/// them.
final class BayeuxHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// What all connections share.
    final class Service: Sendable {
        let endpoint: BayeuxEndpoint
        let paths: PublicPaths
        let receiver: any BayeuxReceiver
        let cors: CORSPolicy
        let proxies: TrustedProxies
        let cookie: BrowserCookie
        let common: CommonFields
        let clock: HTTPClock
        let date: HTTPDate
        /// How long a client that closed its sending side may still get an answer.
        let grace: TimeAmount
        /// What the connections of each event loop share.
        private let shares = Mutex<[ObjectIdentifier: LoopShare]>([:])

        init(pipeline: HTTPPipeline, date: HTTPDate) {
            self.date = date
            endpoint = pipeline.endpoint
            paths = pipeline.paths
            receiver = pipeline.receiver
            cors = pipeline.cors
            proxies = pipeline.proxies
            cookie = BrowserCookie(isSecure: pipeline.isSecure)
            common = CommonFields(isEncrypted: pipeline.isEncrypted)
            clock = pipeline.clock
            grace = pipeline.limits.lingerTimeout
        }

        /// What the connections of an event loop share.
        func share(of eventLoop: any EventLoop) -> LoopShare {
            shares.withLock { [date, common] shares in
                if let share = shares[ObjectIdentifier(eventLoop)] { return share }
                let share = LoopShare(eventLoop: eventLoop, date: date, common: common)
                shares[ObjectIdentifier(eventLoop)] = share
                return share
            }
        }
    }

    private enum Request {
        /// The request in hand is for the router.
        case elsewhere
        /// The request in hand is for the hub and its body is being read.
        case reading(BayeuxRequestHead, ByteBuffer)
        /// The request in hand asks to upgrade to a WebSocket.
        case upgrading(WebSocketUpgrade)
        /// The request in hand is answered or held; its remaining parts are dropped.
        case handled
    }

    private struct Pending {
        /// The header fields of the answer for pages of other origins.
        let crossOriginFields: [CORSPolicy.Field]
        /// Whether a page of another origin sent the request.
        let crossesOrigins: Bool
        /// The path for the cookie.
        let cookiePath: String
        /// The caller that a trusted proxy names.
        let caller: String?
        /// Whether the hub has been told that the peer closed its connection.
        var isAbandoned = false

        init(_ head: BayeuxRequestHead) {
            crossOriginFields = head.crossOriginFields
            crossesOrigins = head.crossesOrigins
            cookiePath = head.cookiePath
            caller = head.caller
        }
    }

    private let service: Service
    private let gate: RequestGate
    private let share: LoopShare
    private var request = Request.elsewhere
    private var context: ChannelHandlerContext?
    private var exchange: HTTPExchange?
    /// The request that the hub has to answer.
    private var pending: Pending?
    /// The poll that was held last; nil once a request had other header fields.
    var repeated: RepeatedPoll?
    /// The peer's address, once it has been looked up.
    private var peer: String?

    init(service: Service, gate: RequestGate, share: LoopShare) {
        self.service = service
        self.gate = gate
        self.share = share
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        gate.bayeux = self
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        gate.bayeux = nil
        disconnect()
        self.context = nil
    }
}

// MARK: - Requests

extension BayeuxHandler {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (unwrapInboundIn(data), request) {
        case (.head(let head), _):
            guard service.endpoint.matches(service.paths.stripped(head.uri)) else {
                request = .elsewhere
                return context.fireChannelRead(data)
            }
            begin(head)
        case (_, .elsewhere):
            context.fireChannelRead(data)
        case (_, .handled):
            break
        case (.body(var bytes), .reading(let head, var body)):
            request = .handled  // so that the buffer has one owner while it grows
            if body.readableBytes == 0 { body = bytes } else { body.writeBuffer(&bytes) }
            request = .reading(head, body)
        case (.end, .reading(let head, let body)):
            request = .handled
            // This request's header fields may differ, so it may belong to another customer.
            repeated = nil
            gate.requestEnded(head, limit: service.endpoint.maxBodyBytes)
            handOver(head, body: body, context: context)
        case (.body, .upgrading):
            break
        case (.end, .upgrading(let upgrade)):
            request = .handled
            begin(upgrade, context: context)
        }
    }

    /// Handles a whole request whose head equals the last one's.
    func receive(_ head: BayeuxRequestHead, body: ByteBuffer) {
        guard let context else { return }
        request = .handled
        if let repeated, let exchange {
            pending = Pending(head)
            let now = service.clock.uptime()
            let isTaken = body.withUnsafeReadableBytes {
                service.receiver.receive($0, repeating: repeated, now: now, exchange: exchange)
            }
            if isTaken { return }
            pending = nil
        }
        handOver(head, body: body, context: context)
    }

    private func begin(_ head: HTTPRequestHead) {
        request = .handled
        let origin = head.headers.first(name: "origin")
        var fields: [CORSPolicy.Field] { service.cors.headers(origin: origin) }
        switch head.method {
        case .POST:
            let parsed = BayeuxRequestHead(
                head, cors: service.cors, paths: service.paths, caller: caller(of: head.headers))
            request = .reading(parsed, ByteBuffer())
        case .OPTIONS:
            let wish = head.headers.first(name: "access-control-request-headers")
            let headers = service.cors.preflight(origin: origin, wish: wish)
            respond(.noContent, body: [], headers: headers + [("Allow", "POST, OPTIONS")])
        case .GET where WebSocketUpgrade.isAsked(by: head):
            do throws(HTTPFault) {
                request = .upgrading(
                    try WebSocketUpgrade(
                        head, cors: service.cors, paths: service.paths, caller: caller(of: head.headers)))
            } catch {
                refuse(error, fields + [("Sec-WebSocket-Version", "13")])
            }
        case .GET where BayeuxRequestHead.asksForJSONP(head):
            refuse(HTTPFault(.badRequest, "The transport callback-polling is not supported."), fields)
        default:
            refuse(.methodNotAllowed, fields + [("Allow", "POST, OPTIONS")])
        }
    }

    private func handOver(_ head: BayeuxRequestHead, body: ByteBuffer, context: ChannelHandlerContext) {
        if head.isMultipart {
            return refuse(
                HTTPFault(.unsupportedMediaType, "Send Bayeux messages as JSON or as a form."), head.crossOriginFields
            )
        }
        guard !head.namesTwoUsers else { return refuse(BayeuxRequestHead.twoUsers, head.crossOriginFields) }
        guard let messages = BayeuxBody.messages(in: Array(body.readableBytesView), isForm: head.isForm) else {
            return refuse(HTTPFault(.badRequest, "The form has no parameter message."), head.crossOriginFields)
        }
        let exchange = exchange ?? HTTPExchange(handler: self, socket: gate.socket, share: share)
        self.exchange = exchange
        pending = Pending(head)
        let request = BayeuxRequest(
            body: messages, browserID: head.browserID, otherBrowserIDs: head.otherBrowserIDs, user: head.user,
            peer: head.caller ?? peer(context))
        service.receiver.receive(request, now: service.clock.uptime(), exchange: exchange)
    }

    private func peer(_ context: ChannelHandlerContext) -> String {
        if let peer { return peer }
        peer = gate.peer?.countingKey
        return peer ?? ""
    }

    /// The caller that a trusted proxy names; nil without one.
    private func caller(of headers: HTTPHeaders) -> String? {
        guard !service.proxies.networks.isEmpty, let peer = gate.peer else { return nil }
        return service.proxies.caller(of: headers, from: peer)?.countingKey
    }
}

// MARK: - Answers

extension BayeuxHandler {
    /// Sends the hub's answer; to be called on the event loop.
    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        guard context != nil, let pending else { return ended(.failed) }
        self.pending = nil
        if response.body.count >= BayeuxEndpoint.longAnswer, let peer = pending.caller ?? peer {
            service.receiver.answered(response.body.count, to: peer)
        }
        var answer = WholeAnswer(status: response.status, body: response.body)
        answer.fields = pending.crossOriginFields
        if let browserID = response.newBrowserID {
            let cookie = service.cookie.field(
                value: browserID, path: pending.cookiePath, crossesSites: pending.crossesOrigins)
            answer.fields.append(("Set-Cookie", cookie))
        }
        if response.status == 503 { answer.fields.append(("Retry-After", "1")) }
        answer.isLast = response.closeConnection || response.status == 413
        gate.answer(answer, ended: ended)
    }

    private func refuse(_ fault: HTTPFault, _ fields: [CORSPolicy.Field]) {
        respond(fault.status, body: fault.body, headers: fields)
    }

    private func respond(_ status: HTTPResponseStatus, body: [UInt8], headers more: [CORSPolicy.Field]) {
        guard let context else { return }
        var headers = HTTPHeaders()
        headers.reserveCapacity(4 + more.count)
        headers.add(name: "Date", value: service.date.text)
        headers.add(name: "Cache-Control", value: "no-store")
        if !body.isEmpty { headers.add(name: "Content-Type", value: "application/json;charset=UTF-8") }
        headers.add(name: "Content-Length", value: String(body.count))
        for field in service.common.fields + more { headers.add(name: field.name, value: field.value) }
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if !body.isEmpty { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}

// MARK: - WebSockets

extension BayeuxHandler {
    /// Upgrades to a WebSocket: its handlers replace those of HTTP.
    private func begin(_ upgrade: WebSocketUpgrade, context: ChannelHandlerContext) {
        let browserID = upgrade.request.browserID ?? service.receiver.makeBrowserID()
        var fields: HTTPHeaders = ["Date": service.date.text]
        if upgrade.request.browserID == nil {
            let cookie = service.cookie.field(
                value: browserID, path: upgrade.request.cookiePath, crossesSites: upgrade.request.crossesOrigins)
            fields.add(name: "Set-Cookie", value: cookie)
        }
        let answer = upgrade.answer(on: context.channel, adding: fields).assumeIsolated()
        answer.whenComplete { [weak self] result in
            guard let self, let context = self.context else { return }
            guard case .success(let headers) = result else { return context.close(promise: nil) }
            let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers)
            context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
            do {
                try WebSocketSetup.replaceHandlers(
                    of: context.pipeline.syncOperations, service: service, head: upgrade.request, browserID: browserID)
            } catch {
                context.close(promise: nil)
            }
        }
    }
}

// MARK: - Ends

extension BayeuxHandler {
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is PeerFinished { return peerFinished(context: context) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is RequestInterrupted, case .reading = request { request = .handled }
        context.fireErrorCaught(error)
    }

    func channelInactive(context: ChannelHandlerContext) {
        disconnect()
        context.fireChannelInactive()
    }

    /// Ends a held poll at once when its client closes its sending side.
    ///
    /// A request that the hub does not hold is still answered, because a client may close its sending side and read on. The
    /// hub does not say which of the two it was, so the connection stays open for the answer for ``Service/grace``.
    private func peerFinished(context: ChannelHandlerContext) {
        guard pending != nil, let exchange else { return }
        pending?.isAbandoned = true
        service.receiver.sessions.abandoned(exchange)
        guard pending != nil else { return }
        context.eventLoop.assumeIsolated().scheduleTask(in: service.grace) { [weak self] in
            guard let self, pending != nil else { return }
            self.context?.close(promise: nil)
        }
    }

    /// Reports that the connection broke before the peer had read the last answer.
    func answerUnread() {
        guard pending == nil, let exchange else { return }
        service.receiver.sessions.unread(exchange)
    }

    /// Whether the hub has yet to learn if the peer read the last answer.
    var isLastAnswerInDoubt: Bool {
        guard pending == nil, let exchange else { return false }
        return service.receiver.sessions.isInDoubt(exchange)
    }

    private func disconnect() {
        guard let exchange else { return }
        self.exchange = nil
        exchange.disconnect()
        guard let pending else { return }
        self.pending = nil
        if !pending.isAbandoned { service.receiver.sessions.abandoned(exchange) }
    }
}
