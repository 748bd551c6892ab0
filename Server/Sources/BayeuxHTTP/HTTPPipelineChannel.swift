import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Sets up each connection: guard, codec, gate, Bayeux and the entry to the router.
struct HTTPPipelineChannel: HTTPChannelHandler {
    /// One connection.
    struct Value: ServerChildChannelValue {
        let channel: any Channel
    }

    let responder: HTTPChannelHandler.Responder
    private let limits: HTTPLimits
    private let proxies: TrustedProxies
    private let connections: ConnectionLimit
    private let isSecure: Bool
    private let isEncrypted: Bool
    private let bayeux: BayeuxHandler.Service
    private let bodyLimit: RequestSequence.BodyLimit
    private let runner: RouterRunner

    init(pipeline: HTTPPipeline, runner: RouterRunner, responder: @escaping HTTPChannelHandler.Responder) {
        self.responder = responder
        self.runner = runner
        limits = pipeline.limits
        proxies = pipeline.proxies
        connections = pipeline.connections
        isSecure = pipeline.isSecure
        isEncrypted = pipeline.isEncrypted
        bayeux = BayeuxHandler.Service(pipeline: pipeline, date: HTTPDate(clock: pipeline.clock.now))
        let (limits, endpoint, paths) = (pipeline.limits, pipeline.endpoint, pipeline.paths)
        let longer = pipeline.longerBodies
        bodyLimit = { head, length in
            let target = paths.stripped(head.uri)
            if endpoint.matches(target) { return endpoint.maxBodyBytes }
            if let length, length <= limits.maxBodyBytes { return limits.maxBodyBytes }
            return longer(target) ?? limits.maxBodyBytes
        }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            Self.setOptions(of: channel)
            let entry = RouterEntry(isSecure: isSecure, proxies: proxies) { entry, channel in
                runner.start { await route(entry, channel: channel, logger: logger) }
            }
            let connection = try addHandlers(to: channel.pipeline.syncOperations, entry: entry)
            let peer = IPAddress(channel.remoteAddress)
            if proxies.expectsProxyHeader(from: peer) {
                // Before TLS, which begins after the header.
                let handler = ProxyHeaderHandler { [connections] caller in
                    connection.proxied = caller
                    Self.count(channel, of: caller, in: connections)
                }
                try channel.pipeline.syncOperations.addHandler(handler, position: .first)
            } else if peer.map(proxies.trusts) != true {
                Self.count(channel, of: peer, in: connections)
            }
            runner.opened(channel)
            return Value(channel: channel)
        }
    }

    /// Counts a connection until it closes; one beyond the limit is closed without an answer.
    private static func count(_ channel: any Channel, of address: IPAddress?, in connections: ConnectionLimit) {
        switch connections.admit(address) {
        case .exempt: break
        case .counted(let key): channel.closeFuture.whenComplete { _ in connections.release(key) }
        // Once it is registered with its loop.
        case .refused: channel.eventLoop.execute { channel.close(promise: nil) }
        }
    }

    /// Does nothing: a connection gets a task only when it needs the router, see ``RouterRunner``.
    func handle(value: Value, logger: Logger) async {}

    /// Opens the router's side of a connection and runs it until the connection is closed.
    private func route(_ entry: NIOLoopBound<RouterEntry>, channel: any Channel, logger: Logger) async {
        let opened = channel.eventLoop.submit { try entry.value.open(channel) }
        guard let router = try? await opened.get() else { return }
        await handleHTTP(asyncChannel: router, logger: logger)
    }

    /// Adds the handlers; in this order, from the socket inwards.
    @discardableResult
    func addHandlers(
        to pipeline: ChannelPipeline.SynchronousOperations, entry: RouterEntry?
    ) throws -> ConnectionGuard {
        let share = bayeux.share(of: pipeline.eventLoop)
        let connection = ConnectionGuard(
            limits: limits, now: pipeline.eventLoop.now, isEncrypted: isEncrypted, share: share,
            keepsUnreadHeads: bayeux.cors.allowsOtherOrigins)
        try pipeline.addHandler(connection)
        try pipeline.addHandler(HTTPResponseEncoder())
        try pipeline.addHandler(ByteToMessageHandler(makeDecoder()))
        let sequence = RequestSequence(limits: limits, bodyLimit: bodyLimit)
        let gate = RequestGate(connection: connection, sequence: sequence, service: bayeux, share: share)
        connection.gate = gate
        try pipeline.addHandler(gate)
        try pipeline.addHandler(BayeuxHandler(service: bayeux, gate: gate, share: share))
        if let entry {
            entry.connection = connection
            try pipeline.addHandler(entry)
        }
        return connection
    }

    private func makeDecoder() -> HTTPRequestDecoder {
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderFieldSize = limits.maxHeaderBytes
        decoderLimits.maxHeaderListSize = limits.maxHeaderBytes
        decoderLimits.maxHeaderFieldCount = limits.maxHeaderFields
        return HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: decoderLimits)
    }

    private static func setOptions(of channel: any Channel) {
        let options = channel.syncOptions
        // Bytes beyond the request in hand stay in the kernel's buffers, not in this process.
        try? options?.setOption(.maxMessagesPerRead, value: 1)
        // A read buffer is at most 8 KiB, so a peer that sends and never reads costs no more than this. A peer that sends
        // many small requests has to give way before that, see `PipelineTurn`.
        try? options?.setOption(
            .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 2_048, maximum: 8_192))
        // A peer that leaves this much unread is not read from.
        try? options?.setOption(.writeBufferWaterMark, value: .init(low: 8_192, high: 16_384))
        #if os(Linux)
        // A peer that vanished silently: the connection ends when written bytes stay unacknowledged for so long.
        let tcpUserTimeout = NIOBSDSocket.Option(rawValue: 18)
        try? options?.setOption(.tcpOption(tcpUserTimeout), value: .init(DirectSocket.silence.usual * 1_000))
        #endif
    }
}
