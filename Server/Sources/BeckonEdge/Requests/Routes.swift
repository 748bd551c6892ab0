package import HTTPTypes
package import Hummingbird
import NIOCore

extension Router {
    /// Adds a page: a route for GET that also answers HEAD, without the content.
    package func page(
        _ path: RouterPath, use handler: @escaping @Sendable (Request, Context) async throws -> Response
    ) {
        get(path) { try await handler($0, $1) }
        head(path) { try await handler($0, $1).createHeadResponse() }
    }

    private static var methods: [HTTPRequest.Method] { [.get, .head, .post, .put, .delete, .patch] }

    /// Answers 405, with the allowed methods, to the other methods of every path that has a route; called when all routes are there.
    ///
    /// - Parameter headless: The paths where GET begins something, acts or streams: there HEAD is another method.
    package func refuseOtherMethods(headless: [RouterPath]) {
        for (_, routes) in Dictionary(grouping: routes, by: \.path.description) {
            guard let path = routes.first?.path else { continue }
            var allowed = Set(routes.map(\.method))
            if allowed.contains(.get), !headless.contains(path) { allowed.insert(.head) }
            let list = allowed.map(\.rawValue).sorted().joined(separator: ", ")
            for method in Self.methods where !allowed.contains(method) {
                on(path, method: method) { _, _ -> Response in
                    throw HTTPError(
                        .methodNotAllowed, headers: [.allow: list], message: "This method is not allowed here.")
                }
            }
        }
    }
}

extension Response {
    /// An answer in JSON.
    package static func json(_ body: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
        Response(status: status, headers: jsonFields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    private static let jsonFields: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
}
