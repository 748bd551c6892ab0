public import Foundation

/// The HTTP client of the phone libraries: sends one request and returns its whole answer.
///
/// The libraries use the network only through it, so an app may bring its own transport and a test may answer without a
/// network. Apps use ``URLSessionTransport``.
///
/// A transport keeps cookies between requests (Bayeux servers bind a session to `BAYEUX_BROWSER`), does not follow
/// redirects, and sends several requests at the same time: the server holds one for half a minute while others begin and
/// end.
public protocol HTTPTransport: Sendable {
    /// Sends one request and returns its whole answer.
    ///
    /// Every HTTP status is an answer, including 404 and 503. Cancelling the calling task ends the request at once, closes
    /// or frees its connection, and throws ``TransportError/Code-swift.struct/cancelled``.
    ///
    /// - Parameter request: The request, with its time-out and the longest body to accept.
    /// - Returns: The answer with its body.
    /// - Throws: ``TransportError`` when the request has no answer.
    func send(_ request: TransportRequest) async throws -> TransportResponse

    /// Sends a request whose body is the content of a file, and returns its whole answer.
    ///
    /// The time-out of the request limits the time in which nothing moves. Without an implementation of your own the file is read
    /// into memory, and no progress is told.
    ///
    /// - Parameters:
    ///   - file: The file; it stays as it is.
    ///   - request: The request, without a body.
    ///   - progress: Is told now and then how many bytes were sent; called from any thread, so it returns at once.
    /// - Returns: The answer with its body.
    /// - Throws: ``TransportError`` when the request has no answer.
    func upload(
        _ file: URL, with request: TransportRequest, progress: @escaping @Sendable (_ sent: Int64) -> Void
    ) async throws -> TransportResponse

    /// Sends a request, and writes the body of its answer into a file, whatever the status is.
    ///
    /// The time-out of the request limits the time in which nothing moves. Without an implementation of your own the body comes
    /// through memory, and no progress is told.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - file: The file; one that is there is emptied first.
    ///   - progress: Is told now and then how many bytes have come, of how many if the answer says it; called from any thread, so
    ///     it returns at once.
    /// - Returns: The answer, without its body.
    /// - Throws: ``TransportError`` when there is no answer; the file holds what has come.
    func download(
        _ request: TransportRequest, to file: URL,
        progress: @escaping @Sendable (_ received: Int64, _ total: Int64?) -> Void
    ) async throws -> TransportResponse
}

extension HTTPTransport {
    /// Sends a request whose body is the content of a file, through memory.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - request: The request, without a body.
    ///   - progress: Is told nothing.
    /// - Returns: The answer with its body.
    /// - Throws: ``TransportError``.
    public func upload(
        _ file: URL, with request: TransportRequest, progress: @escaping @Sendable (_ sent: Int64) -> Void
    ) async throws -> TransportResponse {
        var request = request
        do {
            request.body = Array(try Data(contentsOf: file))
        } catch {
            throw TransportError(code: .notStored, message: "The file cannot be read.", cause: error)
        }
        return try await send(request)
    }

    /// Sends a request, and writes the body of its answer into a file, through memory.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - file: The file.
    ///   - progress: Is told nothing.
    /// - Returns: The answer, without its body.
    /// - Throws: ``TransportError``.
    public func download(
        _ request: TransportRequest, to file: URL,
        progress: @escaping @Sendable (_ received: Int64, _ total: Int64?) -> Void
    ) async throws -> TransportResponse {
        var response = try await send(request)
        do {
            try Data(response.body).write(to: file)
        } catch {
            throw TransportError.notStored(error)
        }
        response.body = []
        return response
    }
}
