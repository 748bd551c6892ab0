import BayeuxServer
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import ServiceLifecycle
import Synchronization

@testable import BayeuxHTTP

/// A server on a port of its own, with a router beside the Bayeux endpoint.
struct Loopback {
    var pipeline: HTTPPipeline
    var tls: TLSFiles?
    /// The certificate, where a test replaces it; else that of ``tls``.
    var identity: TLSIdentity?
    /// The complete bodies that the router's `POST /commit` saw.
    let committed = Committed()

    init(
        receiver: StubReceiver, limits: HTTPLimits = .patient, cors: CORSPolicy = CORSPolicy(), tls: TLSFiles? = nil
    ) {
        pipeline = HTTPPipeline(receiver: receiver, limits: limits, cors: cors)
        self.tls = tls
    }

    /// What reached the router.
    final class Committed: Sendable {
        private let bodies = Mutex<[String]>([])
        private let (cuts, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

        var all: [String] { bodies.withLock { $0 } }

        func add(_ body: String) { bodies.withLock { $0.append(body) } }

        /// An answer could not be written to its end.
        func answerCut() { continuation.yield() }

        /// Waits until an answer was cut.
        func waitForCut() async {
            for await _ in cuts { return }
        }
    }

    /// Runs the server while `body` runs, then shuts it down gracefully and waits for its end.
    ///
    /// - Parameter body: Gets the port and the way to begin the shutdown earlier.
    func run(_ body: @escaping (Int, ServiceGroup) async throws -> Void) async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let (ports, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let server = try makeHTTPServer(
            responder: makeRouter().buildResponder(), pipeline: pipeline, address: .loopback(port: 0),
            tls: try identity ?? tls.map { try TLSIdentity($0) }, logger: logger
        ) { continuation.yield($0.port ?? 0) }
        let services = ServiceGroup(configuration: .init(services: [server], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await services.run() }
            var iterator = ports.makeAsyncIterator()
            let port = await iterator.next() ?? 0
            do {
                try await body(port, services)
            } catch {
                await services.triggerGracefulShutdown()
                throw error
            }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }

    private func makeRouter() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(
            middleware: Front<BasicRequestContext>([
                // A stream has no length, and must get none from here.
                CommonFieldsStep<BasicRequestContext>(CommonFields(isEncrypted: tls != nil || identity != nil)),
                CORSPolicyStep<BasicRequestContext>(policy: pipeline.cors),
                FaultStep<BasicRequestContext> { error, _ in
                    error is KnownFault ? .fault(status: .conflict, message: "Known.") : nil
                },
            ]))
        router.get("a") { _, _ in "a" }
        router.post("echo") { request, _ in try await request.body.collect(upTo: 1 << 20) }
        router.post("small") { request, _ in try await request.body.collect(upTo: 10) }
        router.post("commit") { request, _ in
            committed.add(String(buffer: try await request.body.collect(upTo: 1 << 20)))
            return "committed"
        }
        router.get("big") { _, _ in ByteBuffer(repeating: 0x78, count: 20 << 20) }
        router.get("endless") { _, _ in
            let piece = ByteBuffer(repeating: 0x78, count: 1 << 16)
            return Response(
                status: .ok,
                body: .init { writer in
                    do {
                        while true { try await writer.write(piece) }
                    } catch {
                        committed.answerCut()
                        throw error
                    }
                })
        }
        router.get("stream") { _, _ in
            Response(
                status: .ok,
                body: .init { writer in
                    for _ in 0..<3 { try await writer.write(ByteBuffer(string: "part")) }
                    try await writer.finish(nil)
                })
        }
        router.get("known") { _, _ -> String in throw KnownFault() }
        router.get("unknown") { _, _ -> String in throw UnknownFault() }
        router.get("type") { _, _ -> String in throw HTTPError(.unsupportedMediaType, message: "Send a form.") }
        return router
    }
}

struct KnownFault: Error {}

struct UnknownFault: Error {
    let secret = "555-0100"
}

/// Stops reading from a connection, so that little of what is sent to it is taken.
final class Valve: ChannelOutboundHandler, Sendable {
    typealias OutboundIn = Never

