import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The HTTP server of a stand-in for a platform, with WebSockets, on one port.
package final class StandInServer: Sendable {
    /// Answers a request; nil closes the connection without an answer.
    package typealias Handler = @Sendable (StandInRequest) async -> StandInAnswer?
    /// Takes a WebSocket by the path that it asks for; nil refuses it.
    package typealias Upgrade = @Sendable (_ path: [String]) -> (any StandInSocketReader)?

    /// How long connections may last after the end.
    private static let grace = TimeAmount.seconds(2)

    /// The port that it listens on.
    package let port: Int
    private let listener: any Channel
    private let connections: ConnectionRegistry

    private init(listener: any Channel, connections: ConnectionRegistry, port: Int) {
        self.listener = listener
        self.connections = connections
        self.port = port
    }

    /// Begins to listen; requests are answered from now on.
    ///
    /// - Throws: When the port cannot be bound.
    package static func listen(
        host: String = "127.0.0.1", port: Int, upgrade: @escaping Upgrade = { _ in nil }, handler: @escaping Handler
    ) async throws -> StandInServer {
        let connections = ConnectionRegistry()
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                _ = connections.add(channel)
                return channel.eventLoop.makeCompletedFuture { try configure(channel, upgrade, handler) }
            }
            .bind(host: host, port: port).get()
        return StandInServer(
            listener: listener, connections: connections, port: listener.localAddress?.port ?? port)
    }

    /// Serves until the task is cancelled, then closes everything.
    package func run() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self, bufferingPolicy: .bufferingNewest(1))
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        await close()
    }

    /// Closes the listener and all connections.
    package func close() async {
        try? await listener.close().get()
        for channel in connections.all { channel.close(promise: nil) }
    }

    private static func configure(
        _ channel: any Channel, _ upgrade: @escaping Upgrade, _ handler: @escaping Handler
    ) throws {
        let http = StandInHTTPHandler(handler)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: 1 << 20,
            shouldUpgrade: { channel, head in
                let isTaken = StandInTarget(head.uri).flatMap { upgrade($0.path) } != nil
                return channel.eventLoop.makeSucceededFuture(isTaken ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    guard let reader = StandInTarget(head.uri).flatMap({ upgrade($0.path) }) else { return }
                    try channel.pipeline.syncOperations.addHandler(StandInSocketHandler(reader))
                }
            })
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    context.pipeline.syncOperations.removeHandler(http, promise: nil)
                }
            ))
        try channel.pipeline.syncOperations.addHandler(http)
    }
}

/// The parts of a request's target.
struct StandInTarget {
    let path: [String]
    let query: [String: String]

    init?(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1)
        path = (parts.first ?? "").split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        query = Self.values(of: parts.count > 1 ? String(parts[1]) : "")
    }

    /// The values of a query or a form.
    static func values(of text: String) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            let value = sides.count > 1 ? sides[1].replacing("+", with: " ").removingPercentEncoding : ""
            values[sides.first.map(String.init) ?? ""] = value
        }
        return values
    }
}

/// One HTTP/1.1 connection: requests are answered one after the other.
private final class StandInHTTPHandler: ChannelInboundHandler, RemovableChannelHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private static let longestBody = 4_194_304

    private let handler: StandInServer.Handler
    // Used on the channel's event loop alone.
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(_ handler: @escaping StandInServer.Handler) { self.handler = handler }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
        case .body(let buffer):
            guard body.count + buffer.readableBytes <= Self.longestBody else { return context.close(promise: nil) }
            body.append(contentsOf: buffer.readableBytesView)
        case .end:
            guard let head, let target = StandInTarget(head.uri) else { return context.close(promise: nil) }
            self.head = nil
            answer(head, target, on: context.channel)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that nobody takes is a request like any other, which is answered.
        if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
    }

    private func answer(_ head: HTTPRequestHead, _ target: StandInTarget, on channel: any Channel) {
        let request = StandInRequest(
            method: head.method.rawValue, path: target.path, query: target.query,
            headers: Dictionary(
                head.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 }), body: body)
        let isKeptAlive = head.isKeepAlive
        Task { [handler] in
            guard let answer = await handler(request) else { return channel.close(promise: nil) }
            var head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status))
            for header in answer.headers { head.headers.add(name: header.name, value: header.value) }
            head.headers.replaceOrAdd(name: "content-length", value: String(answer.body.count))
            if !isKeptAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
            channel.write(HTTPServerResponsePart.head(head), promise: nil)
            let buffer = channel.allocator.buffer(bytes: answer.body)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(buffer)), promise: nil)
            channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in
                if !isKeptAlive { channel.close(promise: nil) }
            }
        }
    }
}

/// The files of the agents' page.
enum StandInPage {
    /// A file beside the program; for tests, else, in the folder of the sources.
    ///
    /// The bundle that the package manager makes would end the program where its folder is missing.
    static func file(_ name: String) -> Data? {
        places.lazy.compactMap { try? Data(contentsOf: $0.appendingPathComponent(name)) }.first
    }

    private static var places: [URL] {
        let beside = Bundle.main.bundleURL.appendingPathComponent("beckon-server_BeckonSimulators.resources/Page")
        #if DEBUG
        return [beside, URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Page").standardizedFileURL]
        #else
        return [beside]
        #endif
    }
}
