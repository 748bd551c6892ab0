import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A request to upgrade to a WebSocket, RFC 6455 section 4.
struct WebSocketUpgrade {
    /// The values of the request's header fields.
    let request: BayeuxRequestHead
    private let head: HTTPRequestHead

    /// Whether a request asks for an upgrade, valid or not.
    static func isAsked(by head: HTTPRequestHead) -> Bool {
        head.method == .GET
            && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
    }

    /// Reads an upgrade request.
    ///
    /// - Parameters:
    ///   - head: The request.
    ///   - cors: Which pages of other origins may call.
    ///   - paths: The prefixes that proxies put before this server's paths.
    ///   - caller: The caller that a trusted proxy names.
    /// - Throws: The refusal to answer with.
    init(
        _ head: HTTPRequestHead, cors: CORSPolicy, paths: PublicPaths = PublicPaths(), caller: String? = nil
    ) throws(HTTPFault) {
        let options = head.headers[canonicalForm: "connection"]
        guard head.version == .http1_1, options.contains(where: { $0.lowercased() == "upgrade" }) else {
            throw HTTPFault(.badRequest, "The upgrade to a WebSocket is not well-formed.")
        }
        guard head.headers["sec-websocket-version"] == ["13"] else {
            throw HTTPFault(.upgradeRequired, "Only version 13 of the WebSocket protocol is supported.")
        }
        let keys = head.headers["sec-websocket-key"]
        guard keys.count == 1, let key = keys.first, Self.isKey(key) else {
            throw HTTPFault(.badRequest, "The upgrade to a WebSocket needs one valid Sec-WebSocket-Key.")
        }
        // Browsers let a page of any origin open a WebSocket, and send the cookies with it.
        guard Self.mayCall(head.headers, cors) else {
            throw HTTPFault(.forbidden, "Pages of this origin may not call this server.")
        }
        self.head = head
        request = BayeuxRequestHead(head, cors: cors, paths: paths, caller: caller)
        guard !request.namesTwoUsers else { throw BayeuxRequestHead.twoUsers }
    }

    /// Whether the page is the server's own or of an allowed origin; apps send no `Origin` and may call.
    private static func mayCall(_ headers: HTTPHeaders, _ cors: CORSPolicy) -> Bool {
        guard let origin = headers.first(name: "origin") else { return true }
        if cors.allowedOrigin(origin) != nil { return true }
        guard let host = headers.first(name: "host")?.lowercased() else { return false }
        return ["http://\(host)", "https://\(host)"].contains(origin.lowercased())
    }

    /// Whether a text is 16 bytes in base 64.
    private static func isKey(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 24, bytes.suffix(2).allSatisfy({ $0 == UInt8(ascii: "=") }) else { return false }
        return bytes.dropLast(2).allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
    }

    /// The header fields of the answer that begins the WebSocket.
    ///
    /// - Parameters:
    ///   - channel: The connection.
    ///   - fields: Further fields.
    /// - Returns: All fields.
    func answer(on channel: any Channel, adding fields: HTTPHeaders) -> EventLoopFuture<HTTPHeaders> {
        let upgrader = NIOWebSocketServerUpgrader(
            // The result holds only the fields that this closure returns.
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(fields) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
        return upgrader.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
    }
}

/// Turns an HTTP connection into a WebSocket.
enum WebSocketSetup {
    /// Puts the handlers of a WebSocket behind the guard and removes those of HTTP.
    ///
    /// - Parameters:
    ///   - pipeline: The connection's handlers.
    ///   - service: What all connections share.
    ///   - head: The values of the upgrade request's header fields.
    ///   - browserID: The cookie of that request, or the one that its answer set.
    /// - Throws: `ChannelError` if the connection is closed.
    static func replaceHandlers(
        of pipeline: ChannelPipeline.SynchronousOperations, service: BayeuxHandler.Service, head: BayeuxRequestHead,
        browserID: String
    ) throws {
        let connection = try pipeline.handler(type: ConnectionGuard.self)
        let old: [any RemovableChannelHandler] = [
            try pipeline.handler(type: HTTPResponseEncoder.self),
            try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self),
            try pipeline.handler(type: RequestGate.self), try pipeline.handler(type: BayeuxHandler.self),
        ]
        let decoder = ByteToMessageHandler(
            WebSocketFrameDecoder(maxFrameSize: min(service.endpoint.maxBodyBytes, Int(Int32.max))))
        let handler = WebSocketHandler(
            on: pipeline.eventLoop, service: service, connection: connection, head: head, browserID: browserID)
        connection.upgraded()
        try pipeline.addHandlers([WebSocketFrameEncoder(), decoder, handler], position: .after(connection))
        for handler in old { pipeline.removeHandler(handler).whenFailure { _ in } }
        if let entry = try? pipeline.handler(type: RouterEntry.self) {
            pipeline.removeHandler(entry).whenFailure { _ in }
        }
    }
}
