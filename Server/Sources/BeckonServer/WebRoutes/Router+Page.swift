import Hummingbird

extension Router {
    /// Adds a page: a route for GET that also answers HEAD, without the content.
    func page(
        _ path: RouterPath, use handler: @escaping @Sendable (Request, Context) async throws -> Response
    ) {
        get(path) { try await handler($0, $1) }
        head(path) { try await handler($0, $1).createHeadResponse() }
    }
}
