import Beckon
import BeckonPlatform
import HTTPTypes
import Hummingbird
import NIOCore

/// Gives each platform its requests: everything below `/beckon/1/agent-sides/{name}/`.
struct PlatformRoutes: Sendable {
    /// The longest body; a longer one is refused with 413 and counted.
    static let longestBody = 1_048_576

    let platforms: [any AgentPlatform]
    let port: PlatformPorts

    /// The platform of a name; nil for another agent side's.
    func platform(_ name: String) -> (any AgentPlatform)? { platforms.first { $0.name.word == name } }

    func add(to router: Router<GatewayContext>) {
        guard !platforms.isEmpty else { return }
        let group = router.group("beckon/1")
        for method in [HTTPRequest.Method.get, .post, .put, .delete] {
            group.on("agent-sides/:source/**", method: method) { request, context in
                let name = try NativeRoutes.name(in: context.parameters.require("source"))
                guard let platform = platform(name) else { return NativeFault.unknown.response }
                return try await answer(request, platform)
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
        for (name, value) in request.uri.queryParameters { query[String(name)] = String(value) }
        let path = try request.uri.path.split(separator: "/").dropFirst(4).map { try NativeRoutes.name(in: String($0)) }
        let fields = request.headers.map { PlatformHeaders.Field($0.name.rawName, $0.value) }
        let answer = await platform.answer(
            PlatformRequest(
                method: request.method.rawValue, path: path, query: query, headers: PlatformHeaders(fields),
                body: Array(body.readableBytesView)), port.port(of: platform))
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
