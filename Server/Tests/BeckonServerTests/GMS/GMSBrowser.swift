import Beckon
import BeckonFiles
import BeckonMetrics
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOPosix
import Synchronization
import TestTime

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNative
@testable import BeckonNode
@testable import BeckonServer

/// A client of a node's whole router, without sockets.
struct GMSBrowser: Sendable {
    /// What a request is answered.
    struct Answer: Equatable {
        let status: Int
        let body: String
        let headers: HTTPFields
        let bytes: [UInt8]

        init(status: Int, body: String, headers: HTTPFields, bytes: [UInt8]? = nil) {
            self.status = status
            self.body = body
            self.headers = headers
            self.bytes = bytes ?? Array(body.utf8)
        }
    }

    private final class Collected: ResponseBodyWriter {
        private(set) var bytes: [UInt8] = []

        func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytesView }
        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    let node: SimulatedNode
    let signIns: DeskSignIn
    var credentials: CurrentAccess { node.credentials }
    let vault = MemoryVault()
    /// What the log said, for the status.
    let warnings = RecentWarnings()
    private let responder: any HTTPResponder<GatewayContext>
    private let known = Routes()

    /// Methods and paths, each path beginning with a slash, its parameters in braces.
    private final class Routes: Sendable {
        let all = Mutex<[String]>([])
    }

    /// The methods and paths that the router knows, as `GET /desk/api/chats/{id}`.
    var routes: [String] { known.all.withLock { $0 } }

    /// - Parameters:
    ///   - node: The node.
    ///   - settings: Its settings.
    ///   - vault: Where it keeps contents of files instead of in memory.
    ///   - scanGate: What scans them.
    init(
        _ node: SimulatedNode, _ settings: Settings, vault other: (any FileVault)? = nil, scanGate: ScanGate? = nil
    ) {
        self.node = node
        signIns = DeskSignIn(
            store: node.store, queue: node.core.queue, secret: "secret", rules: settings.secondFactors, cost: .small,
            time: node.time, ids: SystemIDs())
        var settings = settings
        settings.http.externalURLs = ["https://gms.example.com"]
        let known = known
        let platforms = PlatformMaker(
            settings, time: node.time, ids: SystemIDs(), link: nil,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        ).platforms
        responder = GatewayRouter(
            settings: settings, node: node.core, signIns: signIns, chatSecret: "secret",
            fileLinks: FileLinks(secret: "secret", lifetime: settings.fileKeeping.linkLifetime),
            access: node.access, salt: 1,
            listening: ListeningPort(),
            platforms: PlatformRoutes(
                platforms: platforms, port: PlatformPorts(node: node.core, settings: settings).port(of:)),
            metrics: MetricsPage(
                registry: MetricsRegistry(MetricsPage.families),
                sources: MetricSources(
                    version: "1.2.3", node: node.core, platforms: platforms, folder: "/", warnings: warnings)),
            vault: other ?? vault, scanGate: scanGate,
            additions: { router in
                let routes = router.routes.map(\.description)
                known.all.withLock { $0 = routes }
            },
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        ).responder()
    }

    /// Runs a node with settings, and a client of it.
    static func run(
        _ change: (inout Settings) -> Void, _ body: (GMSBrowser) async throws -> Void
    ) async throws {
        var settings = Settings()
        change(&settings)
        let all = settings
        let node = SimulatedNode(
            time: ManualTime(now: Timestamp(utc: "2026-11-20T08:00:00.000Z") ?? Timestamp(milliseconds: 0))
        ) { $0 = all }
        try await node.run { try await body(GMSBrowser(node, all)) }
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: String = "", basic: String? = nil,
        fields: [HTTPField] = [], type: String = "application/json"
    ) async throws -> Answer {
        try await send(method, path, bytes: Array(body.utf8), basic: basic, fields: fields, type: type)
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, bytes body: [UInt8], basic: String? = nil,
        fields: [HTTPField] = [], type: String
    ) async throws -> Answer {
        var head = HTTPRequest(method: method, scheme: "https", authority: "gms.example.com", path: path)
        if let basic { head.headerFields[.authorization] = "Basic \(Data(basic.utf8).base64EncodedString())" }
        if !body.isEmpty { head.headerFields[.contentType] = type }
        for field in fields { head.headerFields.append(field) }
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        var context = GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger))
        // Long answers wait for an event loop that runs by itself.
        context.eventLoop = MultiThreadedEventLoopGroup.singleton.any()
        let response = try await responder.respond(
            to: Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body))), context: context)
        let collected = Collected()
        try await response.body.write(collected)
        var headers = response.headers
        // Each answer has another one; what else two answers have is compared.
        if let id = RequestIDMiddleware.idField { headers[id] = nil }
        return Answer(
            status: response.status.code, body: String(decoding: collected.bytes, as: UTF8.self),
            headers: headers, bytes: collected.bytes)
    }
}
