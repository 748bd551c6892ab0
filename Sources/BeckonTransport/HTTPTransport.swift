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
}
