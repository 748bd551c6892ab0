import BayeuxHTTP
import HTTPTypes
import Hummingbird

/// Tells routes by their context from where a request comes.
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
