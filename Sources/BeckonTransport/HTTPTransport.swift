/// What the phone libraries need from an HTTP client: one request out, one whole answer back.
///
/// The libraries above it know nothing else of the network, so an app may bring its own transport and a test may
/// answer without one. ``URLSessionTransport`` is the transport that apps use.
///
/// A transport keeps cookies between requests (Bayeux servers bind a session to `BAYEUX_BROWSER`), does not follow
/// redirects, and serves several requests at the same time: one is held by the server for half a minute while others
/// come and go.
public protocol HTTPTransport: Sendable {
    /// Sends one request and returns its whole answer.
    ///
    /// Every HTTP status is an answer, also 404 and 503. Cancelling the calling task ends the request at once, closes
    /// or frees its connection, and throws ``TransportError/Code-swift.struct/cancelled``.
    ///
    /// - Parameter request: What to send, how long to wait and how much of an answer to accept.
    /// - Returns: The answer with its body.
    /// - Throws: ``TransportError`` when there is no answer.
    func send(_ request: TransportRequest) async throws -> TransportResponse
}
