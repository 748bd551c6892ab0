import HTTPTypes
import Hummingbird

/// The header field in which a connection tells the router from where a request comes; nobody else can set it.
enum PeerField {
    static let name = "x-beckon-peer"
    private static let field = HTTPField.Name(name)

    /// From where a request comes, for counting: an IPv4 address, or the network of an IPv6 address; empty for nowhere.
    ///
    /// Behind a trusted proxy it is the caller's own.
    static func peer(of request: Request) -> String { field.flatMap { request.headers[$0] } ?? "" }
}

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
