import Beckon
import BeckonTracing
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOTLS

/// The result of one HTTP request.
enum HTTPPostResult: Sendable, Hashable {
    case answer(status: Int, retryAfter: String?)
    /// The host's address may not be called.
    case addressRefused
    /// `latestStart` had passed before the first byte was written.
    case tooLate
    /// The server surely did not receive the whole request.
    case notSent(reason: String)
    /// The request was sent, but no answer arrived.
    case noAnswer
}

extension TracedRequest {
    /// Ends the request with its result.
    func end(_ result: HTTPPostResult) {
        switch result {
        case .answer(let status, _):
            end(status: status, error: (200..<300).contains(status) ? nil : "\(status)")
        case .addressRefused, .tooLate, .notSent: end(status: nil, error: "not sent")
        case .noAnswer: end(status: nil, error: "no answer")
        }
    }
}

/// One POST over a connection of its own.
///
/// It looks the host up once, checks each address, connects to an allowed one, sends, and reads the status.
/// All this has one deadline. It is used on one event loop.
final class HTTPPost {
    /// A request.
    struct Request: Sendable {
        var address: WebAddress
        var verdict: HTTPTargetList.Verdict
        /// The resolver threads that look the host up.
        var lane = HostResolver.Lane.known
        var headers: [(name: String, value: String)]
        var body: [UInt8]
        /// Client TLS; used for `https` addresses.
        var tls: NIOSSLContext
        var timeout: Milliseconds
        /// The last uptime at which its first byte may be written.
        var latestStart = Uptime.never
        /// Measures the time-out.
        var time: any TimeSource
    }

    /// How often the deadline is checked.
    private static let tick: TimeAmount = .milliseconds(100)

    /// The most bytes of an answer's body that are read and discarded before the connection is closed.
    static let maximumAnswerBytes = 65_536

    private let request: Request
    private let eventLoop: any EventLoop
    private var continuation: CheckedContinuation<HTTPPostResult, Never>?
    private var channel: (any Channel)?
    /// Allowed addresses that were not tried yet.
    private var addresses: ArraySlice<SocketAddress> = []
    private var deadline = Uptime.start
    private var ticker: RepeatedTask?
    private var isSent = false

    private init(
        request: Request, eventLoop: any EventLoop, continuation: CheckedContinuation<HTTPPostResult, Never>
    ) {
        self.request = request
        self.eventLoop = eventLoop
        self.continuation = continuation
    }

    /// Performs a request; it ends by its deadline, and cancellation does not shorten it.
    static func perform(_ request: Request) async -> HTTPPostResult {
        guard request.verdict != .refused else { return .addressRefused }
        guard request.time.uptime <= request.latestStart else { return .tooLate }
        let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
        return await withCheckedContinuation { continuation in
            eventLoop.execute {
                HTTPPost(request: request, eventLoop: eventLoop, continuation: continuation).start()
            }
        }
    }

    private func start() {
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        let (host, port) = (request.address.host, request.address.port)
        deadline = request.time.uptime.advanced(by: request.timeout)
        ticker = eventLoop.scheduleRepeatedTask(initialDelay: Self.tick, delay: Self.tick) { _ in
            bound.value.lookAtClock()
        }
        let (time, deadline) = (request.time, deadline)
        HostResolver.shared.addresses(
            of: host, port: port, lane: request.lane, now: time.uptime, isWanted: { time.uptime < deadline },
            on: eventLoop
        ).whenComplete { bound.value.resolved($0) }
    }

    private func resolved(_ result: Result<[SocketAddress], any Error>) {
        guard continuation != nil else { return }
        switch result {
        case .success(let found):
            addresses = found.filter { request.verdict == .anyAddress || AddressClass.isPublic($0) }[...]
            if addresses.isEmpty { finish(.addressRefused) } else { connect() }
        case .failure(HostResolver.Failure.tooMany): finish(.notSent(reason: "too many look-ups"))
        case .failure: finish(.notSent(reason: "unknown host"))
        }
    }

    /// Tries the next address; it gets half of the remaining time, or all if it is the last.
    private func connect() {
        guard continuation != nil else { return }
        guard let address = addresses.popFirst() else {
            HostResolver.shared.forget(request.address.host, port: request.address.port)
            return finish(.notSent(reason: "cannot connect"))
        }
        let left = max(1, deadline.elapsed(since: request.time.uptime).count)
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        ClientBootstrap(group: eventLoop)
            .connectTimeout(.milliseconds(addresses.isEmpty ? left : max(1, left / 2)))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try bound.value.configure(channel) }
            }
            .connect(to: address)
            .whenFailure { _ in bound.value.connect() }
    }

    private func configure(_ channel: any Channel) throws {
        self.channel = channel
        if request.address.isSecure {
            try channel.pipeline.syncOperations.addHandler(
                NIOSSLClientHandler(context: request.tls, serverHostname: request.address.serverName))
        }
        try channel.pipeline.syncOperations.addHTTPClientHandlers()
        try channel.pipeline.syncOperations.addHandler(HTTPExchangeHandler(post: self))
    }

    /// Whether the request waits for a TLS handshake.
    fileprivate var isSecure: Bool { request.address.isSecure }

    fileprivate func write(_ context: ChannelHandlerContext) {
        guard continuation != nil else { return context.close(promise: nil) }
        guard request.time.uptime <= request.latestStart else { return finish(.tooLate) }
        var headers = HTTPHeaders(request.headers.map { ($0.name, $0.value) })
        headers.add(name: "host", value: request.address.authority)
        headers.add(name: "content-length", value: String(request.body.count))
        headers.add(name: "connection", value: "close")
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: request.address.target, headers: headers)
        let body = context.channel.allocator.buffer(bytes: request.body)
        context.write(NIOAny(HTTPClientRequestPart.head(head)), promise: nil)
        context.write(NIOAny(HTTPClientRequestPart.body(.byteBuffer(body))), promise: nil)
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        context.writeAndFlush(NIOAny(HTTPClientRequestPart.end(nil))).whenSuccess { bound.value.isSent = true }
    }

    fileprivate func received(_ head: HTTPResponseHead) {
        finish(
            .answer(status: Int(head.status.code), retryAfter: head.headers.first(name: "retry-after")),
            closing: false)
    }

    fileprivate func ended() {
        finish(isSent ? .noAnswer : .notSent(reason: "connection lost"))
    }

    private func lookAtClock() {
        guard request.time.uptime >= deadline else { return }
        finish(isSent ? .noAnswer : .notSent(reason: "no connection in time"))
    }

    private func finish(_ result: HTTPPostResult, closing: Bool = true) {
        continuation?.resume(returning: result)
        continuation = nil
        guard closing else { return }
        ticker?.cancel()
        channel?.close(promise: nil)
    }
}

/// Writes the request of a post and reads the answer's head; its body is read and discarded, up to a bound.
private final class HTTPExchangeHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let post: HTTPPost
    private var received = 0

    init(post: HTTPPost) { self.post = post }

    func channelActive(context: ChannelHandlerContext) {
        if !post.isSecure { post.write(context) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent { post.write(context) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): post.received(head)
        case .body(let buffer):
            received += buffer.readableBytes
            if received > HTTPPost.maximumAnswerBytes { context.close(promise: nil) }
        case .end: context.close(promise: nil)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelInactive(context: ChannelHandlerContext) {
        post.ended()
        context.fireChannelInactive()
    }
}
