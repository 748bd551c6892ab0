import HTTPTypes
package import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Turns errors into answers, in one place and in the form GMS clients read.
///
/// What the closure does not know is judged here: Hummingbird's own errors keep their status (404, 405, 413, 415 and
/// so on), everything else is logged by its type, without content, and answered 500. Every body is
/// `{"exception":"<class>","message":"<text>"}` (gateway API, error bodies). A request that was cut off or cancelled is
/// no error: nobody is left to read an answer.
package struct FaultMiddleware<Context: RequestContext>: RouterMiddleware {
    /// Turns an error that the product knows into an answer.
    package typealias Rendering = @Sendable (any Error, Request) -> Response?

    private let rendering: Rendering

    /// Makes the middleware.
    ///
    /// - Parameter rendering: Answers the errors that the product knows, nil for all others.
    package init(rendering: @escaping Rendering = { _, _ in nil }) {
        self.rendering = rendering
    }

    package func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            // The gate has answered already, or the server stops.
            if error is RequestInterrupted || error is CancellationError { throw error }
            if let response = rendering(error, request) { return response }
            return Self.response(to: error, logger: context.logger)
        }
    }

    private static func response(to error: any Error, logger: Logger) -> Response {
        switch error {
        case let refusal as HTTPRefusal:
            return .fault(status: .init(code: Int(refusal.status.code)), message: refusal.message)
        case let error as HTTPError:
            return .fault(
                status: error.status, message: error.body ?? error.status.reasonPhrase, headers: error.headers)
        case let error as any HTTPResponseError:
            return .fault(status: error.status, message: error.status.reasonPhrase)
        default:
            logger.error("Request failed", metadata: ["error.type": "\(type(of: error))"])
            return .fault(status: .internalServerError, message: "The server failed to answer.")
        }
    }
}

extension Response {
    /// An error in the form GMS clients read (gateway API, error bodies).
    ///
    /// - Parameters:
    ///   - status: The HTTP status, which also decides about the field `exception`.
    ///   - message: The field `message`; shown to people, so without content of the request.
    ///   - headers: Further header fields.
    /// - Returns: The answer.
    package static func fault(status: HTTPResponse.Status, message: String, headers: HTTPFields = [:]) -> Response {
        var headers = headers
        headers[.contentType] = "application/json;charset=UTF-8"
        headers[.cacheControl] = "no-store"
        let body = HTTPRefusal.body(status: status.code, message: message)
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }
}
