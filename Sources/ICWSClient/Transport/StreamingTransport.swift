public import BeckonTransport

/// An HTTP client that returns whole answers, and answers that are read while they arrive.
///
/// A transport keeps no cookies: each session sends its own cookie, so that several sessions can share a transport. It
/// does not follow redirects.
public protocol StreamingTransport: HTTPTransport {
    /// Sends a request and returns as soon as the head of the answer arrives.
    ///
    /// Cancelling the task that reads the chunks ends the request. A transport holds at most 16 MiB of unread bytes;
    /// beyond that the stream fails with `TransportError.Code.bodyTooLarge`.
    ///
    /// - Parameter request: What to send; its time limit applies to the head only, its body limit does not apply.
    /// - Returns: The head and the chunks.
    /// - Throws: `TransportError` when no head arrived.
    func open(_ request: TransportRequest) async throws -> StreamedResponse
}

/// An answer whose body is still arriving.
public struct StreamedResponse: Sendable {
    /// The HTTP status code.
    public var status: Int
    /// The headers.
    public var headers: TransportHeaders
    /// The body piece by piece; fails with `TransportError` when the connection ends too early.
    public var chunks: AsyncThrowingStream<[UInt8], any Error>

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - status: The HTTP status code.
    ///   - headers: The headers.
    ///   - chunks: The body.
    public init(status: Int, headers: TransportHeaders, chunks: AsyncThrowingStream<[UInt8], any Error>) {
        self.status = status
        self.headers = headers
        self.chunks = chunks
    }
}
