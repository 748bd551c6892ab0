import HTTPTypes
package import Hummingbird
import NIOCore

/// Lets a long answer be made only as fast as its reader takes it.
///
/// A connection tells whether its peer takes bytes, but learns of a piece only when its event loop has handled it. A body that
/// is made faster than that would pile up in memory; so each piece waits until the event loop has handled the one before.
package struct PacedBodyMiddleware: RouterMiddleware {
    /// Answers up to this length, in bytes, are written as they are.
    static let longestWhole = 131_072

    package init() {}

    package func handle(
        _ request: Request, context: GatewayContext,
        next: @concurrent (Request, GatewayContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard response.body.contentLength.map({ $0 > Self.longestWhole }) ?? true else { return response }
        let (body, loop) = (response.body, context.eventLoop)
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(
                writer.map { piece in
                    try await loop.submit {}.get()
                    return piece
                })
        }
        return response
    }
}
