import BayeuxHTTP
package import Hummingbird
package import NIOCore

/// The context of a request: who sent it.
package struct GatewayContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The caller's address, for counting: an IPv4 address, or the network of an IPv6 address, because one machine can use
    /// every address of its network.
    ///
    /// Behind a trusted proxy this is the address that the proxy reports.
    package var peer = ""
    /// The event loop of the request's connection.
    package var eventLoop: any EventLoop

    /// Makes the context of a request that came over a connection.
    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        eventLoop = source.channel.eventLoop
    }
}

/// Puts the caller's address into the context of each request.
package struct PeerMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request, context: GatewayContext,
        next: @concurrent (Request, GatewayContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.peer = PeerField.peer(of: request)
        return try await next(request, context)
    }
}
