/// One HTTP answer with its whole body.
public struct TransportResponse: Sendable, Hashable {
    /// The HTTP status code.
    public var status: Int
    /// The headers of the answer.
    public var headers: TransportHeaders
    /// The body, decompressed.
    public var body: [UInt8]

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - status: The HTTP status code.
    ///   - headers: The headers.
    ///   - body: The body.
    public init(status: Int, headers: TransportHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Whether the status is one of success (200 to 299).
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The time to wait from the header `Retry-After`, if the server gave it in seconds.
    ///
    /// A date or an unreadable value gives nil; more than an hour counts as an hour.
    public var retryAfter: Duration? {
        guard let text = headers["retry-after"], let seconds = Int(text), seconds >= 0 else { return nil }
        return .seconds(min(seconds, 3_600))
    }
}
