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
            add(policy.headers(origin: origin, isPreflight: true), to: &response)
            return response
        }
        var response = try await next(request, context)
        add(policy.headers(origin: origin, isPreflight: false), to: &response)
        return response
    }

    private func add(_ headers: [(name: String, value: String)], to response: inout Response) {
        for header in headers {
            guard let name = HTTPField.Name(header.name) else { continue }
            response.headers.append(HTTPField(name: name, value: header.value))
        }
    }
}
