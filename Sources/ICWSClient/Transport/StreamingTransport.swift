public import BeckonTransport

/// What the client needs of an HTTP client: whole answers, and answers that are read while they come.
///
/// A transport keeps no cookies of its own: a session sends its cookie by hand, so that several sessions share a
/// transport. It does not follow redirects.
public protocol StreamingTransport: HTTPTransport {
    /// Sends a request and returns as soon as the head of the answer is there.
    ///
    /// Cancelling the task that reads the chunks ends the request. A transport holds at most 1 MiB that was not read
    /// yet; beyond that the stream fails with `TransportError.Code.bodyTooLarge`.
    ///
    /// - Parameter request: What to send; its time limit holds for the head alone, its body limit not at all.
    /// - Returns: The head and the chunks.
    /// - Throws: `TransportError` when no head came.
    func open(_ request: TransportRequest) async throws -> StreamedResponse
}

/// An answer that is still coming.
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
