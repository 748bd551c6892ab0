import HTTPTypes
package import Hummingbird

/// Applies a ``CORSPolicy`` to the router's answers and answers preflight requests.
///
/// Put it before the middleware that turns errors into answers, so that a page can read error answers, too.
package struct CORSPolicyMiddleware<Context: RequestContext>: RouterMiddleware {
    private let policy: CORSPolicy

    /// Makes the middleware.
    ///
    /// - Parameter policy: Which origins may call.
    package init(policy: CORSPolicy) {
        self.policy = policy
    }

    package func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let origin = request.headers[.origin]
        let isPreflight = request.method == .options && request.headers[.accessControlRequestMethod] != nil
        if isPreflight, origin != nil {
            var response = Response(status: .noContent)
            let wish = request.headers[.accessControlRequestHeaders]
            response.add(policy.preflight(origin: origin, wish: wish))
            return response
        }
        var response = try await next(request, context)
        response.add(policy.headers(origin: origin))
        return response
    }
}

extension Response {
    /// Adds header fields; a name that is not well-formed is left out.
    mutating func add(_ fields: [CORSPolicy.Field]) {
        for field in fields {
            guard let name = HTTPField.Name(field.name) else { continue }
            headers.append(HTTPField(name: name, value: field.value))
        }
    }
}
