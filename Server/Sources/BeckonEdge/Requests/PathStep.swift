package import BayeuxHTTP
import Beckon
import HTTPTypes
package import Hummingbird

/// Gives routes the parts of their paths decoded: the one place that does it, see ``RequestPath``.
///
/// Nothing has a name with control characters, so such a path is an unknown one.
package struct PathStep: FrontStep {
    package init() {}

    package func before(_ request: Request, _ context: inout GatewayContext) throws(HTTPError) -> FrontVerdict {
        // The parts are parts of the target: where nothing is encoded there, they are not looked at.
        if RequestPath.isEncoded(request.uri.string),
            context.parameters.contains(where: { RequestPath.isEncoded($0.value) })
        {
            context.coreContext.parameters = try Self.decoded(context.parameters)
        }
        return .pass
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
