public import Foundation

/// One HTTP request.
public struct TransportRequest: Sendable, Hashable {
    /// The method, in capitals, for example `POST`.
    public var method: String
    /// The address: an absolute `http` or `https` URL.
    public var url: URL
    /// The headers, without those that the transport adds itself (host, length, cookies).
    public var headers: TransportHeaders
    /// The body; empty for none.
    public var body: [UInt8]
    /// How long to wait for the whole answer.
    public var timeout: Duration
    /// The longest accepted body of the answer, in bytes, after decompression.
    public var maximumBodyBytes: Int
    /// Whether the request may arrive at the server twice without harm.
    ///
    /// HTTP clients send a request again by themselves when a connection that was used before ends without an answer.
    /// A transport that uses this value sends a request that must not be repeated on a connection of its own.
    public var mayBeRepeated = true

    /// The default limit for an answer: 4 MiB.
    public static let defaultMaximumBodyBytes = 4 * 1_024 * 1_024

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - method: The method, in capitals.
    ///   - url: An absolute `http` or `https` URL.
    ///   - headers: The headers.
    ///   - body: The body; empty for none.
    ///   - timeout: How long to wait for the whole answer; 30 s by default.
    ///   - maximumBodyBytes: The longest accepted body of the answer, in bytes.
    public init(
        method: String = "GET",
        url: URL,
        headers: TransportHeaders = [:],
        body: [UInt8] = [],
        timeout: Duration = .seconds(30),
        maximumBodyBytes: Int = TransportRequest.defaultMaximumBodyBytes
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.maximumBodyBytes = maximumBodyBytes
    }
}
