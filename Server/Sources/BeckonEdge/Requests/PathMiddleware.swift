import BayeuxHTTP
import Beckon
import HTTPTypes
package import Hummingbird

/// Gives routes the parts of their paths decoded: the one place that does it, see ``RequestPath``.
///
/// Nothing has a name with control characters, so such a path is an unknown one.
package struct PathMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request, context: GatewayContext,
        next: @concurrent (Request, GatewayContext) async throws -> Response
    ) async throws -> Response {
        guard context.parameters.contains(where: { RequestPath.isEncoded($0.value) }) else {
            return try await next(request, context)
        }
        var context = context
        context.coreContext.parameters = try Self.decoded(context.parameters)
        return try await next(request, context)
    }

    /// The parts of a path below a number of leading ones, decoded.
    ///
    /// - Throws: `HTTPError` with 400 for a broken encoding, with 404 for a control character.
    package static func parts(of path: String, after count: Int) throws(HTTPError) -> [String] {
        var parts: [String] = []
        for part in path.split(separator: "/").dropFirst(count) { parts.append(try decoded(part)) }
        return parts
    }

    private static func decoded(_ parameters: Parameters) throws(HTTPError) -> Parameters {
        var decoded: [(key: Substring, value: Substring)] = []
        for (name, value) in parameters { decoded.append((name, Substring(try Self.decoded(value)))) }
        return Parameters(decoded)
    }

    private static func decoded(_ part: Substring) throws(HTTPError) -> String {
        guard let text = RequestPath.decoded(part) else {
            throw HTTPError(.badRequest, message: "The path is not validly percent-encoded.")
        }
        guard !ControlCharacters.occur(in: text) else { throw HTTPError(.notFound) }
        return text
    }
}
