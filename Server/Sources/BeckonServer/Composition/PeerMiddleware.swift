import BayeuxHTTP
import HTTPTypes
import Hummingbird

/// Puts the caller's address into the context of each request.
struct PeerMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: GatewayContext,
        next: @concurrent (Request, GatewayContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.peer = PeerField.peer(of: request)
        return try await next(request, context)
    }
}
