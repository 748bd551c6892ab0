package import NIOHTTP1

/// Why the server refuses a request before any route sees it, or after an error.
///
/// The answer has the form of GMS errors, the ``ErrorForm`` of the request's path. Messages are fixed texts: nothing of the
/// request is repeated.
package struct HTTPFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The HTTP status.
    package let status: HTTPResponseStatus
    /// What is wrong, for the developer of the client.
    package let message: String
    /// The form of the body.
    var form = ErrorForm.plain
    /// The origin of the page that sent the request; nil without one, and where the request's head could not be read.
    var origin: String?

    /// Describes a refusal.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - message: What is wrong; shown to the client, so without content of the request.
    package init(_ status: HTTPResponseStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    package var description: String { "\(status.code) \(message)" }

    /// The body to answer with.
    package var body: [UInt8] { Self.body(status: Int(status.code), message: message, in: form) }

    /// Writes an error body as GMS clients read it.
    ///
    /// - Parameters:
    ///   - status: The HTTP status, which decides about the field `exception`.
    ///   - message: The field `message`.
    ///   - form: Which fields the body has.
    /// - Returns: A JSON object.
    package static func body(status: Int, message: String, in form: ErrorForm = .plain) -> [UInt8] {
        form.body(status: status, exception: exception(status: status), message: message)
    }

    /// The class name that clients of Java services expect for a status.
    private static func exception(status: Int) -> String {
        switch status {
        case 400: "javax.ws.rs.BadRequestException"
        case 401: "javax.ws.rs.NotAuthorizedException"
        case 403: "javax.ws.rs.ForbiddenException"
        case 404: "javax.ws.rs.NotFoundException"
        case 405: "javax.ws.rs.NotAllowedException"
        case 406: "javax.ws.rs.NotAcceptableException"
        case 415: "javax.ws.rs.NotSupportedException"
        case 500: "javax.ws.rs.InternalServerErrorException"
        case 503: "javax.ws.rs.ServiceUnavailableException"
        case 400..<500: "javax.ws.rs.ClientErrorException"
        default: "javax.ws.rs.ServerErrorException"
        }
    }
}

extension HTTPFault {
    static let malformed = HTTPFault(.badRequest, "The request is not well-formed HTTP.")
    static let cut = HTTPFault(.badRequest, "The request is incomplete: the connection ended.")
    static let badHost = HTTPFault(.badRequest, "The request needs exactly one valid Host header field.")
    static let badTarget = HTTPFault(.badRequest, "The request target is not valid.")
    static let tooManyMarks = HTTPFault(
        .badRequest, "The request target or a header field has more than 30 combining marks in a row.")
    static let badPath = HTTPFault(.badRequest, "The path is not validly percent-encoded.")
    static let badLength = HTTPFault(.badRequest, "The length of the body is ambiguous.")
    static let chunkedOnHTTP10 = HTTPFault(.badRequest, "HTTP/1.0 has no chunked bodies.")
    static let chunkOverhead = HTTPFault(.badRequest, "The chunk extensions or trailers are too long.")
    static let unknownCoding = HTTPFault(.notImplemented, "Only the transfer coding chunked is supported.")
    static let unknownExpectation = HTTPFault(.expectationFailed, "Only the expectation 100-continue is supported.")
    static let unknownVersion = HTTPFault(.httpVersionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are supported.")
    static let methodNotAllowed = HTTPFault(.methodNotAllowed, "This method is not allowed here.")
    static let headerTooLarge = HTTPFault(.requestHeaderFieldsTooLarge, "The header fields are too long.")
    static let bodyTooLarge = HTTPFault(.payloadTooLarge, "The body is too long.")
    static let headerTooSlow = HTTPFault(.requestTimeout, "The header fields took too long to arrive.")
    static let bodyTooSlow = HTTPFault(.requestTimeout, "The body took too long to arrive.")
}
