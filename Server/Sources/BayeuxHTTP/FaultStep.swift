import HTTPTypes
package import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Turns errors into answers, in the form that GMS clients read.
///
/// For errors that the closure does not render, Hummingbird's own keep their status (404, 405, 413, 415 and so on); all
/// others are logged by type, without content, and answered 500. Every body has the ``ErrorForm`` of its path. A request
/// that was cut off or cancelled is no error: no client is left to read an answer.
package struct FaultStep<Context: RequestContext>: FrontStep {
    /// Turns an error that the product knows into an answer.
    package typealias Rendering = @Sendable (any Error, Request) -> Response?

    /// Returns the form of a request's error body.
    package typealias Form = @Sendable (Request) -> ErrorForm

    private let form: Form
    private let rendering: Rendering

    /// Makes the step.
    ///
    /// - Parameters:
    ///   - rendering: Answers the errors that the product knows, nil for all others.
    ///   - form: How the other errors of a request are written.
    package init(
        rendering: @escaping Rendering = { _, _ in nil },
        form: @escaping Form = { ErrorForm(target: $0.uri.path) }
    ) {
        self.form = form
        self.rendering = rendering
    }

    package func answer(to error: any Error, of request: Request, _ context: Context) -> Response? {
        // The gate has already answered, or the server stops.
        if error is RequestInterrupted || error is CancellationError { return nil }
        return rendering(error, request) ?? Self.response(to: error, in: form(request), logger: context.logger)
    }

    private static func response(to error: any Error, in form: ErrorForm, logger: Logger) -> Response {
        switch error {
        case let fault as HTTPFault:
            return .fault(status: .init(code: Int(fault.status.code)), message: fault.message, in: form)
        case let error as HTTPError:
            return .fault(
                status: error.status, message: error.body ?? error.status.reasonPhrase, headers: error.headers, in: form
            )
        case let error as any HTTPResponseError:
            return .fault(status: error.status, message: error.status.reasonPhrase, in: form)
        default:
            logger.error("a request failed", metadata: ["error.type": "\(type(of: error))"])
            return .fault(status: .internalServerError, message: "The server failed to answer.", in: form)
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
    ///   - form: Which fields the body has.
    /// - Returns: The answer.
    package static func fault(
        status: HTTPResponse.Status, message: String, headers: HTTPFields = [:], in form: ErrorForm = .plain
    ) -> Response {
        var headers = headers
        headers[.contentType] = "application/json;charset=UTF-8"
        headers[.cacheControl] = "no-store"
        let body = HTTPFault.body(status: status.code, message: message, in: form)
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }
}