    private let isShut = Atomic(false)
    private let context = Mutex<NIOLoopBound<ChannelHandlerContext>?>(nil)

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        self.context.withLock { $0 = bound }
    }

    /// Closes the socket without TLS's good-bye.
    func closeSocket() {
        guard let context = context.withLock({ $0 }) else { return }
        context.eventLoop.execute { context.value.close(promise: nil) }
    }

    func shut() { isShut.store(true, ordering: .relaxed) }

    func read(context: ChannelHandlerContext) {
        if !isShut.load(ordering: .relaxed) { context.read() }
    }
}

/// A client that speaks in bytes.
final class Peer {
    /// Used by the one task that has this peer.
    nonisolated(unsafe) private var iterator: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    /// The connection.
    let channel: any Channel
    private(set) var received = ""

    private init(
        _ stream: NIOAsyncChannelInboundStream<ByteBuffer>, _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
        _ channel: any Channel
    ) {
        iterator = stream.makeAsyncIterator()
        self.outbound = outbound
        self.channel = channel
    }

    /// Connects, runs `body` and closes.
    static func connect<Result>(
        port: Int, tls: NIOSSLContext? = nil, reads: Bool = true, valve: Valve? = nil,
        _ body: (Peer) async throws -> Result
    ) async throws -> Result {
        let connected = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.autoRead, value: reads)
            .channelOption(.socketOption(.so_rcvbuf), value: valve == nil ? 262_144 : 4_096)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let tls {
                        let handler = try NIOSSLClientHandler(context: tls, serverHostname: "localhost")
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                    if let valve { try channel.pipeline.syncOperations.addHandler(valve, position: .first) }
                    return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
                }
            }
        return try await connected.executeThenClose { inbound, outbound in
            try await body(Peer(inbound, outbound, connected.channel))
        }
    }

    func send(_ text: String) async throws { try await outbound.write(ByteBuffer(string: text)) }

    /// Sends whatever the other side may do to the connection.
    func sendIgnoringErrors(_ text: String) async { try? await send(text) }

    /// Sends no more.
    func finish() { outbound.finish() }

    /// Reads until the text received so far satisfies a condition, or to the end.
    @discardableResult
    func read(until condition: (String) -> Bool) async throws -> String {
        while !condition(received), let bytes = try await iterator.next(isolation: nil) {
            received += String(buffer: bytes)
        }
        return received
    }

    /// Reads so many answers with the bodies that their lengths announce.
    @discardableResult
    func read(answers count: Int) async throws -> [Answer] {
        try await read { Answer.all(in: $0).count >= count }
        return Answer.all(in: received)
    }

    /// Reads until the server closes its side; a reset counts as that.
    @discardableResult
    func readToEnd() async -> [Answer] {
        _ = try? await read { _ in false }
        return Answer.all(in: received)
    }
}

/// An HTTP answer as the peer read it.
struct Answer: Equatable {
    let status: Int
    let head: String
    let body: String

    /// The complete answers in a text.
    static func all(in text: String) -> [Answer] {
        var answers: [Answer] = []
        var rest = text[...]
        while let end = rest.firstRange(of: "\r\n\r\n") {
            let head = rest[..<end.lowerBound]
            let status = Int(head.dropFirst(9).prefix(3)) ?? 0
            let field = head.lowercased().firstRange(of: "content-length: ").map { head.lowercased()[$0.upperBound...] }
            let length = field.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
            let body = rest[end.upperBound...].utf8
            guard body.count >= length else { break }
            let bodyEnd = body.index(body.startIndex, offsetBy: length)
            answers.append(
                Answer(status: status, head: String(head), body: String(rest[end.upperBound..<bodyEnd])))
            rest = rest[bodyEnd...]
        }
        return answers
    }
}
