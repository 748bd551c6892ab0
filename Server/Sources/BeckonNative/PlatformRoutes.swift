import Beckon
import BeckonEdge
import BeckonJSON
package import BeckonPlatform
import HTTPTypes
import Hummingbird
import NIOCore

/// Gives each platform the requests that it sends below `/beckon/1/agent-sides/{name}/`.
package struct PlatformRoutes: Sendable {
    /// The longest body; a longer one is refused with 413 and counted.
    static let longestBody = 1_048_576

    private let platforms: [any AgentPlatform]
    private let port: @Sendable (any AgentPlatform) -> PlatformPort

    /// - Parameters:
    ///   - platforms: The adapters.
    ///   - port: What an adapter may do to Beckon.
    package init(
        platforms: [any AgentPlatform], port: @escaping @Sendable (any AgentPlatform) -> PlatformPort
    ) {
        self.platforms = platforms
        self.port = port
    }

    func add(to router: Router<GatewayContext>) {
        let group = router.group("beckon/1")
        for platform in platforms {
            for path in platform.paths {
                group.post(RouterPath("agent-sides/\(platform.name.word)/\(path)")) { request, _ in
                    try await Fault.answering { try await answer(request, platform) }
                }
            }
        }
    }

    /// Answers a request with the platform's adapter.
    func answer(_ request: Request, _ platform: any AgentPlatform) async throws -> Response {
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: Self.longestBody)
        } catch is NIOTooManyBytesError {
            platform.tally.refused("too-large")
            return Response(status: .contentTooLarge)
        }
        var query: [String: String] = [:]
        for (name, value) in request.uri.queryParameters { query[String(name)] = StreamSafe.text(String(value)) }
        let path = try PathStep.parts(of: request.uri.path, after: 4)
        let fields = request.headers.map { PlatformHeaders.Field($0.name.rawName, $0.value) }
        let answer = await platform.answer(
            PlatformRequest(
                method: request.method.rawValue, path: path, query: query, headers: PlatformHeaders(fields),
                body: Array(body.readableBytesView)), port(platform))
        return Self.response(answer)
    }

    private static func response(_ answer: PlatformAnswer) -> Response {
        var headers = HTTPFields()
        for field in answer.headers.fields {
            if let name = HTTPField.Name(field.name) { headers.append(HTTPField(name: name, value: field.value)) }
        }
        return Response(
            status: .init(code: answer.status), headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
}
