import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A request to go on as a WebSocket, RFC 6455 section 4.
struct WebSocketUpgrade {
    /// What the request brings along besides its body.
    let request: BayeuxRequestHead
    private let head: HTTPRequestHead

    /// Whether a request asks for it, well or not.
    static func isAsked(by head: HTTPRequestHead) -> Bool {
        head.method == .GET
            && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
    }

    /// Reads a request that asks for it.
    ///
    /// - Parameters:
    ///   - head: The request.
    ///   - cors: Which pages of other origins may call.
    ///   - paths: What proxies put before the paths of this server.
    ///   - caller: The caller that a trusted proxy names.
    /// - Throws: The refusal to answer with.
    init(
        _ head: HTTPRequestHead, cors: CORSPolicy, paths: PublicPaths = PublicPaths(), caller: String? = nil
    ) throws(HTTPRefusal) {
        let options = head.headers[canonicalForm: "connection"]
        guard head.version == .http1_1, options.contains(where: { $0.lowercased() == "upgrade" }) else {
            throw HTTPRefusal(.badRequest, "The upgrade to a WebSocket is not well-formed.")
        }
        guard head.headers["sec-websocket-version"] == ["13"] else {
            throw HTTPRefusal(.upgradeRequired, "WebSockets of version 13 are spoken here.")
        }
        let keys = head.headers["sec-websocket-key"]
        guard keys.count == 1, let key = keys.first, Self.isKey(key) else {
            throw HTTPRefusal(.badRequest, "The upgrade to a WebSocket has no good key.")
        }
        // A page of any origin may open a WebSocket, and its browser sends the cookies along.
        guard Self.mayCall(head.headers, cors) else {
            throw HTTPRefusal(.forbidden, "Pages of this origin may not call.")
        }
        self.head = head
        request = BayeuxRequestHead(head, paths: paths, caller: caller)
    }

    /// Whether the page that asks is the server's own, or one that may call; apps name no origin.
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
    ///   - fields: Fields to send besides.
    /// - Returns: All fields.
    func answer(on channel: any Channel, adding fields: HTTPHeaders) -> EventLoopFuture<HTTPHeaders> {
        let upgrader = NIOWebSocketServerUpgrader(
            // Only the fields of this closure's answer come out again.
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(fields) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
        return upgrader.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
    }
}
