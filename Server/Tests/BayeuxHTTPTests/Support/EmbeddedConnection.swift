import BayeuxServer
import BeckonTime
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import BayeuxHTTP

/// One connection in memory: the handlers of the pipeline with a router that answers at once, and a clock by hand.
final class EmbeddedConnection {
    let channel: EmbeddedChannel
    let loop: EmbeddedEventLoop
    let receiver: StubReceiver
    let router: StubRouter
    let socket = StubSocket()
    private var output = ""

    init(
        limits: HTTPLimits = HTTPLimits(), receiver: StubReceiver = StubReceiver(), cors: CORSPolicy = CORSPolicy(),
        isSecure: Bool = false, endpoint: BayeuxEndpoint = BayeuxEndpoint()
    ) throws {
        loop = EmbeddedEventLoop()
        self.receiver = receiver
        router = StubRouter()
        channel = EmbeddedChannel(loop: loop)
        let clock = HTTPClock(
            uptime: { Uptime(milliseconds: 7) }, now: { Timestamp(milliseconds: 784_111_777_000) })
        let pipeline = HTTPPipeline(
            receiver: receiver, limits: limits, endpoint: endpoint, cors: cors, isSecure: isSecure, clock: clock)
        let setup = HTTPPipelineChannel(pipeline: pipeline, runner: RouterRunner()) { _, _, _ in }
        try channel.pipeline.syncOperations.addHandler(socket)
        try setup.addHandlers(to: channel.pipeline.syncOperations, entry: nil)
        try channel.pipeline.syncOperations.addHandler(router)
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 4242)).wait()
    }

    deinit {
        socket.breakDown()
        loop.run()
    }

    /// The peer sends bytes.
    func send(_ text: String) { send(bytes: text.utf8) }

    /// The peer sends bytes.
    func send(bytes: some Sequence<UInt8>) {
        channel.pipeline.fireChannelRead(ByteBuffer(bytes: bytes))
        channel.pipeline.fireChannelReadComplete()
        loop.run()
    }

    /// The peer closes its side.
    func closeInput() {
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        loop.run()
    }

    /// All that was written so far.
    var written: String {
        while let part = try? channel.readOutbound(as: IOData.self) {
            guard case .byteBuffer(let bytes) = part else { continue }
            output += String(buffer: bytes)
        }
        return output
    }

    /// The bytes written since they were last taken.
    func takeBytes() -> [UInt8] {
        var bytes: [UInt8] = []
        while let part = try? channel.readOutbound(as: IOData.self) {
            if case .byteBuffer(let buffer) = part { bytes += buffer.readableBytesView }
        }
        return bytes
    }

    /// The status codes written so far.
    var statuses: [Int] {
        written.split(separator: "HTTP/1.").compactMap { Int($0.dropFirst(2).prefix(3)) }
    }

    /// Whether the socket was closed.
    var isClosed: Bool { !channel.isActive }

    /// Lets time pass.
    func advance(_ time: TimeAmount) {
        loop.advanceTime(by: time)
    }
}

/// The socket: it remembers what was done to it, and may refuse to take bytes.
final class StubSocket: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = IOData

    /// Whether the peer does not read.
    var isBlocked = false
    private(set) var closes: [CloseMode] = []
    private(set) var reads = 0
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// The connection is gone.
    func breakDown() { context?.close(promise: nil) }

    func flush(context: ChannelHandlerContext) {
        if !isBlocked { context.flush() }
    }

    func read(context: ChannelHandlerContext) {
        reads += 1
        context.read()
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        closes.append(mode)
        // The embedded channel knows no half of a close.
        if mode == .output { promise?.succeed() } else { context.close(mode: mode, promise: promise) }
    }
}

/// A router that answers each request with its path, at its end, or when it is told to.
final class StubRouter: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// Whether answers wait for ``release()``.
    var isHeld = false
    /// The header fields of answers.
    var headers: HTTPHeaders = [:]
    var status = HTTPResponseStatus.ok
    private(set) var requests: [HTTPRequestHead] = []
    private(set) var bodies: [String] = []
    private(set) var completed = 0
    private(set) var errors: [any Error] = []
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            requests.append(head)
            bodies.append("")
        case .body(let bytes): bodies[bodies.count - 1] += String(buffer: bytes)
        case .end:
            completed += 1
            if !isHeld { release() }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { errors.append(error) }

    /// Answers the request in hand.
    func release() {
        begin()
        end()
    }

    func begin() {
        let text = requests.last?.uri ?? ""
        var fields = headers
        if !fields.contains(name: "transfer-encoding") {
            fields.add(name: "content-length", value: "\(text.utf8.count)")
        }
        write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: fields)))
        write(.body(.byteBuffer(ByteBuffer(string: text))))
    }

    func end() {
        write(.end(nil))
        context?.flush()
    }

    private func write(_ part: HTTPServerResponsePart) {
        context?.write(wrapOutboundOut(part), promise: nil)
    }
}
