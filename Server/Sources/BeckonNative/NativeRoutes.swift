import Beckon
package import BeckonEdge
import BeckonJSON
package import BeckonNode
import HTTPTypes
package import Hummingbird
import NIOCore

/// Maps the URLs below `/beckon/1` to operations of ``NativeAPI``.
package struct NativeRoutes: Sendable {
    private let api: NativeAPI
    private let agentSides: AgentSideAPI
    private let platforms: PlatformRoutes
    private let files: FileLinkRoute
    private let bodyLimit: Int
    /// The longest body of an agent side's events: it holds the longest text of an agent, however its JSON is escaped.
    static let longestEvents = PlatformRoutes.longestBody

    /// - Parameters:
    ///   - node: The node.
    ///   - sources: The sources of events, by name.
    ///   - tokens: Checks the tokens of customers.
    ///   - platforms: The requests of platforms.
    ///   - files: The files of chats.
    ///   - links: The links to them.
    ///   - salt: Random bits, by which addresses share counters of wrong secrets.
    ///   - bodyLimit: The longest body of a request, in bytes.
    package init(
        node: Node, sources: [String: BridgeSource], tokens: CustomerTokens, platforms: PlatformRoutes,
        files: ChatFiles, links: FileLinks, salt: UInt64, bodyLimit: Int
    ) {
        api = NativeAPI(node: node, sources: sources, tokens: tokens, salt: salt)
        agentSides = AgentSideAPI(native: api, port: node.port)
        self.platforms = platforms
        self.files = FileLinkRoute(files: files, links: links)
        self.bodyLimit = bodyLimit
    }

    package func add(to router: Router<GatewayContext>) {
        let group = router.group("beckon/1")
        group.get("openapi.json") { _, _ in
            guard let description = OpenAPIDocument.served else { throw HTTPError(.notFound) }
            return Response(
                status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: description))
        }
        addDevices(to: group)
        group.put("presence") { request, context in
            try await Fault.answering {
                let principal = try await principal(request, context, counting: .change)
                return .json(try await api.notePresence(body(request), of: principal).encoded())
            }
        }
        group.post("receipts") { request, context in
            try await Fault.answering {
                let principal = try await principal(request, context, counting: .change)
                return .json(try await api.receive(body(request), of: principal).encoded())
            }
        }
        group.get("conversations/:conversation/messages") { request, context in
            try await Fault.answering {
                let name = try context.parameters.require("conversation")
                let after = request.uri.queryParameters["after"].flatMap {
                    WholeNumber.clamped(String($0), to: TranscriptEvent.positions)
                }
                let principal = try await principal(request, context, counting: .read)
                return .json(try await api.messages(name, after: after, of: principal).encoded())
            }
        }
        addCXone(to: group)
        files.add(to: router)
        platforms.add(to: router)
        group.post("agent-sides/:source/events") { request, context in
            try await Fault.answering {
                let name = try context.parameters.require("source")
                let limit = Self.longestEvents
                let bytes = Array(try await request.body.collect(upTo: limit).readableBytesView)
                return .json(try await agentSides.take(name, headers: request.headers, body: bytes).encoded())
            }
        }
        group.post("events/:source") { request, context in
            try await Fault.answering {
                try await events(context.parameters.require("source"), request)
            }
        }
    }

    private func addCXone(to group: RouterGroup<GatewayContext>) {
        let box = CXoneBox(api: api)
        group.post("events/:source/1.0/token") { request, context in
            try await Fault.answering {
                let name = try context.parameters.require("source")
                return .json(try box.token(name, await body(request)).encoded())
            }
        }
        for (path, version) in [("1.0/posts/:post/messages", 1), ("2.0/channel/:channel/outbound", 2)] {
            group.post("events/:source/\(path)") { request, context in
                try await Fault.answering {
                    let name = try context.parameters.require("source")
                    let bytes = Array(try await request.body.collect(upTo: bodyLimit).readableBytesView)
                    let answer = try await box.outbound(name, headers: request.headers, body: bytes, version: version)
                    return .json(answer.encoded())
                }
            }
        }
    }

    private func addDevices(to group: RouterGroup<GatewayContext>) {
        group.post("devices") { request, context in
            try await Fault.answering {
                let principal = try await principal(request, context, counting: .change)
                return .json(try await api.register(body(request), for: principal).encoded(), status: .created)
            }
        }
        group.delete("devices") { request, context in
            try await Fault.answering {
                // An app may send its sign-out late, after its token has expired.
                let principal = try await principal(request, context, counting: .change, ignoringEnd: true)
                try await api.signOut(body(request), of: principal)
                return Response(status: .noContent)
            }
        }
        group.delete("devices/:registration") { _, context in
            try await Fault.answering {
                try await api.signOut(registration: context.parameters.require("registration"))
                return Response(status: .noContent)
            }
        }
    }

    private func events(_ name: String, _ request: Request) async throws -> Response {
        let bytes = Array(try await request.body.collect(upTo: bodyLimit).readableBytesView)
        let source = try api.source(name, headers: request.headers, body: bytes)
        let isDry = request.uri.queryParameters["dry"].map { $0 == "true" } ?? false
        return .json(try await api.take(bytes, from: source, isDry: isDry).encoded())
    }

    /// The caller, whose act is counted before the body is read.
    private func principal(
        _ request: Request, _ context: GatewayContext, counting act: LimitedAct, ignoringEnd: Bool = false
    ) async throws -> CustomerPrincipal {
        let principal = try await api.principal(
            request.headers[.authorization], from: context.peer, ignoringEnd: ignoringEnd)
        try api.admit(act, of: principal, from: context.peer)
        return principal
    }

    private func body(_ request: Request) async throws -> JSONValue {
        guard MediaType(request.headers[.contentType] ?? "").name == "application/json" else {
            throw Fault(
                .unsupportedMediaType, "Content-Type must be application/json.", word: "content-type")
        }
        let buffer = try await request.body.collect(upTo: bodyLimit)
        guard let value = try? JSONValue(parsing: Array(buffer.readableBytesView)), value.object != nil else {
            throw Fault.bad("The body must be a JSON object.")
        }
        return value
    }
}
